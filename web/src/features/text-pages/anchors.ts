/** Id of a place in the text, prefixed to avoid other ids of the page. */
export const anchorId = (anchor: string): string => `s-${anchor}`;
