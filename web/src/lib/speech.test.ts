import { expect, it } from 'vitest';
import { Speech } from './speech';

it('says what happens from now on, and asks', () => {
  const speech = new Speech();
  const lines = [{ version: 1, words: 'Anna begins.' }];
  expect(speech.hear(lines, 'Your turn.')).toBe('Your turn.');
  expect(speech.hear(lines, 'Your turn.')).toBe('');
  lines.push({ version: 2, words: 'Anna takes white.' });
  expect(speech.hear(lines, '')).toBe('Anna takes white.');
  lines.push({ version: 3, words: 'Bruno takes blue.' }, { version: 3, words: 'Laid: 1W3.' });
  expect(speech.hear(lines, 'Your turn.')).toBe('Bruno takes blue. Laid: 1W3. Your turn.');
  expect(speech.hear(lines, 'How to pay?')).toBe('How to pay?');
});
