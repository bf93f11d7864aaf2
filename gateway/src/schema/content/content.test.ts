import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, startTestBed, until } from '../../../test/harness.ts';
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

  it('the offers of the home page, in a language or else in French', async () => {
    const { data, errors } = await ask(
      bed.gateway,
      `query ($language: Language!) { homepage {
        promoPopup { title(language: $language) text(language: $language) redirectUrl }
        couponCards { couponCode type amount { amount } percent minPurchase { amount } seller { slug } endsAt }
        hiddenReward { couponCode type }
        discountBands { title(language: $language) subtitle image { url(width: 640) } category { slug } maxDiscountPercent }
        liveShows { title(language: $language) seller { name } image { url } startsAt endsAt redirectUrl }
        partners { slug productCount }
        promoSlides { key title(language: $language) subtitle(language: $language) image { url } redirectUrl }
        serviceCards { slug title(language: $language) image { url } redirectUrl }
      } }`,
      { language: 'EN' },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      homepage: {
        promoPopup: { title: 'Delivery', text: 'Partout.', redirectUrl: null },
        couponCards: [
          {
            couponCode: 'LAWAJ30',
            type: 'FIXED',
            amount: { amount: '30.000' },
            percent: null,
            minPurchase: { amount: '290.000' },
            seller: null,
            endsAt: null,
          },
          {
            couponCode: 'UN35',
            type: 'PERCENTAGE',
            amount: null,
            percent: 35,
            minPurchase: null,
            seller: { slug: 'boutique-1' },
            endsAt: '2100-01-01T00:00:10.000Z',
          },
        ],
        hiddenReward: { couponCode: 'TROUVE', type: 'FREE_DELIVERY' },
        discountBands: [
          {
            title: 'Maison',
            subtitle: null,
            image: { url: '/media/band-1?w=640' },
            category: { slug: 'rayon-1' },
            maxDiscountPercent: 60,
          },
        ],
        liveShows: [
          {
            title: 'La poterie',
            seller: { name: 'Boutique 2' },
            image: { url: '/media/show-1?w=1600' },
            startsAt: '2099-12-31T23:59:00.000Z',
            endsAt: '2100-01-01T00:00:10.000Z',
            redirectUrl: null,
          },
        ],
        // A shop that has closed meanwhile is not shown.
        partners: [{ slug: 'boutique-3', productCount: expect.any(Number) as unknown }],
        promoSlides: [
          {
            key: 'the-50',
            title: 'Half',
            subtitle: 'Tout',
            image: { url: '/media/slide-50?w=1600' },
            redirectUrl: '/promo/the-50',
          },
        ],
        serviceCards: [
          {
            slug: 'medecin',
            title: 'Doctor',
            image: { url: '/media/service-1?w=1600' },
            redirectUrl: '/services/medecin',
          },
        ],
      },
    });
  });

  it('a partner has all that its card shows: name, rating, avatar, address, four products', async () => {
    const { data, errors } = await ask(
      bed.gateway,
      `{ homepage { partners {
        slug name ratingAverage ratingCount logo { url(width: 96) }
        products(first: 4) { nodes { id name slug currentPrice { amount currency } mainImage { url } } }
      } } }`,
    );
    expect(errors).toBeUndefined();
    const text = expect.any(String) as unknown;
    const number = expect.any(Number) as unknown;
    expect(data).toEqual({
      homepage: {
        partners: [
          {
            slug: 'boutique-3',
            name: 'Boutique 3',
            ratingAverage: number,
            ratingCount: number,
            logo: { url: text },
            products: {
              nodes: Array.from({ length: 4 }, () => ({
                id: text,
                name: text,
                slug: text,
                currentPrice: { amount: text, currency: 'TND' },
                mainImage: { url: text },
              })),
            },
          },
        ],
      },
    });
  });

  it('an offer is not cached beyond its end, and not shown after it', async () => {
    const end = Date.parse('2100-01-01T00:00:10Z');
    let now = end - 10_000;
    const timed = await startTestBed({ now: () => now });
    const home = () =>
      ask(timed.gateway, '{ homepage { couponCards { couponCode } liveShows { startsAt } } }');
    expect((await home()).data).toMatchObject({
      homepage: { couponCards: [{ couponCode: 'LAWAJ30' }, { couponCode: 'UN35' }], liveShows: [{}] },
    });
    const read = 'GET /v1/admin/homepages-name/v0';
    expect(timed.sent()).toEqual([read]);
    now = end - 1;
    await home();
    expect(timed.sent()).toEqual([]);
    now = end;
    expect((await home()).data).toEqual({
      homepage: { couponCards: [{ couponCode: 'LAWAJ30' }], liveShows: [] },
    });
    await until(() => timed.origin.requests.includes(read));
    await timed.close();
  });

  it('a promotion, and its products as a listing of its own', async () => {
    bed.sent();
    const { data, errors } = await ask(
      bed.gateway,
      `{ promo(slug: "the-50") {
        id slug title(language: EN) subtitle(language: EN) image { url }
        products(filter: { minDiscountPercent: 60, freeDelivery: true }, sort: { field: PRICE, direction: ASC }, first: 2) { edges { node { slug } } }
      } }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      promo: {
        id: toGlobalId('Promo', 'the-50'),
        slug: 'the-50',
        title: 'Half price',
        subtitle: 'Remisé de 50 % ou plus.',
        image: { url: '/media/promo-the-50?w=1600' },
        products: { edges: [{}, {}] },
      },
    });
    expect(bed.sent()).toEqual([
      'GET /v1/promos/the-50',
      'GET /v1/admin/products?limit=2&minDiscountPercent=60&freeDelivery=true&promo=the-50&sortBy=price&sortOrder=asc',
    ]);
  });

  it.each(['nothing', '../the-50', ''])('there is no promotion %j', async (slug) => {
    const { data, errors } = await ask(bed.gateway, 'query ($slug: String!) { promo(slug: $slug) { id } }', {
      slug,
    });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ promo: null });
  });

  it.each([0, 101])('a least reduction of %i percent is refused by name', async (percent) => {
    const { errors } = await ask(
      bed.gateway,
      'query ($p: Int) { products(filter: { minDiscountPercent: $p }) { edges { node { id } } } }',
      { p: percent },
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      argument: 'filter.minDiscountPercent',
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

  it('a text page without a translation is returned in French, and says so', async () => {
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
    const names =
      'Nabeul, Gafsa, Sfax, Tunis, Bizerte, Jendouba, Tozeur, Tataouine, Kef, Sidi Bouzid, Manouba, Beja, Gabès, Zaghouan, Ariana, Kairouan, Monastir, Mahdia, Siliana, Ben Arous, Medenine, Kasserine, Sousse, Kebili';
    expect(data).toEqual({
      regions: names.split(', ').map((name, index) => ({ number: index + 1, name })),
    });
  });

  it('their names in Arabic; in Latin letters they are the French ones', async () => {
    const { data } = await ask(
      bed.gateway,
      '{ regions { tn: name(language: TN) in: nameLanguage(language: TN) en: name(language: EN) enIn: nameLanguage(language: EN) } delegations(regionNumber: 4) { fr: name tn: name(language: TN) in: nameLanguage(language: DE) } }',
    );
    const { regions } = data as unknown as { regions: unknown[] };
    expect(regions[3]).toEqual({
      tn: 'تونس',
      in: 'TN',
      en: 'Tunis',
      enIn: 'FR',
    });
    expect(data?.['delegations']).toContainEqual({ fr: 'La Marsa', tn: 'المرسى', in: 'FR' });
  });

  it('the menus of the shop, with its categories', async () => {
    const { data, errors } = await ask(
      bed.gateway,
      `{ menus { place groups { key label(language: EN) items {
        key label(language: EN) labelLanguage(language: DE) url category { slug } items { key url items { key } }
      } } } }`,
    );
    expect(errors).toBeUndefined();
    const { menus } = data as unknown as { menus: Shown[] };
    const [header, footer] = menus;
    interface Shown {
      place: string;
      groups: { key: string; label: string | null; items: { key: string; url: string | null }[] }[];
    }
    expect([header?.place, header?.groups.map(({ key }) => key)]).toEqual([
      'HEADER',
      ['sections', 'links', 'categories'],
    ]);
    expect([footer?.place, footer?.groups.map(({ key, label }) => [key, label])]).toEqual([
      'FOOTER',
      [
        ['categories', 'Categories'],
        ['help', 'Help'],
        ['shop', 'Lawaj'],
      ],
    ]);
    const itemsOf = (key: string) => header?.groups.find((one) => one.key === key)?.items ?? [];
    expect(itemsOf('sections')).toContainEqual({
      key: 'day',
      label: '24 hours',
      labelLanguage: 'DE',
      url: null,
      category: null,
      items: [],
    });
    expect(itemsOf('links').map(({ url }) => url)).toContain('/allproducts?best=1');
    expect(itemsOf('categories').find(({ key }) => key === 'rayon-1')).toMatchObject({
      key: 'rayon-1',
      label: 'Rayon 1',
      labelLanguage: 'FR',
      url: '/category/rayon-1',
      category: { slug: 'rayon-1' },
    });
    expect(footer?.groups[1]?.items).toContainEqual(
      expect.objectContaining({ key: 'faq', url: '/faq', category: null }),
    );
  });

  it('what holds for every order is known without asking anybody', async () => {
    bed.sent();
    const { data } = await ask(
      bed.gateway,
      '{ shop { name currency countryCode languages deliveryFee { amount } freeDeliveryFrom { amount } returnWorkingDays includesVat } }',
    );
    expect(data).toEqual({
      shop: {
        name: 'Lawaj',
        currency: 'TND',
        countryCode: 'TN',
        languages: ['FR', 'EN', 'DE', 'TN'],
        deliveryFee: { amount: '8.000' },
        freeDeliveryFrom: { amount: '99.000' },
        returnWorkingDays: 10,
        includesVat: true,
      },
    });
    expect(bed.sent()).toEqual([]);
  });

  it('links are null until they are configured', async () => {
    const { data } = await ask(bed.gateway, '{ storeLinks { phone sellerSite } }');
    expect(data).toEqual({ storeLinks: { phone: '+216 71 000 000', sellerSite: null } });
  });

  it('social networks are those that are configured', async () => {
    const query = '{ storeLinks { social { network url } } }';
    expect((await ask(bed.gateway, query)).data).toEqual({ storeLinks: { social: [] } });
    const social = [{ network: 'TIKTOK' as const, url: 'https://tiktok.example/lawaj' }];
    const other = await startTestBed({ storeLinks: { social } });
    expect((await ask(other.gateway, query)).data).toEqual({ storeLinks: { social } });
    await other.close();
  });

  it('pictures come from the CDN, and brands’ logos from their service, when there are any', async () => {
    const other = await startTestBed({
      pictures: { cdn: 'https://img.example', brandLogo: 'https://logos.example/{brand}?size=200' },
    });
    const { data, errors } = await ask(
      other.gateway,
      '{ homepage { promoImage { url(width: 300) } } brand(by: { slug: "marque-2" }) { logo { url(width: 96) } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      homepage: { promoImage: { url: 'https://img.example/media/promo-1?w=320' } },
      brand: { logo: { url: 'https://logos.example/Marque%202?size=200' } },
    });
    await other.close();
  });
});
