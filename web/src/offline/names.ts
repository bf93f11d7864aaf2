/** Names that the page and its service worker share. */

/** Path of the worker; at the root, so that its scope is the whole shop. */
export const WORKER = '/sw.js';
/** Document that renders any page from cached data; it contains no page itself. */
export const SHELL = '/shell.html';
export const SPLASH_VIDEO = '/app/splash.mp4';
export const SPLASH_POSTER = '/app/splash.png';

/** Prefix of our caches: a cache with it that is not listed here is left over and deleted. */
export const CACHE_PREFIX = 'lawaj-';
export const ANSWERS = `${CACHE_PREFIX}answers`;
export const PICTURES = `${CACHE_PREFIX}pictures`;
export const FILES = `${CACHE_PREFIX}files`;
/** Pages name the files of one build: each build has its own cache of pages. */
export const PAGES = `${CACHE_PREFIX}pages-`;

/** Page to worker: take over now. */
export const TAKE_OVER = 'take-over';
/** Page to worker: cache this first page and its files, which were loaded before there was a worker. */
export const KEEP = 'keep';
/** Worker to pages: the shop works without a network now, for the first time on this device. */
export const READY = 'ready';

export interface KeepMessage {
  readonly type: typeof KEEP;
  /** URL of the page; absent if it was sent before. */
  readonly page?: string;
  /** URLs of its files and pictures. */
  readonly files: readonly string[];
}
