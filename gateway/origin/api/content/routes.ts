/** Path of the home content. */
import { z } from 'zod';
import { Homepage } from '../../../contract/content.ts';
import { notFound } from '../errors.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';

type Picture = { imageUrl: string } | null;
type Stored = Partial<Omit<Homepage, 'name' | 'aboveFooter' | 'promoImages'>> & {
  aboveFooter?: Partial<Homepage['aboveFooter']>;
  promoImages?: Partial<Homepage['promoImages']>;
};

const picture = (value: Picture | undefined): Picture => (value ? { imageUrl: value.imageUrl } : null);

/** Stored content with what is missing in it filled in as "none". */
function toHomepage(name: string, content: Stored): Homepage {
  return {
    name,
    slider1: (content.slider1 ?? []).map((slide) => ({
      name: slide.name,
      imageUrl: slide.imageUrl,
      redirectUrl: slide.redirectUrl ?? null,
    })),
    aboveFooter: {
      image1: picture(content.aboveFooter?.image1),
      image2: picture(content.aboveFooter?.image2),
      image3: picture(content.aboveFooter?.image3),
    },
    promoImages: { image1: picture(content.promoImages?.image1) },
    banner: picture(content.banner),
  };
}

export const contentRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/homepages-name/:name',
    summary: 'The home content of a version, such as "v0".',
    params: z.strictObject({
      name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be a version name such as "v0"'),
    }),
    query: z.strictObject({}),
    response: Homepage,
    errors: ['NOT_FOUND'],
    handle: async ({ db }, { params }) => {
      const row = await db
        .selectFrom('homepages')
        .select('content')
        .where('name', '=', params.name)
        .executeTakeFirst();
      if (!row) throw notFound('Homepage');
      return toHomepage(params.name, row.content);
    },
  }),
];
