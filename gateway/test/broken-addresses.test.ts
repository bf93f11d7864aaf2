/** Invalid addresses and instants of an upstream, as clients of the schema see them. */
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createGateway } from '../src/app.ts';
import type { ErrorPlace } from '../src/plugins/errors.ts';
import { createFixtureOrigin } from './fixture-origin.ts';
import { ask, documentFile, startServer, until } from './harness.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const documents = documentFile({});
afterAll(() => documents.remove());

/** A gateway whose upstream answers as the fixture does, with the JSON of one path changed by `change`. */
async function gatewayOn(path: string, change: (json: never) => void) {
  const origin = await createFixtureOrigin({ products: 20 });
  const upstream = await startServer((request, response) => {
    const pass = async (): Promise<void> => {
      const answer = await fetch(origin.url + request.url);
      const json: unknown = await answer.json();
      if (request.url?.split('?')[0] === path) change(json as never);
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    };
    void pass();
  });
  const logged: ErrorPlace[] = [];
  const gateway = createGateway({
    restUrl: upstream.url,
    persistedFile: documents.file,
    documents: 'open',
    onError: (_, place) => logged.push(place),
  });
  closing.push(
    () => origin.close(),
    upstream.close,
    () => gateway.close(),
  );
  await until(() => gateway.ready());
  logged.length = 0;
  return { logged, query: (text: string) => ask(gateway, text) };
}

interface List {
  products: Record<string, unknown>[];
}
const PRODUCTS = '/v1/admin/products';

const UNSAFE = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '//elsewhere.test/a.png',
  '/\\elsewhere.test/a.png',
  'https://user:secret@elsewhere.test/a.png',
  'https://user@elsewhere.test/a.png',
  'https://',
  ' https://elsewhere.test/a.png',
  'ftp://elsewhere.test/a.png',
  'blob:https://elsewhere.test/1',
];

describe('pictures', () => {
  it.each([...UNSAFE, '', '/admin/x', '/media/../admin', `/media/${'x'.repeat(500)}`])(
    'a product with the picture %j is shown without it, and the fault is logged once',
    async (address) => {
      const { query, logged } = await gatewayOn(PRODUCTS, ({ products }: List) => {
        for (const product of products.slice(0, 3)) product['mainImgUrl'] = address;
      });
      const { data, errors, text } = await query(
        '{ products(first: 5) { nodes { slug mainImage { url } } } }',
      );
      expect(errors).toBeUndefined();
      const { nodes } = (data as unknown as { products: { nodes: { mainImage: unknown }[] } }).products;
      expect(nodes.map(({ mainImage }) => mainImage !== null)).toEqual([false, false, false, true, true]);
      if (address !== '') expect(text).not.toContain(address);
      expect(logged).toEqual([{ call: expect.stringContaining('GET'), field: 'products.mainImgUrl' }]);
    },
  );

  it.each(['https://cdn.test/a.png?x=1@2', 'http://cdn.test:8080/صورة.png', '/media/a-1.webp'])(
    '%j is passed on',
    async (address) => {
      const { query, logged } = await gatewayOn(PRODUCTS, ({ products }: List) => {
        (products[0] as Record<string, unknown>)['mainImgUrl'] = address;
      });
      const { data } = await query('{ products(first: 1) { nodes { mainImage { url } } } }');
      const url = expect.stringContaining(address) as unknown;
      expect(data).toEqual({ products: { nodes: [{ mainImage: { url } }] } });
      expect(logged).toEqual([]);
    },
  );

  it('a product’s own page leaves out only the picture that breaks the contract', async () => {
    const { query } = await gatewayOn('/v1/products/by-slug/produit-1', (product: { images: string[] }) => {
      product.images = ['/media/one', 'javascript:alert(1)', '/media/two'];
    });
    const { data, errors } = await query(
      '{ product(by: { slug: "produit-1" }) { images { url(width: 480) } } }',
    );
    expect(errors).toBeUndefined();
    const images = [{ url: '/media/one?w=480' }, { url: '/media/two?w=480' }];
    expect(data).toMatchObject({ product: { images } });
  });

  it('logos of shops and brands fall back to the name', async () => {
    const shop = await gatewayOn('/v1/shops/boutique-1', (json: Record<string, unknown>) => {
      json['logoUrl'] = 'javascript:alert(1)';
    });
    const seller = await shop.query('{ seller(by: { slug: "boutique-1" }) { name logo { url } } }');
    expect(seller.data).toEqual({ seller: { name: 'Boutique 1', logo: null } });
    const { query } = await gatewayOn('/v1/brands/marque-1', (json: Record<string, unknown>) => {
      json['logoUrl'] = 'data:text/html,x';
    });
    const brand = await query('{ brand(by: { slug: "marque-1" }) { name logo { url } } }');
    expect(brand.data).toEqual({ brand: { name: 'Marque 1', logo: null } });
  });
});

