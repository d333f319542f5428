import { expect, it } from 'vitest';
import { keyOf } from './keys';

it('reads letters by their place in every alphabet', () => {
  expect(keyOf({ key: 'w', code: 'KeyW' })).toBe('w');
  expect(keyOf({ key: 'W', code: 'KeyW' })).toBe('w');
  expect(keyOf({ key: 'ц', code: 'KeyW' })).toBe('w');
  // A keyboard with other places for its Latin letters.
  expect(keyOf({ key: 'z', code: 'KeyW' })).toBe('z');
  expect(keyOf({ key: '?', code: 'Slash' })).toBe('?');
  expect(keyOf({ key: 'Escape', code: 'Escape' })).toBe('Escape');
});
