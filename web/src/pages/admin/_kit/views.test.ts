import { expect, test } from 'vitest';
import { contentOf, isChanged, listNameOf, readViewState, viewAddress, writeViewState } from './views.ts';
import type { View } from './views.ts';

const view: View = {
  id: 'V1',
  version: 1,
  list: 'orders',
  name: 'À préparer',
  isShared: false,
  isOwn: true,
  isDefault: false,
  filters: 'q=amel&f.state=CONFIRMED',
  sort: '-TOTAL',
  columns: ['total', 'state'],
  density: 'COMPACT',
};
const start: View = { ...view, id: 'V2', isDefault: true };
const read = (query: string, views: readonly View[] = [view]) =>
  readViewState(new URLSearchParams(query), views);

test('the address of a view alone shows what it has saved, on every page', () => {
  const state = read('view=V1&after=abc&p=2');
  expect(state).toMatchObject({
    view: 'V1',
    search: 'amel',
    filters: { state: 'CONFIRMED' },
    sort: { field: 'TOTAL', isDescending: true },
    columns: ['total', 'state'],
    density: 'compact',
    page: 2,
  });
  expect(isChanged(state, view)).toBe(false);
  expect(contentOf(state)).toEqual({
    filters: 'q=amel&f.state=CONFIRMED',
    sort: '-TOTAL',
    columns: ['total', 'state'],
    density: 'COMPACT',
  });
  expect(writeViewState(state, [view])).toBe('view=V1&after=abc&p=2');
});

test('a changed view says so in its address, also without any condition left', () => {
  const fewer = { ...read('view=V1'), filters: {} };
  const written = writeViewState(fewer, [view]);
  expect(written).toBe('view=V1&q=amel&sort=-TOTAL&cols=total%2Cstate&d=compact');
  expect(read(written)).toEqual(fewer);
  const none = { ...fewer, search: '', sort: null, columns: null, density: null };
  expect(read(writeViewState(none, [view]))).toEqual(none);
  expect(isChanged(none, view)).toBe(true);
});

test('a list without conditions opens with the default view, unless all is asked for', () => {
  expect(read('', [view, start]).view).toBe('V2');
  expect(read('n=50', [view, start])).toMatchObject({ view: 'V2', size: 50, search: 'amel' });
  expect(read('q=sami', [view, start])).toMatchObject({ view: null, search: 'sami' });
  expect(read('view=all', [view, start])).toMatchObject({ view: null, search: '' });
  expect(viewAddress('/admin/orders', null, [view, start])).toBe('/admin/orders?view=all');
  expect(viewAddress('/admin/orders', null, [view])).toBe('/admin/orders');
  expect(viewAddress('/admin/orders', 'V1', [view])).toBe('/admin/orders?view=V1');
});

test('a view that does not exist counts as none', () => {
  expect(read('view=V9&f.state=NEW')).toMatchObject({ view: null, filters: { state: 'NEW' } });
});

test('a list is named by its path', () => {
  expect(listNameOf('/admin/orders')).toBe('orders');
  expect(listNameOf('/admin/cash/missing')).toBe('cash-missing');
});

test('a view holds its layout', () => {
  const board = { ...view, filters: 'layout=board&f.state=CONFIRMED' };
  const state = read('view=V1', [board]);
  expect(state.layout).toBe('board');
  expect(contentOf(state).filters).toBe('layout=board&f.state=CONFIRMED');
  const asList = { ...state, layout: null };
  expect(isChanged(asList, board)).toBe(true);
  expect(read(writeViewState(asList, [board]), [board])).toMatchObject({ view: 'V1', layout: null });
});
