/** Numbers as people write or copy them, brought to the form in which the gateway keeps them. */

/** What is written between digits, and marks that come along unseen with a copied number. */
const BETWEEN = /[\s./()\p{Pd}\p{Cf}]/gu;

const bare = (typed: string): string =>
  typed.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replace(BETWEEN, '');

/** A telephone number without what stands between its digits. */
export const barePhone = bare;

/** Whether a bare number is a Tunisian telephone number, with or without its prefix. */
export const isPhone = (number: string): boolean => /^(?:(?:\+|00)?216)?[2-9]\d{7}$/.test(number);

/** An order's number such as `CMD-26-000042-3`, also from that of a part of it; what is none stays what it is. */
export const orderNumber = (typed: string): string =>
  bare(typed.replace(/\/\d{1,2}\s*$/, ''))
    .toUpperCase()
    .replace(/^CMD(\d{2})(\d{6})(\d)$/, 'CMD-$1-$2-$3');

/** Whether it has the form of an order's number. */
export const isOrderNumber = (number: string): boolean => /^CMD-\d{2}-\d{6}-\d$/.test(number);
