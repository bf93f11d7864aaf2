/** What the page and its service worker call things. Both sides of every name are here. */

/** Address of the worker; at the root, so that it answers for the whole shop. */
export const WORKER = '/sw.js';
/** Document that renders any address from what is kept; it carries nothing of a page itself. */
export const SHELL = '/shell.html';
export const SPLASH_VIDEO = '/app/splash.mp4';
export const SPLASH_POSTER = '/app/splash.png';

/** Every cache of ours begins so: what begins so and is not listed here is left over and deleted. */
export const CACHE_PREFIX = 'lawaj-';
export const ANSWERS = `${CACHE_PREFIX}answers`;
export const PICTURES = `${CACHE_PREFIX}pictures`;
export const FILES = `${CACHE_PREFIX}files`;
/** Pages name the files of one build: each build has its own cache of them. */
export const PAGES = `${CACHE_PREFIX}pages-`;

/** Page to worker: take over now. */
export const TAKE_OVER = 'take-over';
/** Page to worker: keep this first page and what it was made of before there was a worker. */
export const KEEP = 'keep';
/** Worker to pages: what the shop needs without a network is there, for the first time on this device. */
export const READY = 'ready';

export interface KeepMessage {
  readonly type: typeof KEEP;
  /** Address of the page; absent once it was told. */
  readonly page?: string;
  /** Addresses of its files and pictures. */
  readonly files: readonly string[];
}
