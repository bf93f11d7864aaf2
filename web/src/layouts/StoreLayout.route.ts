export { default as query } from './__generated__/StoreLayoutQuery$parameters.ts';
