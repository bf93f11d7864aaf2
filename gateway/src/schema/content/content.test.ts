import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, startTestBed } from '../../../test/harness.ts';
import type { TestBed } from '../../../test/harness.ts';
import { toGlobalId } from '../base/ids.ts';

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

  const page = `query ($slug: String!, $language: Language) {
    textPage(slug: $slug, language: $language) {
      id slug language title summary updatedAt
      blocks {
        __typename
        ... on TextHeading { level text anchor }
        ... on TextParagraph { runs { text strong href } }
        ... on TextTable { head { runs { text } } rows { cells { runs { text } } } }
        ... on TextQuestion {
          anchor question
          answer { __typename ... on TextParagraph { runs { text } } ... on TextList { ordered items { runs { text } } } }
        }
      }
    }
  }`;

  it('a text page, as blocks', async () => {
    const { data, errors } = await ask(bed.gateway, page, { slug: 'shipping', language: 'DE' });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      textPage: {
        id: toGlobalId('TextPage', 'shipping.de'),
        slug: 'shipping',
        language: 'DE',
        title: 'Lieferung',
        summary: 'Was die Lieferung kostet.',
        updatedAt: '2026-11-21T00:00:00.000Z',
        blocks: [
          { __typename: 'TextHeading', level: 2, text: 'Tarif', anchor: 'tarif' },
          {
            __typename: 'TextParagraph',
            runs: [
              { text: 'La livraison coûte ', strong: false, href: null },
              { text: '8 TND', strong: true, href: null },
              { text: ', voir ', strong: false, href: null },
              { text: 'les retours', strong: false, href: '/returns' },
              { text: '.', strong: false, href: null },
            ],
          },
          {
            __typename: 'TextTable',
            head: [{ runs: [{ text: 'De' }] }, { runs: [{ text: 'Prix' }] }],
            rows: [{ cells: [{ runs: [{ text: '0' }] }, { runs: [{ text: '8' }] }] }],
          },
          {
            __typename: 'TextQuestion',
            anchor: 'et-apres',
            question: 'Et après ?',
            answer: [
              { __typename: 'TextParagraph', runs: [{ text: 'Elle est gratuite.' }] },
              { __typename: 'TextList', ordered: false, items: [{ runs: [{ text: 'dès 99 TND' }] }] },
            ],
          },
        ],
      },
    });
  });

  it('a text page that is not in a language is given in French, and says so', async () => {
    const { data } = await ask(
      bed.gateway,
      '{ textPage(slug: "shipping", language: TN) { language title } }',
    );
    expect(data).toEqual({ textPage: { language: 'FR', title: 'Livraison' } });
  });

  it.each(['nothing', '../shipping', ''])('there is no text page %j', async (slug) => {
    const { data, errors } = await ask(bed.gateway, page, { slug });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ textPage: null });
  });

  it('all text pages, in one call and without their texts', async () => {
    bed.sent();
    const { data } = await ask(bed.gateway, '{ textPages(language: EN) { slug language title summary } }');
    expect(data).toEqual({
      textPages: [
        {
          slug: 'shipping',
          language: 'FR',
          title: 'Livraison',
          summary: 'Ce que coûte la livraison.',
        },
      ],
    });
    expect(bed.sent()).toEqual(['GET /v1/pages?language=en']);
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
