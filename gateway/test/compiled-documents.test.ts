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
  slug: SAMPLE_SLUG,
  number: SAMPLE_TICKET,
  phone: '98123456',
  token: 'abcdefghijklmnopqrstuv',
  list: 'orders',
  query: 'sample',
  text: 'sample',
  seed: 1,
  first: 2,
  regionNumber: 1,
  language: 'FR',
  id: ID('Order'),
  accountNumber: '1000000012',
  subOrderId: ID('SubOrder', '1.1'),
  subOrderIds: [ID('SubOrder', '1.1')],
  kind: 'LABELS',
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
  AdminProductPageQuery: 'AdminProduct',
  CategoryEditorQuery: 'AdminCategory',
  InspectionFormQuoteQuery: 'AdminReturn',
  JobPageQuery: 'AdminJob',
  JobRowsQuery: 'AdminJob',
  ReturnPageQuery: 'AdminReturn',
  MoveDialogQuery: 'AdminCategory',
  SellerPageQuery: 'Seller',
  SellerLedgerQuery: 'Seller',
  BankAccountQuery: 'Seller',
  BatchPageFileQuery: 'PayoutBatch',
  BatchPageQuery: 'PayoutBatch',
  StatementPageQuery: 'CashStatement',
  VariantsMoreQuery: 'AdminProduct',
  VariantsQuery: 'AdminProduct',
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
  if (name === 'id' && type !== undefined) return ID(type);
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

  it('has no fallback', () => {
    expect(cases.length).toBeGreaterThan(50);
    expect(gateway.queryFallbacks()).toEqual({ uncompiled: 0, abandoned: 0 });
    expect(problems).toEqual([]);
  });
});
