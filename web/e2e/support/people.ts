import { request, type APIRequestContext } from '@playwright/test';
import type { Account } from './account.ts';
import { mailsWith } from './mail.ts';

/** File with the accounts of the demo shop, as the shop wrote it: set with the shop, read by every worker. */
export const SHOP_PEOPLE = 'SHOP_PEOPLE';

/** An account of the demo shop; throws if the tested shop was not started with its demo. */
export function demoPerson(what: 'shopper' | 'admin'): Pick<Account, 'email' | 'password'> {
  const line = new RegExp(`^${what} +(\\S+) +(\\S+)$`, 'm').exec(process.env[SHOP_PEOPLE] ?? '');
  if (line === null)
    throw new Error(`Set ${SHOP_PEOPLE} to the text of demo-accounts.txt in the shop’s data folder`);
  const [, email = '', password = ''] = line;
  return { email, password };
}

type Answer = Record<string, { userErrors?: readonly unknown[] } & Record<string, unknown>>;

async function ask(context: APIRequestContext, query: string, variables: object): Promise<Answer> {
  const response = await context.post('/graphql', { data: { query, variables } });
  const { data, errors } = (await response.json()) as { data?: Answer | null; errors?: unknown };
  if (data == null || errors !== undefined) throw new Error(JSON.stringify(errors));
  for (const { userErrors = [] } of Object.values(data))
    if (userErrors.length > 0) throw new Error(JSON.stringify(userErrors));
  return data;
}

async function asAdmin<Result>(
  url: string,
  work: (context: APIRequestContext) => Promise<Result>,
): Promise<Result> {
  const context = await request.newContext({ baseURL: url });
  try {
    const { email, password } = demoPerson('admin');
    await ask(
      context,
      'mutation ($input: SessionCreateInput!) { sessionCreate(input: $input) { userErrors { code } } }',
      { input: { identifier: email, password } },
    );
    return await work(context);
  } finally {
    await context.dispose();
  }
}

interface Part {
  readonly id: string;
  readonly state: string;
  readonly lines: readonly { readonly id: string }[];
}

async function partsOf(context: APIRequestContext, id: string): Promise<readonly Part[]> {
  const { adminOrder } = await ask(
    context,
    'query ($id: ID!) { adminOrder(by: { id: $id }) { subOrders { id state lines { id } } } }',
    { id },
  );
  return (adminOrder?.['subOrders'] ?? []) as readonly Part[];
}

const WAY = ['CONFIRMED', 'PREPARING', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;

/** Delivers every sub-order to its buyer, as the shop's staff does. */
export async function deliver(url: string, orderId: string): Promise<void> {
  await asAdmin(url, async (context) => {
    for (const { id: subOrderId, state } of await partsOf(context, orderId)) {
      for (const to of WAY.slice(WAY.findIndex((step) => step === state) + 1)) {
        await ask(
          context,
          'mutation ($input: OrderTransitionInput!) { orderTransition(input: $input) { userErrors { code } } }',
          { input: { orderId, subOrderId, to, idempotencyKey: crypto.randomUUID() } },
        );
      }
    }
  });
}

/** Accepts so many pieces of each line of the sub-orders with an open return. */
export async function acceptReturn(url: string, orderId: string, quantity: number): Promise<void> {
  await asAdmin(url, async (context) => {
    for (const { id: subOrderId, state, lines } of await partsOf(context, orderId)) {
      if (state !== 'RETURN_OPEN') continue;
      const accepted = lines.map(({ id: lineId }) => ({ lineId, quantity }));
      await ask(
        context,
        'mutation ($input: ReturnInspectInput!) { returnInspect(input: $input) { userErrors { code } } }',
        { input: { orderId, subOrderId, accepted, idempotencyKey: crypto.randomUUID() } },
      );
    }
  });
}

/** Adds pieces to the stock of products, as the shop's staff does. */
export async function addStock(url: string, productIds: readonly string[], pieces: number): Promise<void> {
  await asAdmin(url, async (context) => {
    for (const productId of productIds) {
      const { adminProduct } = await ask(context, 'query ($id: ID!) { adminProduct(id: $id) { id } }', {
        id: productId,
      });
      await ask(
        context,
        'mutation ($input: AdminStockAdjustInput!) { adminStockAdjust(input: $input) { userErrors { code } } }',
        { input: { id: adminProduct?.['id'], delta: pieces, idempotencyKey: crypto.randomUUID() } },
      );
    }
  });
}

/** Makes a registered account, whose browser sends `request`, an admin with a role: by an invitation, as the shop's owner does. */
export async function addToStaff(
  url: string,
  own: APIRequestContext,
  email: string,
  role: string,
): Promise<void> {
  const token = await asAdmin(url, async (context) => {
    await ask(
      context,
      'mutation ($input: StaffInviteInput!) { staffInvite(input: $input) { userErrors { code } } }',
      { input: { email, role, idempotencyKey: crypto.randomUUID() } },
    );
    for (let tries = 0; tries < 100; tries += 1) {
      const mails = await mailsWith(context, '', email);
      const [found] = mails.flatMap((mail) => /\/admin\/invitation\?token=([\w-]+)/.exec(mail)?.[1] ?? []);
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`No invitation was sent to ${email}`);
  });
  const response = await own.post(`${url}/graphql`, {
    data: {
      query:
        'mutation ($input: StaffInvitationAcceptInput!) { staffInvitationAccept(input: $input) { role userErrors { code } } }',
      variables: { input: { token } },
    },
  });
  const { data } = (await response.json()) as { data?: { staffInvitationAccept?: { role?: string } } };
  if (data?.staffInvitationAccept?.role !== role) throw new Error(`${email} did not become ${role}`);
}
