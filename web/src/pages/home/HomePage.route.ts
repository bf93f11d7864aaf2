export { default as query } from './__generated__/HomePageQuery$parameters.ts';

export const main = [['categories', 'homepage', 'flash']];
