import { describe, expect, it } from 'vitest';
import { checkAddress, EMPTY_ADDRESS, toAddressDraft, toAddressInput } from './addressDraft.ts';

const draft = {
  ...EMPTY_ADDRESS,
  recipient: ' Amel Ben Salah ',
  phone: '+216 98 123 456',
  regionNumber: '4',
  delegation: 'La Marsa',
  postalCode: '2070',
  street: '12, rue du Lac',
};

describe('an address', () => {
  it('has an error for each missing field that is required', () => {
    expect(checkAddress(EMPTY_ADDRESS)).toEqual({
      recipient: 'REQUIRED',
      phone: 'REQUIRED',
      regionNumber: 'REQUIRED',
      delegation: 'REQUIRED',
      postalCode: 'REQUIRED',
      street: 'REQUIRED',
    });
    expect(checkAddress(draft)).toEqual({});
  });

  it.each([
    ['phone', '12 345 678', 'INVALID'],
    ['phone', '9812345', 'INVALID'],
    ['secondPhone', 'abc', 'INVALID'],
    ['postalCode', '20700', 'INVALID'],
    ['postalCode', '0000', 'INVALID'],
    ['postalCode', '0207', 'INVALID'],
    ['street', 'x'.repeat(201), 'TOO_LONG'],
    ['note', 'x'.repeat(301), 'TOO_LONG'],
  ] as const)('%s %j is %s', (name, value, problem) =>
    expect(checkAddress({ ...draft, [name]: value })).toEqual({ [name]: problem }),
  );

  it.each(['98123456', '0021698123456', '+216 98.123-456'])('%s is a telephone number', (phone) =>
    expect(checkAddress({ ...draft, phone })).toEqual({}),
  );

  it.each(['2070', ' 20 70 ', '٢٠٧٠', '\u200e2070'])('%j is the postal code 2070', (postalCode) => {
    expect(checkAddress({ ...draft, postalCode })).toEqual({});
    expect(toAddressInput({ ...draft, postalCode }).postalCode).toBe('2070');
  });

  it('is sent trimmed, and without empty fields', () => {
    expect(toAddressInput(draft)).toEqual({
      recipient: 'Amel Ben Salah',
      phone: '+21698123456',
      secondPhone: null,
      regionNumber: 4,
      delegation: 'La Marsa',
      postalCode: '2070',
      street: '12, rue du Lac',
      landmark: null,
      note: null,
    });
  });

  it('is the same after saving and editing', () => {
    const { regionNumber: number, ...kept } = toAddressInput(draft);
    expect(toAddressInput(toAddressDraft({ ...kept, region: { number } }))).toEqual(toAddressInput(draft));
  });
});
