/** Addresses of the shop's own pages that staff write. */

/**
 * Whether an address is a path of the shop, which no browser takes for another host: it begins with one slash and has neither
 * backslashes nor spaces nor control characters.
 */
export const isShopPath = (address: string): boolean => /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(address);
