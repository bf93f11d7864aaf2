import { describe, expect, it } from 'vitest';
import { withoutPrefix } from './formatPhone.ts';
import { bareNumber, isOrderNumber, isPhone, orderNumber } from './typedNumbers.ts';

describe('a telephone number', () => {
  it.each([
    '98123456',
    '0021698123456',
    '+216 98.123-456',
    '98/123/456',
    '+216\u00a098\u202f123\u202f456',
    // From a list of contacts.
    '\u202a+216 98 123 456\u202c',
    '٩٨ ١٢٣ ٤٥٦',
  ])('is understood as %j', (typed) => expect(isPhone(bareNumber(typed))).toBe(true));

  it.each(['12 345 678', '9812345', 'abc', ''])('is not %j', (typed) =>
    expect(isPhone(bareNumber(typed))).toBe(false),
  );
});

it('a field that shows the prefix has the number without it', () => {
  expect(withoutPrefix('+21698123456')).toBe('98 123 456');
  expect(withoutPrefix('+33612345678')).toBe('+33612345678');
});

describe('an order number', () => {
  it.each([
    ' cmd-26-000042-3 ',
    // Copied from a page of the shop.
    '\u2066CMD-26-000042-3\u2069',
    'CMD–26–000042–3',
    'cmd 26 000042 3',
    // From a parcel.
    'CMD-26-000042-3/1',
  ])('is understood as %j', (typed) => expect(orderNumber(typed)).toBe('CMD-26-000042-3'));

  it.each(['CMD-26-42-3', '26-000042-3', 'CMD-26-000042-3-4'])('is not %j', (typed) =>
    expect(isOrderNumber(orderNumber(typed))).toBe(false),
  );
});
