/** Name in the query string of the variant that is shown; its value is the variant's SKU. */
export const VARIANT_PARAM = 'variant';
