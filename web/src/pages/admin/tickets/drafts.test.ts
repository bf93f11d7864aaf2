// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { TICKET_DRAFTS_KEY } from '../../../features/checkout/leaveDevice.ts';
import { readDraft, storeDraft } from './drafts.ts';

const draft = (text: string) => ({ text, last: '7' });

beforeEach(() => localStorage.clear());

it('drafts are kept by ticket and kind, and gone when they are emptied', () => {
  storeDraft('TKT-1', 'reply', draft('Bonjour'));
  storeDraft('TKT-1', 'note', draft('Rappeler'));
  storeDraft('TKT-2', 'reply', draft('Salut'));
  expect(readDraft('TKT-1', 'reply').text).toBe('Bonjour');
  expect(readDraft('TKT-1', 'reply').last).toBe('7');
  expect(readDraft('TKT-1', 'note').text).toBe('Rappeler');
  storeDraft('TKT-1', 'reply', draft(' '));
  expect(readDraft('TKT-1', 'reply').text).toBe('');
  expect(readDraft('TKT-2', 'reply').text).toBe('Salut');
  storeDraft('TKT-1', 'note', draft(''));
  storeDraft('TKT-2', 'reply', draft(''));
  expect(localStorage.getItem(TICKET_DRAFTS_KEY)).toBeNull();
});

it('a device without storage, or with something else in it, has no drafts', () => {
  localStorage.setItem(TICKET_DRAFTS_KEY, '["x"');
  expect(readDraft('TKT-1', 'reply').text).toBe('');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeDraft('TKT-1', 'reply', draft('Bonjour'));
  vi.restoreAllMocks();
  expect(readDraft('TKT-1', 'reply').text).toBe('');
});
