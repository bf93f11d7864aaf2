// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { FORM_DRAFTS_KEY } from '../../../features/checkout/leaveDevice.ts';
import {
  draftPlace,
  forgetFormDraft,
  forgetFormDraftsOf,
  isStorable,
  readFormDraft,
  storeFormDraft,
} from './formDrafts.ts';

beforeEach(() => sessionStorage.clear());

const place = (pathname: string, person = '1') => draftPlace(person, pathname, ['name', 'country']);
const draft = (name: string) => ({ base: { name: '' }, values: { name } });

it('stores drafts by person, address and form', () => {
  storeFormDraft(place('/admin/brands/1'), draft('Aoula'));
  expect(readFormDraft(draftPlace('1', '/admin/brands/1', ['country', 'name']))).toEqual(draft('Aoula'));
  expect(readFormDraft(place('/admin/brands/2'))).toBeNull();
  expect(readFormDraft(place('/admin/brands/1', '2'))).toBeNull();
  expect(readFormDraft(draftPlace('1', '/admin/brands/1', ['name']))).toBeNull();
});

it('removes them one by one and by page, and leaves nothing', () => {
  storeFormDraft(place('/admin/brands/1'), draft('a'));
  storeFormDraft(place('/admin/brands/11'), draft('b'));
  forgetFormDraftsOf('/admin/brands/1');
  expect(readFormDraft(place('/admin/brands/1'))).toBeNull();
  expect(readFormDraft(place('/admin/brands/11'))).toEqual(draft('b'));
  forgetFormDraft(place('/admin/brands/11'));
  expect(sessionStorage.getItem(FORM_DRAFTS_KEY)).toBeNull();
});

it('is bounded in number and size', () => {
  for (let n = 0; n < 12; n += 1) storeFormDraft(place(`/admin/brands/${n}`), draft(String(n)));
  expect(readFormDraft(place('/admin/brands/1'))).toBeNull();
  expect(readFormDraft(place('/admin/brands/2'))).toEqual(draft('2'));
  storeFormDraft(place('/admin/brands/2'), draft('x'.repeat(200_000)));
  expect(readFormDraft(place('/admin/brands/2'))).toBeNull();
});

it('survives other contents of the storage', () => {
  for (const text of ['{', '[]', 'null', JSON.stringify({ [place('/a')]: { base: 1 } })]) {
    sessionStorage.setItem(FORM_DRAFTS_KEY, text);
    expect(readFormDraft(place('/a'))).toBeNull();
  }
});

it('has no secrets', () => {
  expect(['name', 'webhookSecret', 'password', 'apiToken', 'rib', 'description'].filter(isStorable)).toEqual([
    'name',
    'description',
  ]);
});
