/**
 * Allowed link targets of the shop's texts: its own paths, https, mail, phone, anchors. Browsers treat a backslash as a slash and skip line
 * breaks and tabs, so that a path that contains one may start with the name of another host.
 */
const SAFE_ADDRESS = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:|#)[^\s\\\p{Cc}]*$/iu;

/** Whether a text page may link to an address. */
export const isTextLink = (address: string): boolean => SAFE_ADDRESS.test(address);
