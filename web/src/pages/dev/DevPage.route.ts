export { default as query } from './__generated__/DevPageQuery$parameters.ts';