describe('links of the home page', () => {
  interface Home {
    slider1: Record<string, unknown>[];
    aboveFooter: Record<string, { imageUrl: string } | null>;
    promoSlides: Record<string, unknown>[];
    serviceCards: Record<string, unknown>[];
  }
  const HOME =
    '{ homepage { slider1 { name redirectUrl } aboveFooter { url } promoSlides { key } serviceCards { slug } } }';

  it.each(UNSAFE)('%j is no link: the slide stays without it', async (address) => {
    const { query, logged } = await gatewayOn('/v1/admin/homepages-name/v0', ({ slider1 }: Home) => {
      (slider1[0] as Record<string, unknown>)['redirectUrl'] = address;
    });
    const { data, errors } = await query(HOME);
    expect(errors).toBeUndefined();
    const { homepage } = data as unknown as { homepage: Home };
    expect(homepage.slider1).toEqual([
      { name: 'Soldes', redirectUrl: null },
      { name: 'Lettre', redirectUrl: null },
    ]);
    expect(logged).toEqual([{ call: expect.any(String), field: 'slider1.redirectUrl' }]);
  });

  it('an entry that requires its address is left out, and the rest of the page is returned', async () => {
    const { query, logged } = await gatewayOn('/v1/admin/homepages-name/v0', (home: Home) => {
      (home.slider1[0] as Record<string, unknown>)['imageUrl'] = 'javascript:alert(1)';
      home.aboveFooter['image1'] = { imageUrl: 'data:image/png,x' };
      (home.promoSlides[0] as Record<string, unknown>)['redirectUrl'] = 'javascript:alert(1)';
    });
    const { data, errors } = await query(HOME);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      homepage: {
        slider1: [{ name: 'Lettre' }],
        aboveFooter: [null, null, {}],
        promoSlides: [],
        serviceCards: [{ slug: 'medecin' }],
      },
    });
    expect(logged).toHaveLength(1);
  });
});

describe('instants', () => {
  it('with an offset are given in UTC', async () => {
    const { query, logged } = await gatewayOn(PRODUCTS, ({ products }: List) => {
      (products[0] as Record<string, unknown>)['createdAt'] = '2026-11-21T09:00:00+01:00';
    });
    const { data } = await query('{ products(first: 1) { nodes { createdAt } } }');
    expect(data).toEqual({ products: { nodes: [{ createdAt: '2026-11-21T08:00:00.000Z' }] } });
    expect(logged).toEqual([{ call: expect.any(String), field: 'products.createdAt' }]);
  });

  it.each(['2026-11-21', 'yesterday', '2026-11-21T08:00:00', '2026-13-40T08:00:00+01:00'])(
    '%j is invalid: an optional one is absent, a required one fails with a code',
    async (instant) => {
      const { query } = await gatewayOn(PRODUCTS, ({ products }: List) => {
        for (const product of products) product['flashSaleStartsAt'] = instant;
      });
      const optional = await query('{ products(first: 1) { nodes { slug } } }');
      expect(optional.errors).toBeUndefined();
      expect(optional.data).toEqual({ products: { nodes: [{ slug: 'produit-1' }] } });

      const broken = await gatewayOn(PRODUCTS, ({ products }: List) => {
        (products[0] as Record<string, unknown>)['createdAt'] = instant;
      });
      const required = await broken.query('{ products(first: 1) { nodes { createdAt } } }');
      expect(required.data).toEqual({ products: null });
      expect(required.errors?.[0]?.extensions['code']).toBe('UPSTREAM_ERROR');
    },
  );
});
