export { default as query } from './__generated__/DevPageQuery$parameters.ts';

export const main = [['products']];
