export { default as query } from './__generated__/CategoriesPageQuery$parameters.ts';

export const main = [['categories']];
