/** Brands on one page of the mall; the gateway's page size. */
export const PAGE = 100;
/** Query parameter of the cursor after which the page begins. */
export const AFTER = 'after';
