/** Id of a place in the text: apart from the ids of what stands around it. */
export const anchorId = (anchor: string): string => `s-${anchor}`;
