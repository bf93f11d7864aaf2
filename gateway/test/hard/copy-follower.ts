/**
 * A program that keeps a copy of the catalogue by its changes, to be killed: `node copy-follower.ts GATEWAY_URL FILE`. Each page of changes
 * is one line of the file, with the cursor after it; what is written there is the copy.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export const COPY_FIELDS = `id slug name sku description price { amount } discountPrice { amount } currentPrice { amount } stock
  stockStatus isAvailable ratingAverage isFeatured tags updatedAt brand { id name } seller { id name } category { id name }`;
/** Products of a page when the whole catalogue is read. */
export const WALK_PAGE = 100;
const CHANGES_PAGE = 200;
/** Between two questions (ms). */
const PAUSE = 500;

export interface CopiedProduct {
  readonly id: string;
}

/** A line of the file. */
interface Line {
  /** The copy starts again with these products. */
  readonly whole?: readonly CopiedProduct[];
  readonly changes?: readonly { readonly productId: string; readonly product: CopiedProduct | null }[];
  readonly cursor: string;
  /** Calls since the line before. */
  readonly calls: number;
  readonly isCaughtUp: boolean;
}

/** What a file says: the copy, the cursor after it, and the calls of each kind. */
export interface CopyState {
  readonly copy: Map<string, CopiedProduct>;
  readonly cursor: string | undefined;
  /** Of questions for changes, and times that nothing more was left. */
  readonly calls: number;
  readonly rounds: number;
  /** Times that the whole catalogue was read. */
  readonly walks: number;
}

/** Reads a file up to its last whole line: a killed process may have written a part of one. */
export function readCopy(file: string): CopyState {
  const copy = new Map<string, CopiedProduct>();
  let cursor: string | undefined;
  let [calls, rounds, walks] = [0, 0, 0];
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) writeFileSync(file, whole);
  for (const line of whole.split('\n').filter((one) => one !== '')) {
    const read = JSON.parse(line) as Line;
    if (read.whole !== undefined) {
      copy.clear();
      walks += 1;
      for (const product of read.whole) copy.set(product.id, product);
    } else calls += read.calls;
    for (const { productId, product } of read.changes ?? []) {
      if (product) copy.set(productId, product);
      else copy.delete(productId);
    }
    if (read.isCaughtUp) rounds += 1;
    cursor = read.cursor;
  }
  return { copy, cursor, calls, rounds, walks };
}

interface ChangesPage {
  readonly changes: NonNullable<Line['changes']>;
  readonly cursor: string;
  readonly hasMore: boolean;
  readonly isGap: boolean;
}

/** Asks a gateway until it answers: it may be down, or its upstream. */
async function ask<Data>(url: string, query: string, variables: object): Promise<Data> {
  for (;;) {
    try {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(30_000),
      });
      const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
      if (data != null && errors === undefined) return data;
    } catch {
      // Asked again.
    }
    await sleep(100);
  }
}

/** The whole catalogue. */
export async function walkCatalogue(url: string): Promise<{ products: CopiedProduct[]; calls: number }> {
  const products: CopiedProduct[] = [];
  let calls = 0;
  for (let after: string | null = null; ;) {
    interface Page {
      readonly products: {
        readonly nodes: CopiedProduct[];
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
      };
    }
    const page: Page = await ask<Page>(
      url,
      `query ($after: String, $first: Int) { products(first: $first, after: $after) { nodes { ${COPY_FIELDS} } pageInfo { hasNextPage endCursor } } }`,
      { after, first: WALK_PAGE },
    );
    calls += 1;
    products.push(...page.products.nodes);
    if (!page.products.pageInfo.hasNextPage) return { products, calls };
    after = page.products.pageInfo.endCursor;
  }
}

const changesAfter = async (url: string, after: string | null): Promise<ChangesPage> =>
  (
    await ask<{ catalogueChanges: ChangesPage }>(
      url,
      `query ($after: String, $first: Int) { catalogueChanges(after: $after, first: $first) {
        changes { productId product { ${COPY_FIELDS} } } cursor hasMore isGap } }`,
      { after, first: CHANGES_PAGE },
    )
  ).catalogueChanges;

/** Follows until it is killed. */
async function follow(url: string, file: string): Promise<never> {
  const write = (line: Line): void => appendFileSync(file, `${JSON.stringify(line)}\n`);
  let { cursor } = readCopy(file);
  for (;;) {
    if (cursor === undefined) {
      // The place is taken before the catalogue is read: what changes meanwhile comes again.
      ({ cursor } = await changesAfter(url, null));
      const { products, calls } = await walkCatalogue(url);
      write({ whole: products, cursor, calls: calls + 1, isCaughtUp: false });
    }
    const page = await changesAfter(url, cursor);
    if (page.isGap) {
      cursor = undefined;
      continue;
    }
    ({ cursor } = page);
    write({ changes: page.changes, cursor, calls: 1, isCaughtUp: !page.hasMore });
    if (!page.hasMore) await sleep(PAUSE);
  }
}

if (import.meta.main) await follow(process.argv[2] ?? '', process.argv[3] ?? '');
