import { expect, it } from 'vitest';
import { pageOf } from './address';

it('knows the pages by their addresses', () => {
  expect(pageOf('/')).toEqual({ name: 'home' });
  expect(pageOf('/table/00ff')).toEqual({ name: 'table', table: '00ff' });
  expect(pageOf('/table/00fg')).toEqual({ name: 'nothing' });
  expect(pageOf('/replay/00ff', '#move=12')).toEqual({ name: 'replay', id: '00ff' });
  expect(pageOf('/rules/duel', '#DUE-20')).toEqual({ name: 'rules', game: 'duel', rule: 'DUE-20' });
  expect(pageOf('/elsewhere')).toEqual({ name: 'nothing' });
});
