export { default as query } from './__generated__/ContactPageQuery$parameters.ts';
