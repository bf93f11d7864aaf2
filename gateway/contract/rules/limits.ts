/** Limits that every part of the shop keeps to. */

/** Lines that a cart may have. */
export const MAX_CART_LINES = 100;
/** Pieces of one line. */
export const MAX_LINE_QUANTITY = 99;
/** Characters of an address (path and query) that the gateway takes; longer reads are sent as POST. */
export const MAX_ADDRESS_LENGTH = 8_192;
