/** Limits shared by all parts of the shop. */

/** Most lines of a cart. */
export const MAX_CART_LINES = 100;
/** Most pieces of a line. */
export const MAX_LINE_QUANTITY = 99;
/** Most characters of a shared cart's token: of a full cart with the largest ids, and room for another upstream's. */
export const MAX_CART_TOKEN = 6_000;
/** Longest request target (path and query, in characters) that the gateway accepts; longer queries are sent as POST. */
export const MAX_ADDRESS_LENGTH = 8_192;
/** Highest stock that counts as low. */
export const LOW_STOCK = 5;
/** Characters of the reason why a seller's money or an account is changed. */
export const MIN_REASON = 3;
export const MAX_REASON = 200;

/** Longest e-mail address (RFC 5321 with its erratum). */
export const MAX_EMAIL_LENGTH = 254;

/** Longest search that is counted or redirected, and longest path that it is redirected to, in characters. */
export const MAX_SEARCH_LENGTH = 200;
export const MAX_REDIRECT_LENGTH = 500;

/** Most characters of a text page's title, summary and Markdown. */
export const TEXT_PAGE_LIMITS = { title: 120, summary: 300, body: 60_000 } as const;

/** How long a claim of an order at the confirmation desk lasts without being renewed (minutes). */
export const CLAIM_MINUTES = 10;

/** Most characters of the reason why a review is rejected. */
export const MAX_REVIEW_REASON = 300;
/** Most reviews that are published or rejected at once. */
export const MAX_BULK_REVIEWS = 200;

/** Characters of a message to sellers. */
export const SELLER_MESSAGE_LIMITS = {
  subject: { least: 3, most: 120 },
  text: { least: 10, most: 5_000 },
} as const;
/** Most sellers that one message is sent to. */
export const MAX_MESSAGE_SELLERS = 10_000;

/** Most shops that an account follows. */
export const MAX_FOLLOWED_SHOPS = 200;
