/** REST v1 messages of the home content (spec section 3) and the regions. */
import { z } from 'zod';
import { ImageUrl } from './common.ts';

const Picture = z.object({ imageUrl: ImageUrl });

/** One slide or banner. A slide without a redirectUrl opens the newsletter (spec section 2.3). */
export const Banner = z
  .object({ name: z.string(), imageUrl: ImageUrl, redirectUrl: z.string().nullable() })
  .meta({ id: 'Banner' });
export type Banner = z.infer<typeof Banner>;

/** GET /v1/admin/homepages-name/{name}. */
export const Homepage = z
  .object({
    name: z.string(),
    slider1: z.array(Banner),
    aboveFooter: z.object({
      image1: Picture.nullable(),
      image2: Picture.nullable(),
      image3: Picture.nullable(),
    }),
    promoImages: z.object({ image1: Picture.nullable() }),
    banner: Picture.nullable(),
  })
  .meta({ id: 'Homepage' });
export type Homepage = z.infer<typeof Homepage>;

/** The 24 governorates, in the spec's order: a region's id is its place, from 1. */
export const REGIONS = [
  'Nabeul',
  'Gafsa',
  'Sfax',
  'Tunis',
  'Bizerte',
  'Jendouba',
  'Tozeur',
  'Tataouine',
  'Kef',
  'Sidi Bouzid',
  'Manouba',
  'Beja',
  'Gabès',
  'Zaghouan',
  'Ariana',
  'Kairouan',
  'Monastir',
  'Mahdia',
  'Siliana',
  'Ben Arous',
  'Medenine',
  'Kasserine',
  'Sousse',
  'Kebili',
] as const;
