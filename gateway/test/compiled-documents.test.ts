/** The shop's own documents are executed by compiled plans, never by graphql-js. */
import { readFileSync } from 'node:fs';
import { getOperationAST, isNonNullType, parse, typeFromAST } from 'graphql';
import type { GraphQLInputType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from '../src/app.ts';
import type { Gateway } from '../src/app.ts';
import { createSchema } from '../src/schema/schema.ts';
import { SAMPLE_SLUG, SAMPLE_TICKET, SESSION_TOKEN, startContractUpstream } from './contract-upstream.ts';
import type { ContractUpstream } from './contract-upstream.ts';
import { ENDPOINT, read, until } from './harness.ts';
import type { Answer } from './harness.ts';
import { ID } from './ways.ts';

const FILE = new URL('../../web/src/relay/persisted.json', import.meta.url);
const texts = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;
const schema = createSchema();

/** Values of required variables, by name. */
const VARIABLES: Readonly<Record<string, unknown>> = {
  file: 'PRODUCTS',
  code: 'SAMPLE10',
  isMine: true,
  slug: SAMPLE_SLUG,
  number: SAMPLE_TICKET,
  phone: '98123456',
  token: 'abcdefghijklmnopqrstuv',
  list: 'orders',
  to: {},
  query: 'sample',
  text: 'sample',
  seed: 1,
  first: 2,
  regionNumber: 1,
  language: 'FR',
  layout: 'HOME',
  name: 'v0',
  id: ID('Order'),
  by: { id: ID('Order') },
  orderId: ID('Order'),
  sort: 'PRIORITY',
  accountNumber: '1000000012',
  subOrderId: ID('SubOrder', '1.1'),
  subOrderIds: [ID('SubOrder', '1.1')],
  kind: 'LABELS',
  of: 'SEARCH',
  days: 30,
  month: '2026-11',
  withBody: true,
  markdown: '## Sample',
  productId: ID('Product'),
  sellerIds: [ID('Seller')],
  accepted: [{ lineId: ID('OrderLine', '1.1.1'), quantity: 1 }],
  lines: [{ lineId: ID('OrderLine', '1.1.1'), quantity: 1 }],
  input: { lines: [{ productId: ID('Product'), quantity: 1 }] },
};

/** Types of the variable `id`, by document; of the others it is an order. */
const TYPE_OF_ID: Readonly<Record<string, Parameters<typeof ID>[0]>> = {
  FlashPreviewQuery: 'AdminProduct',
  AdminBrandPageQuery: 'AdminBrand',
  UseDialogQuery: 'AdminApiKey',
  CouponPageQuery: 'AdminCoupon',
  CouponUsesQuery: 'AdminCoupon',
  NewCouponPageQuery: 'AdminCoupon',
  CouponTestVariantsQuery: 'Product',
  AdminPromoPageQuery: 'AdminPromo',
  AdminProductPageQuery: 'AdminProduct',
  NewProductPageQuery: 'AdminProduct',
  ProductActivityQuery: 'AdminProduct',
  SellerDocumentsQuery: 'Seller',
  CategoryEditorQuery: 'AdminCategory',
  InspectionFormQuoteQuery: 'AdminReturn',
  HomepageVersionsContentQuery: 'HomepageVersion',
  PreviewFrameQuery: 'HomepageVersion',
  JobPageQuery: 'AdminJob',
  JobRowsQuery: 'AdminJob',
  ReturnPageQuery: 'AdminReturn',
  ReviewPageQuery: 'AdminReview',
  MoveDialogQuery: 'AdminCategory',
  SellerPageQuery: 'Seller',
  SellerLedgerQuery: 'Seller',
  SellerMessagesQuery: 'AdminSeller',
  SellerStatementFileQuery: 'Seller',
  SellerStatementMoreQuery: 'Seller',
  SellerStatementQuery: 'Seller',
  BankAccountQuery: 'Seller',
  BatchPageFileQuery: 'PayoutBatch',
  BatchPageQuery: 'PayoutBatch',
  StatementPageQuery: 'CashStatement',
  LogPageQuery: 'WebhookSubscription',
  VariantsMoreQuery: 'AdminProduct',
  VariantsQuery: 'AdminProduct',
};

/** Keys of the types whose ids are no numbers. */
const KEY_OF_TYPE: Readonly<Record<string, string>> = {
  AdminApiKey: 'aaaaaaaaaaaa',
  HomepageVersion: 'v0.1',
};

interface Case {
  id: string;
  name: string;
  variables: Record<string, unknown>;
}

/** Each query, once for each combination of its flags. */
const cases: Case[] = Object.entries(texts).flatMap(([id, text]) => {
  const operation = getOperationAST(parse(text));
  if (operation?.operation !== 'query') return [];
  let choices: Record<string, unknown>[] = [{}];
  for (const { variable, type: written, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    const type = typeFromAST(schema, written) as GraphQLInputType;
    if (type.toString() === 'Boolean!')
      choices = choices.flatMap((one) => [true, false].map((value) => ({ ...one, [name]: value })));
    else if (isNonNullType(type) && defaultValue === undefined)
      choices = choices.map((one) => ({ ...one, [name]: valueOf(name, operation.name?.value) }));
  }
  return choices.map((variables) => ({ id, name: operation.name?.value ?? id, variables }));
});

function valueOf(name: string, document = ''): unknown {
  const type = TYPE_OF_ID[document];
  if (name === 'id' && type !== undefined) return ID(type, KEY_OF_TYPE[type]);
  if (!Object.hasOwn(VARIABLES, name)) throw new Error(`${name} needs a value in VARIABLES`);
  return VARIABLES[name];
}

describe('a document of the shop', () => {
  let upstream: ContractUpstream;
  let gateway: Gateway;
  const problems: string[] = [];
  beforeAll(async () => {
    upstream = await startContractUpstream();
    gateway = createGateway({ restUrl: upstream.url, onProblem: (problem) => problems.push(problem) });
    await until(() => gateway.ready());
  });
  afterAll(async () => {
    await gateway.close();
    await upstream.close();
  });

  const send = async ({ id, variables }: Case): Promise<Answer> =>
    read(
      await gateway.yoga.fetch(ENDPOINT, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${SESSION_TOKEN}` },
        body: JSON.stringify({ documentId: id, variables }),
      }),
    );

  it.each(cases)('$name $variables', async (one) => {
    const before = gateway.queryFallbacks();
    const { errors } = await send(one);
    // A response with errors would be graphql-js's, and prove nothing about the plan.
    expect(errors).toBeUndefined();
    expect(gateway.queryFallbacks()).toEqual(before);
  });

  // Documents that are given their page size, apart from those that also read a part of another list.
  const lists = cases.filter(
    ({ id, variables }) => variables['first'] !== undefined && /\badmin\w*\(/.test(texts[id] ?? ''),
  );

  it('of the back office asks for one page of rows: as many as it shows', async () => {
    expect(lists.length).toBeGreaterThan(25);
    for (const one of lists) {
      // Another size than elsewhere, so that nothing is answered from memory.
      const first = 7;
      const literals = [...(texts[one.id] ?? '').matchAll(/\bfirst: (\d+)/g)].map(([, size]) => Number(size));
      upstream.sent();
      const { errors } = await send({ ...one, variables: { ...one.variables, first } });
      expect(errors).toBeUndefined();
      const limits = upstream.sent().flatMap((call) => Number(/[?&]limit=(\d+)/.exec(call)?.[1] ?? []));
      expect([one.name, limits]).toEqual([one.name, expect.arrayContaining([first])]);
      expect(
        limits.filter((limit) => limit > Math.max(first, ...literals)),
        one.name,
      ).toEqual([]);
    }
  });

  it('has no fallback', () => {
    expect(cases.length).toBeGreaterThan(50);
    expect(gateway.queryFallbacks()).toEqual({ uncompiled: 0, abandoned: 0 });
    expect(problems).toEqual([]);
  });
});
