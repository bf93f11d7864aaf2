/** Where the rating under a product's name leads. */
export const REVIEWS_ID = 'reviews';
