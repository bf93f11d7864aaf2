/** Query parameter of the shown variant; its value is the variant's SKU. */
export const VARIANT_PARAM = 'variant';
