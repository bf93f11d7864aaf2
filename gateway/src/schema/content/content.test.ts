import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, startTestBed } from '../../../test/harness.ts';
import type { TestBed } from '../../../test/harness.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed({ storeLinks: { phone: '+216 71 000 000' } });
});
afterAll(() => bed.close());

describe('content', () => {
  it('the home page', async () => {
    const { data } = await ask(
      bed.gateway,
      '{ homepage { name slider1 { name image { url(width: 1200) } redirectUrl } aboveFooter { url } promoImage { url } banner { url } } }',
    );
    expect(data).toEqual({
      homepage: {
        name: 'v0',
        slider1: [
          { name: 'Soldes', image: { url: '/media/slide-1?w=1200' }, redirectUrl: '/promo/2' },
          { name: 'Lettre', image: { url: '/media/slide-2?w=1200' }, redirectUrl: null },
        ],
        aboveFooter: [{ url: '/media/above-1?w=1600' }, null, { url: '/media/above-3?w=1600' }],
        promoImage: { url: '/media/promo-1?w=1600' },
        banner: null,
      },
    });
  });

  it.each(['v1', '../v0', ''])('there is none named %j', async (name) => {
    const { data, errors } = await ask(
      bed.gateway,
      'query ($name: String!) { homepage(name: $name) { id } }',
      { name },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ homepage: null });
  });

  it('the regions, in the specification’s order', async () => {
    const { data } = await ask(bed.gateway, '{ regions { number name } }');
    const { regions } = data as unknown as { regions: { number: number; name: string }[] };
    expect(regions).toHaveLength(24);
    expect([regions[0], regions[23]]).toEqual([
      { number: 1, name: 'Nabeul' },
      { number: 24, name: 'Kebili' },
    ]);
  });

  it('links are null until they are configured', async () => {
    const { data } = await ask(bed.gateway, '{ storeLinks { phone sellerSite } }');
    expect(data).toEqual({ storeLinks: { phone: '+216 71 000 000', sellerSite: null } });
  });
});
