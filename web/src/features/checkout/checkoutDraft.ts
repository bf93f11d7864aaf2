/** The draft of an order, and its validation before it is sent. */
import { MAX_EMAIL_LENGTH } from '../../../../gateway/contract/rules/limits.ts';
import {
  ADDRESS_FIELDS,
  checkAddress,
  EMPTY_ADDRESS,
  toAddressInput,
  type AddressDraft,
  type AddressFieldName,
  type AddressProblem,
} from '../address/addressDraft.ts';
import { DRAFT_KEY } from './leaveDevice.ts';

export const CONTACT_FIELDS = ['contactName', 'contactPhone', 'contactEmail'] as const;
export type ContactFieldName = (typeof CONTACT_FIELDS)[number];
export type CheckoutFieldName = ContactFieldName | AddressFieldName;

/** Fields in the order of the form; each is the control's name too. */
export const CHECKOUT_FIELDS: readonly CheckoutFieldName[] = [...CONTACT_FIELDS, ...ADDRESS_FIELDS];

export type CheckoutValues = Readonly<Record<ContactFieldName, string>> & AddressDraft;
export type CheckoutProblems = Partial<Record<CheckoutFieldName, string>>;

export interface CheckoutDraft {
  readonly values: CheckoutValues;
  /** The buyer is the recipient. */
  readonly isRecipient: boolean;
  /** The chosen payment option, as `nameOfOption` names it; empty: none yet. */
  readonly payment: string;
  readonly acceptsTerms: boolean;
}

export const EMPTY_DRAFT: CheckoutDraft = {
  values: { contactName: '', contactPhone: '', contactEmail: '', ...EMPTY_ADDRESS },
  isRecipient: true,
  payment: '',
  acceptsTerms: false,
};

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The delivery address; without a recipient of its own the buyer is the recipient. */
export function addressOf({ values, isRecipient }: CheckoutDraft): AddressDraft {
  return isRecipient
    ? { ...values, recipient: values.contactName, phone: values.contactPhone, secondPhone: '' }
    : values;
}

function emailProblem(email: string): AddressProblem | undefined {
  if (email === '') return undefined;
  if (email.length > MAX_EMAIL_LENGTH) return 'TOO_LONG';
  return EMAIL.test(email) ? undefined : 'INVALID';
}

/** Errors of the buyer's fields; empty if valid. */
export function checkContact({ contactName, contactPhone, contactEmail }: CheckoutValues): CheckoutProblems {
  // A name and a telephone number follow the rules of an address.
  const { recipient, phone } = checkAddress({
    ...EMPTY_ADDRESS,
    recipient: contactName,
    phone: contactPhone,
  });
  const email = emailProblem(contactEmail.trim());
  return {
    ...(recipient && { contactName: recipient }),
    ...(phone && { contactPhone: phone }),
    ...(email && { contactEmail: email }),
  };
}

/** Errors of a draft; `isAddressChosen`: a saved address is used. */
export function checkDraft(draft: CheckoutDraft, isAddressChosen: boolean): CheckoutProblems {
  const contact = checkContact(draft.values);
  if (isAddressChosen) return contact;
  const { recipient, phone, ...place } = checkAddress(addressOf(draft));
  if (draft.isRecipient) return { ...contact, ...place };
  return { ...contact, ...(recipient && { recipient }), ...(phone && { phone }), ...place };
}

/** The buyer as input of the gateway. */
export function toContact({ contactName, contactPhone, contactEmail }: CheckoutValues) {
  const { recipient, phone } = toAddressInput({
    ...EMPTY_ADDRESS,
    recipient: contactName,
    phone: contactPhone,
  });
  return { contactName: recipient, contactPhone: phone, contactEmail: contactEmail.trim() || null };
}

/** The control that a refusal of the gateway belongs to; undefined: none that is shown. */
export function fieldOf(path: readonly string[], isRecipient: boolean): CheckoutFieldName | undefined {
  const [first = '', second] = path[0] === 'input' ? path.slice(1) : path;
  if (first !== 'address') return CONTACT_FIELDS.find((name) => name === first);
  if (isRecipient && second === 'recipient') return 'contactName';
  if (isRecipient && second === 'phone') return 'contactPhone';
  return ADDRESS_FIELDS.find((name) => name === second);
}

/** Stores a draft in the tab: a reload, or a visit to the cart, loses nothing. */
export function storeDraft(draft: CheckoutDraft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Without storage it lives as long as the page.
  }
}

/** The stored draft of the tab; values that are not strings are left out. */
export function recallDraft(): CheckoutDraft {
  try {
    const { values, isRecipient, payment, acceptsTerms } = JSON.parse(
      sessionStorage.getItem(DRAFT_KEY) ?? '{}',
    ) as Partial<CheckoutDraft>;
    const texts = CHECKOUT_FIELDS.flatMap((name) => {
      const value: unknown = values?.[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    return {
      values: { ...EMPTY_DRAFT.values, ...Object.fromEntries(texts) },
      isRecipient: isRecipient !== false,
      payment: typeof payment === 'string' ? payment : '',
      acceptsTerms: acceptsTerms === true,
    };
  } catch {
    return EMPTY_DRAFT;
  }
}
