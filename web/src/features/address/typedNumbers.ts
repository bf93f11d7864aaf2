/** Numbers as people write or copy them, by the same rules as the gateway's. */
import { bareNumber, bareOrderNumber, isPostalCode } from '../../../../gateway/contract/rules/digits.ts';

export { isPostalCode };

/** A telephone number or postal code without what stands between its digits. */
export { bareNumber };

/** Whether a bare number is a Tunisian telephone number, with or without its prefix. */
export const isPhone = (number: string): boolean => /^(?:(?:\+|00)?216)?[2-9]\d{7}$/.test(number);

/** An order's number such as `CMD-26-000042-3`, also from that of a part of it; what is none stays what it is. */
export const orderNumber = bareOrderNumber;

/** Whether it has the form of an order's number. */
export const isOrderNumber = (number: string): boolean => /^CMD-\d{2}-\d{6}-\d$/.test(number);
