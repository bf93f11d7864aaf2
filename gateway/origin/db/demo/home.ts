/** The demo shop's home content `v0` and the pictures that belong to no row of their own. */
import { pictureKey, pictureSetKey, type Recipe } from '../../media/recipe.ts';

const banner = (ground: string, art: string, width: number, height: number, seed: number): Recipe => ({
  kind: 'banner',
  ground,
  art: art.split(' '),
  width,
  height,
  seed,
});

const WIDE = [1600, 640] as const;
const SLIDES: readonly { name: string; redirectUrl: string | null; recipe: Recipe }[] = [
  {
    name: 'La rentrée high-tech',
    redirectUrl: '/category/high-tech',
    recipe: banner('blue', '1f4bb 1f3a7 1f4f1 231a', ...WIDE, 11),
  },
  {
    name: 'Nouvelle collection',
    redirectUrl: '/category/mode',
    recipe: banner('blush', '1f457 1f45c 1f460 1f576-fe0f', ...WIDE, 12),
  },
  {
    name: 'Une maison qui vous ressemble',
    redirectUrl: '/category/maison-jardin',
    recipe: banner('sage', 'sofa table-lamp 1fab4 rug', ...WIDE, 13),
  },
  {
    name: 'Un bon de 10 % par e-mail',
    redirectUrl: null,
    recipe: banner('yellow', '1f381 2709-fe0f 1f3f7-fe0f', ...WIDE, 14),
  },
  {
    name: 'Le meilleur de l’artisanat tunisien',
    redirectUrl: '/category/artisanat-tunisien',
    recipe: banner('terracotta', '1f3fa 1fad6 rug tajine', ...WIDE, 15),
  },
  {
    name: 'Ventes flash du jour',
    redirectUrl: '/deals',
    recipe: banner('ink', '26a1 1f3ae 1f45f 23f0', ...WIDE, 16),
  },
];
const PROMO = banner('green', '1f6cd-fe0f 1f381 1f3f7-fe0f', 1600, 500, 21);
const BANNER = banner('sand', '1f69a 1f4e6 1f6d2', 1600, 400, 22);
const ABOVE_FOOTER = [
  banner('blue', '1f4de 1f4ac', 960, 640, 23),
  banner('sage', '1f4a1 1f4d6', 960, 640, 24),
  banner('blush', '1f4dc 2696-fe0f', 960, 640, 25),
];

/** The picture shown wherever one is missing. */
export const SHOP_MARK: Recipe = { kind: 'shop', text: 'lawaj' };

/** Recipes that the home page itself needs. */
export const HOME_RECIPES: readonly Recipe[] = [
  ...SLIDES.map((slide) => slide.recipe),
  PROMO,
  BANNER,
  ...ABOVE_FOOTER,
  SHOP_MARK,
];

/** Address of the only picture of a recipe. */
export const addressOf = (recipe: Recipe): string => `/media/${pictureKey(pictureSetKey(recipe), 0)}`;

/**
 * `homepages.content` of page v0: the contract's Homepage without its name; every imageUrl is already `/media/<key>`.
 */
export function homeContent(): Record<string, unknown> {
  const picture = (recipe: Recipe | undefined): { imageUrl: string } | null =>
    recipe ? { imageUrl: addressOf(recipe) } : null;
  return {
    slider1: SLIDES.map(({ name, redirectUrl, recipe }) => ({
      name,
      imageUrl: addressOf(recipe),
      redirectUrl,
    })),
    aboveFooter: {
      image1: picture(ABOVE_FOOTER[0]),
      image2: picture(ABOVE_FOOTER[1]),
      image3: picture(ABOVE_FOOTER[2]),
    },
    promoImages: { image1: picture(PROMO) },
    banner: picture(BANNER),
  };
}
