/** The draft of an address, and its validation before it is sent. */
import { bareNumber, isPhone, isPostalCode } from './typedNumbers.ts';

/** Fields in the order of the form; each is the control's name too. */
export const ADDRESS_FIELDS = [
  'recipient',
  'phone',
  'secondPhone',
  'regionNumber',
  'delegation',
  'postalCode',
  'street',
  'landmark',
  'note',
] as const;
export type AddressFieldName = (typeof ADDRESS_FIELDS)[number];

/** Values of the controls; `regionNumber` is '1' to '24', or empty. */
export type AddressDraft = Readonly<Record<AddressFieldName, string>>;

/** Error of a field. */
export type AddressProblem = 'REQUIRED' | 'INVALID' | 'TOO_LONG';

export const EMPTY_ADDRESS: AddressDraft = {
  recipient: '',
  phone: '',
  secondPhone: '',
  regionNumber: '',
  delegation: '',
  postalCode: '',
  street: '',
  landmark: '',
  note: '',
};

/** Maximum lengths in characters; the gateway checks the same. */
export const ADDRESS_LIMITS = { recipient: 120, street: 200, landmark: 120, note: 300 } as const;

const OPTIONAL: ReadonlySet<AddressFieldName> = new Set(['secondPhone', 'landmark', 'note']);
const SHAPES: Partial<Record<AddressFieldName, (value: string) => boolean>> = {
  phone: isPhone,
  secondPhone: isPhone,
  postalCode: isPostalCode,
};

/** A trimmed value; in a number also without the separators between its digits. */
const clean = (name: AddressFieldName, value: string): string =>
  name in SHAPES ? bareNumber(value) : value.trim();

function problemOf(name: AddressFieldName, typed: string): AddressProblem | undefined {
  const value = clean(name, typed);
  if (value === '') return OPTIONAL.has(name) ? undefined : 'REQUIRED';
  if (SHAPES[name]?.(value) === false) return 'INVALID';
  return name in ADDRESS_LIMITS && value.length > ADDRESS_LIMITS[name as keyof typeof ADDRESS_LIMITS]
    ? 'TOO_LONG'
    : undefined;
}

/** Errors of an address; empty if it can be sent. Whether the delegation belongs to the governorate is checked by the gateway. */
export function checkAddress(draft: AddressDraft): Partial<Record<AddressFieldName, AddressProblem>> {
  const problems: Partial<Record<AddressFieldName, AddressProblem>> = {};
  for (const name of ADDRESS_FIELDS) {
    const problem = problemOf(name, draft[name]);
    if (problem) problems[name] = problem;
  }
  return problems;
}

/** A valid address as the gateway's `AddressInput`. */
export function toAddressInput(draft: AddressDraft) {
  const value = (name: AddressFieldName): string => clean(name, draft[name]);
  const optional = (name: AddressFieldName): string | null => value(name) || null;
  return {
    recipient: value('recipient'),
    phone: value('phone'),
    secondPhone: optional('secondPhone'),
    regionNumber: Number(draft.regionNumber),
    delegation: value('delegation'),
    postalCode: value('postalCode'),
    street: value('street'),
    landmark: optional('landmark'),
    note: optional('note'),
  };
}

/** The draft of a saved address. */
export function toAddressDraft(address: {
  readonly recipient: string;
  readonly phone: string;
  readonly secondPhone: string | null | undefined;
  readonly region: { readonly number: number };
  readonly delegation: string;
  readonly postalCode: string;
  readonly street: string;
  readonly landmark: string | null | undefined;
  readonly note: string | null | undefined;
}): AddressDraft {
  const { recipient, phone, secondPhone, region, delegation, postalCode, street, landmark, note } = address;
  return {
    recipient,
    phone,
    secondPhone: secondPhone ?? '',
    regionNumber: String(region.number),
    delegation,
    postalCode,
    street,
    landmark: landmark ?? '',
    note: note ?? '',
  };
}
