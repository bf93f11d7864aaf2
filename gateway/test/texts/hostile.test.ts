/** Long texts made to be slow to parse: every public text field refuses or parses them in negligible time. */
import {
  buildASTSchema,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import type { GraphQLInputType, GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { parse } from 'graphql';
import { BotQueryRequest } from '../../contract/chat.ts';
import { PERMISSIONS } from '../../origin/api/permissions.ts';
import { routes } from '../../origin/api/routes.ts';
import { normalise, stemsOf } from '../../lexicon/normalise.ts';
import { withoutPrivate } from '../../src/http/faults.ts';
import { plainText } from '../../contract/plain-text.ts';
import { openTestHost } from '../../chat/testing/host.ts';
import { openLiveShop } from '../live-shop.ts';
import type { LiveShop } from '../live-shop.ts';
import { cpuOf, hostileTexts } from './hostile.ts';
import { textsOf } from './schemas.ts';

const LENGTH = 64_000;
/** Most CPU time of one text (ms): some hundred times that of a linear parser on a slow machine. */
const MOST = 50;
const texts = hostileTexts(LENGTH);

/** The slowest of several tasks, by name. */
function slow(works: readonly { name: string; run: () => unknown }[]): string[] {
  return works.flatMap(({ name, run }) => {
    if (cpuOf(run) <= MOST) return [];
    // Repeated: the first may have included a compilation or a garbage collection.
    const again = cpuOf(run);
    return again <= MOST ? [] : [`${name}: ${Math.round(again)} ms`];
  });
}

describe('hostile texts', () => {
  it.each(routes.filter(({ body, query, params }) => body ?? query ?? params))(
    '$method $path reads each of its texts in linear time',
    ({ params, query, body }) => {
      const works = [params, query, body].flatMap((schema) =>
        schema === undefined
          ? []
          : textsOf(schema).flatMap(({ path, schema: field }) =>
              texts.map(({ name, text }) => ({
                name: `${path} ${name}`,
                run: () => (field as unknown as { safeParse(value: string): unknown }).safeParse(text),
              })),
            ),
      );
      expect(slow(works)).toEqual([]);
    },
  );

  it('the chat host’s question does, and its history', () => {
    const works = textsOf(BotQueryRequest).flatMap(({ path, schema }) =>
      texts.map(({ name, text }) => ({
        name: `${path} ${name}`,
        run: () => (schema as unknown as { safeParse(value: string): unknown }).safeParse(text),
      })),
    );
    expect(slow(works)).toEqual([]);
  });

  it.each([
    // Each with texts of the largest length that reaches it.
    { what: 'the normaliser of searches', length: LENGTH, read: normalise },
    { what: 'the words of a search', length: LENGTH, read: stemsOf },
    {
      what: 'texts of others in the assistant’s answers',
      length: LENGTH,
      read: (text: string) => plainText(text),
    },
    { what: 'faults that browsers report', length: 4_000, read: withoutPrivate },
  ])('$what', ({ length, read }) => {
    expect(slow(hostileTexts(length).map(({ name, text }) => ({ name, run: () => read(text) })))).toEqual([]);
  });
});

describe('hostile texts, over the API and the schema', () => {
  let shop: LiveShop;
  beforeAll(async () => {
    // The rate limits would refuse before a text is parsed.
    shop = await openLiveShop({}, {}, { clientLimitsFactor: 1_000 });
  });
  afterAll(() => shop.close());
  /** A few that stand for all: the others are covered above. */
  const few = texts.filter(({ name }) => /^"(?:a|a\.|\.|@| |1|\/|<)…"$/.test(name));

  it('answers every public POST of the API at once, whichever of its texts is hostile', async () => {
    const open = routes.filter(
      ({ method, path, body }) =>
        method === 'POST' &&
        body &&
        ['public', 'anyone'].some((rule) => rule === PERMISSIONS[`POST ${path}`]),
    );
    expect(open.length).toBeGreaterThan(10);
    const before = process.cpuUsage();
    let asked = 0;
    for (const { path, body } of open)
      for (const { text } of few) {
        const payload = Object.fromEntries(Object.keys(body?.shape ?? {}).map((key) => [key, text]));
        // One at a time: together they may exceed the body limit.
        for (const given of Object.entries(payload).map(([key, value]) => ({ [key]: value }))) {
          const url = path.replace(/:\w+/g, '1');
          const { statusCode } = await shop.origin.app.inject({ method: 'POST', url, payload: given });
          expect(statusCode).toBeGreaterThanOrEqual(400);
          expect(statusCode).toBeLessThan(500);
          expect(statusCode).not.toBe(429);
          asked += 1;
        }
      }
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000 / asked).toBeLessThan(MOST);
  });

  it('answers every text argument of the schema at once', async () => {
    const schema = buildASTSchema(
      parse(readFileSync(resolve(import.meta.dirname, '../../../schema.graphql'), 'utf8')),
      { assumeValidSDL: true },
    );
    const visitor = shop.browser();
    const before = process.cpuUsage();
    let asked = 0;
    const roots = [
      ['query', schema.getQueryType()],
      ['mutation', schema.getMutationType()],
    ] as const;
    for (const [operation, type] of roots)
      for (const field of Object.values((type as GraphQLObjectType).getFields())) {
        if (!field.args.some(({ type: given }) => holdsText(given))) continue;
        const variables = field.args.map(({ name, type: given }) => `$${name}: ${String(given)}`).join(', ');
        const args = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
        const isLeaf = isScalarType(getNamedType(field.type));
        const document = `${operation} (${variables}) { ${field.name}(${args})${isLeaf ? '' : ' { __typename }'} }`;
        for (const { text } of few.slice(0, 6)) {
          const { status } = await visitor.ask(
            document,
            Object.fromEntries(field.args.map(({ name, type: given }) => [name, sample(given, text)])),
          );
          expect(status).toBeLessThan(500);
          asked += 1;
        }
      }
    expect(asked).toBeGreaterThan(200);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000 / asked).toBeLessThan(MOST);
  });

  it('the assistant interprets the longest question in negligible time', async () => {
    const { port } = shop.origin.app.server.address() as AddressInfo;
    const host = await openTestHost(`http://127.0.0.1:${port}`);
    try {
      // The vocabulary is indexed for correction at the first unknown word.
      await host.ask('bonjour xqzvurt');
      const tooSlow: string[] = [];
      for (const { name, text } of hostileTexts(2_000)) {
        const before = process.cpuUsage();
        await host.ask(text);
        const { user, system } = process.cpuUsage(before);
        const spent = (user + system) / 1_000;
        if (spent > 400) tooSlow.push(`${name}: ${Math.round(spent)} ms`);
      }
      expect(tooSlow).toEqual([]);
    } finally {
      await host.close();
    }
  });
});

const isText = (type: GraphQLInputType): boolean =>
  isScalarType(type) && ['String', 'ID'].includes(type.name);

function holdsText(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  if (isInputObjectType(named))
    return Object.values(named.getFields()).some((field) => holdsText(field.type));
  return isText(named);
}

/** A value of a type in which every text is the given one. */
function sample(type: GraphQLInputType, text: string): unknown {
  if (isNonNullType(type)) return sample(type.ofType, text);
  if (isListType(type)) return [sample(type.ofType, text)];
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, sample(field.type, text)]),
    );
  if (isText(type)) return text;
  if ('getValues' in type) return type.getValues()[0]?.name;
  return (
    { Int: 1, Float: 1, Boolean: true, DateTime: '2026-01-01T00:00:00Z', Money: '1.000' }[type.name] ?? 1
  );
}
