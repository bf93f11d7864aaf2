/** Colours of pictures: backgrounds of scenes, paints of products. */
import type { ProductColor } from '../../contract/rules/colors.ts';

/** A studio: gradient of the wall from top to bottom, floor, the background's shape, and an accent. */
export interface Ground {
  wall: readonly [string, string];
  floor: readonly [string, string];
  shape: readonly [string, string];
  accent: string;
}

const ground = (wall: string, floor: string, shape: string, accent: string): Ground => {
  const two = (text: string): [string, string] => {
    const [a = '#ffffff', b = '#ffffff'] = text.split(' ');
    return [a, b];
  };
  return { wall: two(wall), floor: two(floor), shape: two(shape), accent };
};

export const GROUNDS = {
  /** The ground of studio shots. */
  studio: ground('#f7f6f3 #f0eeea', '#f0eeea #f0eeea', '#ffffff #f7f6f3', '#e6e2db'),
  offwhite: ground('#fbf8f2 #f2ece1', '#ece4d6 #f4eee3', '#ffffff #f3ebdd', '#e3d6bf'),
  sand: ground('#f7eddc #efe0c7', '#e8d6b8 #f0e2ca', '#fdf6e9 #f1e2c8', '#dcc49b'),
  sage: ground('#eef2e8 #dde6d5', '#d1dcc8 #e1e9d9', '#f8fbf4 #dde7d4', '#b3c5a4'),
  blue: ground('#ecf2f7 #d9e5ee', '#cddbe7 #dfe9f1', '#f8fbfd #d9e6f0', '#a9c3d8'),
  blush: ground('#fbf0ec #f4dfd8', '#ecd2c9 #f5e3dc', '#fffaf8 #f5dfd7', '#e0b5a6'),
  lilac: ground('#f3f0f7 #e4deee', '#d9d1e6 #e8e2f0', '#fbf9fd #e4ddef', '#bfb2d6'),
  mint: ground('#eaf5f1 #d3e8e0', '#c5ddd3 #d9ebe4', '#f7fcfa #d4e9e1', '#9fcabb'),
  butter: ground('#fdf6df #f8e9b9', '#f0dda0 #f8eabf', '#fffcf0 #f9eabb', '#eccb6a'),
  grey: ground('#f3f3f2 #e4e4e2', '#d9d9d6 #e8e8e6', '#fdfdfd #e5e5e3', '#bfbfba'),
  terracotta: ground('#f8e6da #efcbb4', '#e2b598 #efd0bb', '#fdf3ec #efcdb7', '#cf8a63'),
  yellow: ground('#ffe27a #ffcf3f', '#f2bd2c #ffd65c', '#fff0b5 #ffdb6b', '#f0b000'),
  green: ground('#2f5d50 #1f463c', '#193a32 #27523f', '#3d6f61 #2a5a4c', '#7fb09c'),
  ink: ground('#33322e #22211e', '#191815 #2b2a26', '#45433d #2f2d29', '#8f8876'),
} as const satisfies Record<string, Ground>;
export type GroundName = keyof typeof GROUNDS;

/** The studio of this name; off-white when it does not exist. */
export const groundOf = (name: string): Ground =>
  Object.hasOwn(GROUNDS, name) ? GROUNDS[name as GroundName] : GROUNDS.offwhite;

/** Surfaces on which a scene's products stand, and small objects that may stand next to them. */
export const SCENES: Readonly<
  Record<string, { grounds: readonly GroundName[]; companions: readonly string[] }>
