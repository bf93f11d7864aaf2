export { default as query } from './__generated__/HomePageQuery$parameters.ts';
