/** Target of the rating's link under a product's name. */
export const REVIEWS_ID = 'reviews';
