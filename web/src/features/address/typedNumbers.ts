/** Numbers as people write or copy them, by the same rules as the gateway. */
import { bareNumber, bareOrderNumber, isPostalCode } from '../../../../gateway/contract/rules/digits.ts';

export { isPostalCode };

/** A telephone number or postal code without separators between its digits. */
export { bareNumber };

/** Whether a number is a Tunisian telephone number, with or without its prefix. */
export const isPhone = (number: string): boolean => /^(?:(?:\+|00)?216)?[2-9]\d{7}$/.test(number);

/** An order number such as `CMD-26-000042-3`, also from the number of a sub-order; anything else is unchanged. */
export const orderNumber = bareOrderNumber;

/** Whether it has the form of an order number. */
export const isOrderNumber = (number: string): boolean => /^CMD-\d{2}-\d{6}-\d$/.test(number);
