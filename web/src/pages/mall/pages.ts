/** Brands on one page of the mall; so many the gateway gives at once. */
export const PAGE = 100;
/** Name in the query string of the cursor behind which the page begins. */
export const AFTER = 'after';
