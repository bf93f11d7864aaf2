/** The back office in the browser. */
import { signIn } from './account.ts';
import { expect, type Language, type Shop } from './fixtures.ts';
import { demoPerson } from './people.ts';

/** A computer's window. */
export const WIDE = { width: 1280, height: 844 };
export const PHONE = { width: 390, height: 844 };

/** Opens an address of the back office as the demo's owner. */
export async function openAdmin(shop: Shop, path: string, language: Language = 'fr'): Promise<void> {
  await signIn(shop, demoPerson('admin'));
  await shop.speak(language);
  await shop.open(path);
  await expect(shop.page.locator('#content h1')).toBeVisible();
}

/** A word that no other test uses. Never a number: a search would take it for a telephone's. */
export const newMark = (): string => `m${crypto.randomUUID().slice(0, 8)}`;

/** Asks the gateway with the session of the page. */
export async function ask<Data>(shop: Shop, query: string, variables: object): Promise<Data> {
  const response = await shop.page.request.post(`${shop.url}/graphql`, { data: { query, variables } });
  const { data } = (await response.json()) as { data: Data };
  return data;
}

/** A product that a test made for itself. */
export interface Created {
  readonly id: string;
  /** As the shop knows it, for orders. */
  readonly productId: string;
  readonly name: string;
  readonly slug: string;
}

/** Price of created products. */
export const CREATED_PRICE = '40.000';

/**
 * Creates a product on sale, with the seller (another one if it is given), category and picture of a sample. The page's session may create products. Tests that order
 * many pieces order them of such a product: the samples belong to all tests.
 */
export async function createProduct(
  shop: Shop,
  sample: { readonly id: string },
  stock = 8,
  sellerId?: string,
): Promise<Created> {
  const { adminProduct } = await ask<{
    adminProduct: {
      seller: { id: string };
      categoryPath: readonly { reference: string }[];
      images: readonly { address: string }[];
    };
  }>(
    shop,
    'query ($id: ID!) { adminProduct(id: $id) { seller { id } categoryPath { reference } images { address } } }',
    { id: sample.id },
  );
  const mark = crypto.randomUUID().slice(0, 8).toUpperCase();
  const { adminProductCreate } = await ask<{
    adminProductCreate: {
      product: { id: string; product: { id: string; name: string; slug: string } } | null;
    };
  }>(
    shop,
    'mutation ($input: AdminProductCreateInput!) { adminProductCreate(input: $input) { product { id product { id name slug } } userErrors { code field } } }',
    {
      input: {
        fields: {
          name: `Lampe ${mark}`,
          sku: `LAMPE-${mark}`,
          sellerId: sellerId ?? adminProduct.seller.id,
          categoryId: adminProduct.categoryPath.at(-1)?.reference,
          price: CREATED_PRICE,
          images: adminProduct.images.slice(0, 1).map(({ address }) => address),
          active: true,
        },
        stock,
        idempotencyKey: crypto.randomUUID(),
      },
    },
  );
  const { product } = adminProductCreate;
  if (product === null) throw new Error('The product was not created');
  const { id: productId, ...rest } = product.product;
  return { id: product.id, productId, ...rest };
}
