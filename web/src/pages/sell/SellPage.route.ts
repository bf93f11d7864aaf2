export { default as query } from './__generated__/SellPageQuery$parameters.ts';
