/** Notation of the demo catalogue's data files. */

/** Grammatical gender and number of a product's noun: adjectives agree with it. */
export type Gender = 'm' | 'f' | 'mp' | 'fp';

/**
 * A family of products. Lists are written as text, "a; b; c"; sentences as "One. | Two."
 * A trait "-" is left out.
 */
export interface ProductType {
  noun: string;
  gender: Gender;
  /** Name of a category without children of the same department. */
  category: string;
  /**
   * Artwork: a studio shot, a drawing of our own, or a code point of the emoji set; several may be given, "a; b".
   * "a (rond, ovale)" is for products whose name has one of these traits, and then instead of the others. "a = noir, gris" is what
   * can't be painted: the products that it shows have these colours only.
   */
  art: string;
  /** Lowest and highest price in TND. */
  price: readonly [number, number];
  /** Lightest and heaviest, in grams. */
  grams: readonly [number, number];
  kit: KitName;
  /** What can follow the noun in the name; each list gives at most one. Written in agreement with the noun. */
  traits: readonly string[];
  /** Name → possible values from basic to high-end. A name that starts with "*" is also part of the product's name and determines its price. */
  specs?: Readonly<Record<string, string>>;
  /** Sentences that apply to every product of the family. */
  about: string;
  /** Colours it comes in, when the kit's do not fit. "" for none. */
  colors?: string;
}

export type KitName =
  | 'electronics'
  | 'phone'
  | 'accessory'
  | 'computer'
  | 'appliance'
  | 'smallAppliance'
  | 'women'
  | 'men'
  | 'underwear'
  | 'childwear'
  | 'shoes'
  | 'childShoes'
  | 'bag'
  | 'jewel'
  | 'baby'
  | 'beauty'
  | 'perfume'
  | 'health'
  | 'furniture'
  | 'decor'
  | 'linen'
  | 'kitchen'
  | 'garden'
  | 'sport'
  | 'sportwear'
  | 'toy'
  | 'novel'
  | 'book'
  | 'childBook'
  | 'stationery'
  | 'auto'
  | 'tool'
  | 'craft'
  | 'food'
  | 'pet';

export interface Department {
  /**
   * The categories as an indented text (two spaces a level, the first line is the department itself):
   * "Name | icon | flags", where the flags are s = special, f = featured, x = inactive and slug=… when the name's own is taken.
   */
  tree: string;
  about: string;
  types: readonly ProductType[];
}

/** Parses "a; b; c". */
export const list = (text: string): string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
/** Parses "One. | Two.". */
export const sentences = (text: string): string[] =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);

export interface Artwork {
  name: string;
  /** Traits of the products that it is for; empty: for all. */
  traits: readonly string[];
  /** The colours that it shows; empty: all, it is painted. */
  colors: readonly string[];
}
/** Parses artwork, "a; b (trait, trait) = colour, colour". */
export const artworks = (text: string): Artwork[] =>
  list(text).map((part) => {
    const [, name = part, traits = '', colors = ''] =
      /^([^ (=]+)(?: \(([^)]*)\))?(?: = (.*))?$/.exec(part) ?? [];
    const words = (text: string): string[] =>
      text
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean);
    return { name, traits: words(traits), colors: words(colors) };
  });
