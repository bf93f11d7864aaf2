/** Words and numbers by which responses are searched: each belongs to one owner. */

/** Whose data a response may have. */
export const OWNERS = [
  'Amel',
  'Rym',
  'Visitora',
  'Visitorb',
  'Sellera',
  'Sellerb',
  'Carrier',
  'Desk',
] as const;
export type Owner = (typeof OWNERS)[number];

/** The word that what belongs to an owner carries, in names, streets and reasons. */
export const word = (owner: Owner): string => `Zq${owner}`;

/** Stocks of the two sellers: 810,000 to 819,999 and 820,000 to 829,999 pieces. */
export const STOCK = { Sellera: 810_000, Sellerb: 820_000 } as const;

const MARKS = /Zq[A-Z][a-z]+|(?<![\w.])8[12]\d{4}(?![\w.])/g;

function ownerOf(mark: string): Owner {
  if (mark.startsWith('81')) return 'Sellera';
  if (mark.startsWith('82')) return 'Sellerb';
  const found = OWNERS.find((owner) => word(owner) === mark);
  if (!found) throw new Error(`${mark} belongs to no owner`);
  return found;
}

/** Whose data a text has. */
export const ownersIn = (text: string): ReadonlySet<Owner> =>
  new Set([...text.matchAll(MARKS)].map(([mark]) => ownerOf(mark)));