> = {
  tech: {
    grounds: ['grey', 'blue', 'offwhite', 'lilac', 'mint', 'sand'],
    companions: ['1fab4', '2615', '1f4d3'],
  },
  home: {
    grounds: ['sage', 'sand', 'offwhite', 'blush', 'grey', 'blue'],
    companions: ['1fab4', '1f4da', '1f56f-fe0f', '2615'],
  },
  wear: {
    grounds: ['blush', 'sand', 'offwhite', 'lilac', 'sage', 'blue'],
    companions: ['1f33f', '1f576-fe0f', '1f338'],
  },
  jewel: { grounds: ['blush', 'offwhite', 'lilac', 'sage', 'sand'], companions: ['1f338', '1f380', '1f33f'] },
  care: {
    grounds: ['mint', 'blush', 'offwhite', 'sage', 'lilac'],
    companions: ['1f33f', '1f338', '1f4a7', '1f33c'],
  },
  play: { grounds: ['butter', 'mint', 'blue', 'blush', 'lilac'], companions: ['1f388', '2b50', '1f9f8'] },
  read: { grounds: ['sand', 'sage', 'blue', 'offwhite', 'blush'], companions: ['2615', '1f33f', '1f453'] },
  work: { grounds: ['grey', 'sand', 'blue', 'offwhite'], companions: ['1f529', '1f9e4'] },
  sport: {
    grounds: ['mint', 'blue', 'grey', 'butter', 'offwhite'],
    companions: ['1f4a7', '23f1-fe0f', '1f34c'],
  },
  garden: { grounds: ['sage', 'mint', 'sand', 'butter'], companions: ['1f33f', '1f33c', '1fab4'] },
  craft: {
    grounds: ['terracotta', 'sand', 'offwhite', 'blue', 'sage'],
    companions: ['1f33f', '1fad2', '1fab4', '1f34b'],
  },
  food: {
    grounds: ['sand', 'butter', 'sage', 'offwhite', 'terracotta'],
    companions: ['1f33f', '1f34b', '1fad2', '1f33e'],
  },
  pet: { grounds: ['butter', 'blue', 'mint', 'sand'], companions: ['1f43e', '1f9b4'] },
};

/** A product colour: three tones for drawings; hue, saturation and lightness for tinting artwork. */
export interface Paint {
  light: string;
  base: string;
  dark: string;
  hue: number;
  saturation: number;
  lightness: number;
}

const paint = (
  light: string,
  base: string,
  dark: string,
  hue: number,
  saturation: number,
  lightness: number,
): Paint => ({ light, base, dark, hue, saturation, lightness });

export const PAINTS: Readonly<Record<ProductColor, Paint>> = {
  noir: paint('#5c5a57', '#34322f', '#171614', 30, 0.05, 0.42),
  blanc: paint('#ffffff', '#f1efec', '#cfcbc4', 40, 0.06, 1.45),
  gris: paint('#c3c5c8', '#93969b', '#63666b', 215, 0.07, 0.98),
  rouge: paint('#f2695f', '#d8392f', '#9a201a', 3, 1, 0.95),
  bordeaux: paint('#a8475a', '#7c2337', '#4e0f1f', 348, 0.8, 0.62),
  rose: paint('#fbc0cd', '#ee8fa6', '#c95d79', 345, 0.75, 1.15),
  orange: paint('#ffb067', '#f08432', '#b95513', 26, 1, 1.08),
  jaune: paint('#ffe27a', '#f7c52f', '#c48f0c', 46, 1, 1.2),
  vert: paint('#8fbf88', '#52905a', '#2b5c38', 130, 0.62, 0.92),
  turquoise: paint('#8adfd9', '#37b6b1', '#14787a', 178, 0.85, 1.05),
  bleu: paint('#84b6ee', '#3f7fd0', '#1f4e92', 213, 0.9, 0.98),
  marine: paint('#5a6d99', '#2c3c66', '#141f3d', 224, 0.75, 0.58),
  violet: paint('#c0a3ea', '#8a62c9', '#573791', 265, 0.8, 0.95),
  marron: paint('#b98a63', '#85583a', '#523219', 25, 0.55, 0.72),
  beige: paint('#f3e6cf', '#dcc6a2', '#ae9268', 36, 0.4, 1.22),
  doré: paint('#fbe6a6', '#dcb04c', '#94691a', 42, 0.75, 1.08),
  argenté: paint('#f2f3f5', '#c3c7cd', '#858a92', 215, 0.06, 1.22),
  multicolore: paint('#ffd98a', '#ef9a4d', '#b8602b', 30, 1, 1.05),
};

/** The paint of a colour name; null when it has none. */
export const paintOf = (color: string | undefined): Paint | null =>
  color !== undefined && Object.hasOwn(PAINTS, color) ? PAINTS[color as keyof typeof PAINTS] : null;
