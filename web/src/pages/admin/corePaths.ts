import { matchPath } from 'react-router-dom';
import { adminPaths } from './adminPaths.ts';

/** Addresses of the screens that need no more than the specification's reads, in react-router's notation. */
export const CORE_PATHS: readonly string[] = [
  adminPaths.home(),
  adminPaths.products(),
  adminPaths.categories(),
  adminPaths.orders(),
  adminPaths.order(':id'),
  adminPaths.users(),
  adminPaths.tickets(),
  adminPaths.coupons(),
  adminPaths.sellers(),
  adminPaths.seller(':id'),
].map(decodeURIComponent);

/** Whether an API that offers the specification's reads alone has what the screen at this path shows. */
export const isCorePath = (pathname: string): boolean =>
  CORE_PATHS.some((path) => matchPath({ path, caseSensitive: true }, pathname) !== null);
