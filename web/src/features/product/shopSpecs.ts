/** Entries of technical data that repeat what the shop knows itself, by their French names. */

/** Whether an entry states the brand. */
export const isBrandSpec = (name: string): boolean => /^marque$/i.test(name);

/** Whether an entry states the colours. */
export const isColorSpec = (name: string): boolean => /^(couleurs?|coloris)$/i.test(name);
