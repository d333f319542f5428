import { describe, expect, it } from 'vitest';
import { weightOf } from './log';

describe('the log', () => {
  it('tells no secret of one’s own', () => {
    expect(weightOf({ type: 'role', seat: 0, role: 'mastermind' })).toBe('untold');
    expect(weightOf({ type: 'plot', seat: 0, plot: 'subversion_of_heroes' })).toBe('untold');
  });

  it('tells what was drawn only to whoever may see it', () => {
    expect(weightOf({ type: 'drew', seat: 0, card: '?', open: false })).toBe('untold');
    expect(weightOf({ type: 'drew', seat: 0, card: 'kick', open: false })).toBe('minor');
  });

  it('has what players do above what follows from it', () => {
    expect(weightOf({ type: 'bought', seat: 1, card: 'kick', price: 3 })).toBe('main');
    expect(weightOf({ type: 'line_up', card: 'kick' })).toBe('minor');
    expect(weightOf(null)).toBe('main');
  });
});
