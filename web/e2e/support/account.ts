import { expect, type Shop } from './fixtures.ts';

export interface Account {
  readonly firstName: string;
  readonly phone: string;
  readonly email: string;
  readonly password: string;
}

/** Not registered yet. */
export function newAccount(): Account {
  const digits = String(Math.floor(Math.random() * 1e7)).padStart(7, '0');
  return {
    firstName: 'Amel',
    phone: `9${digits}`,
    email: `amel${digits}@example.tn`,
    password: 'une phrase longue',
  };
}

async function ask(shop: Shop, query: string, input: object): Promise<{ data: Record<string, unknown> }> {
  // The page's own cookies: what the gateway sets is the browser's.
  const answer = await shop.page.request.post(`${shop.url}/graphql`, {
    data: { query, variables: { input } },
  });
  return (await answer.json()) as { data: Record<string, unknown> };
}

/** Registers an account, and signs this browser in, without the pages. */
export async function register(shop: Shop, account = newAccount()): Promise<Account> {
  const { data } = await ask(
    shop,
    'mutation ($input: AccountRegisterInput!) { accountRegister(input: $input) { userErrors { code } } }',
    { ...account, lastName: 'Ben Salah' },
  );
  expect(data).toEqual({ accountRegister: { userErrors: [] } });
  return account;
}

/** Signs this browser in, without the pages. */
export async function signIn(
  shop: Shop,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  const { data } = await ask(
    shop,
    'mutation ($input: SessionCreateInput!) { sessionCreate(input: $input) { userErrors { code } } }',
    { identifier: email, password },
  );
  expect(data).toEqual({ sessionCreate: { userErrors: [] } });
}

/** The account button of a signed-in browser, in any language. */
export const accountButton = ({ page }: Shop) =>
  page.locator('header a[aria-haspopup="dialog"][href*="/user/account"]');

/** Signs this browser out, without the pages. */
export async function signOut(shop: Shop): Promise<void> {
  const { data } = await ask(
    shop,
    'mutation ($input: SessionEndInput!) { sessionEnd(input: $input) { userErrors { code } } }',
    {},
  );
  expect(data).toEqual({ sessionEnd: { userErrors: [] } });
}
