import { describe, expect, it } from 'vitest';
import {
  addressOf,
  checkDraft,
  EMPTY_DRAFT,
  fieldOf,
  toContact,
  type CheckoutDraft,
} from './checkoutDraft.ts';

const draft: CheckoutDraft = {
  ...EMPTY_DRAFT,
  values: {
    ...EMPTY_DRAFT.values,
    contactName: ' Amel Ben Salah ',
    contactPhone: '98 123 456',
    regionNumber: '4',
    delegation: 'La Marsa',
    postalCode: '2070',
    street: '3, rue de la Plage',
  },
};
const withValues = (values: Partial<CheckoutDraft['values']>): CheckoutDraft => ({
  ...draft,
  values: { ...draft.values, ...values },
});

describe('the draft of an order', () => {
  it('reports each missing field once, and requires no recipient if the buyer receives it', () => {
    expect(checkDraft(EMPTY_DRAFT, false)).toEqual({
      contactName: 'REQUIRED',
      contactPhone: 'REQUIRED',
      regionNumber: 'REQUIRED',
      delegation: 'REQUIRED',
      postalCode: 'REQUIRED',
      street: 'REQUIRED',
    });
    expect(Object.keys(checkDraft({ ...EMPTY_DRAFT, isRecipient: false }, false))).toContain('recipient');
    expect(Object.keys(checkDraft(EMPTY_DRAFT, true))).toEqual(['contactName', 'contactPhone']);
    expect(checkDraft(draft, false)).toEqual({});
  });

  it.each([
    [{ contactPhone: '123' }, { contactPhone: 'INVALID' }],
    [{ contactEmail: 'amel@' }, { contactEmail: 'INVALID' }],
    [{ contactEmail: 'amel@example.tn' }, {}],
    [{ contactName: 'x'.repeat(121) }, { contactName: 'TOO_LONG' }],
  ] as const)('%j means %j', (values, problems) =>
    expect(checkDraft(withValues(values), false)).toEqual(problems),
  );

  it('is delivered to the buyer, or to another recipient', () => {
    expect(addressOf(draft)).toMatchObject({ recipient: ' Amel Ben Salah ', phone: '98 123 456' });
    expect(addressOf({ ...withValues({ recipient: 'Ali' }), isRecipient: false }).recipient).toBe('Ali');
    expect(toContact(draft.values)).toEqual({
      contactName: 'Amel Ben Salah',
      contactPhone: '98123456',
      contactEmail: null,
    });
  });
});

it.each([
  [['contactEmail'], 'contactEmail'],
  [['input', 'address', 'delegation'], 'delegation'],
  [['address', 'phone'], 'contactPhone'],
  [['points'], undefined],
  [[], undefined],
] as const)('a refusal of %j is shown at %s', (path, field) => expect(fieldOf(path, true)).toBe(field));
