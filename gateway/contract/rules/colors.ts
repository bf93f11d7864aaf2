/** Colours of products, by their French names; the search recognises the same list. */
export const PRODUCT_COLORS = [
  'noir',
  'blanc',
  'gris',
  'rouge',
  'bordeaux',
  'rose',
  'orange',
  'jaune',
  'vert',
  'turquoise',
  'bleu',
  'marine',
  'violet',
  'marron',
  'beige',
  'doré',
  'argenté',
  'multicolore',
] as const;

export type ProductColor = (typeof PRODUCT_COLORS)[number];
