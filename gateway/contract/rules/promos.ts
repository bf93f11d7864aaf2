/** Limits of promotions with a page of their own (characters). */
export const MAX_PROMO_TITLE = 120;
export const MAX_PROMO_SUBTITLE = 200;
