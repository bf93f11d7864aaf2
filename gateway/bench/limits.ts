/** What documents cost: those that ask for too much until they are refused, and all others against their points. */
import { parse } from 'graphql';
import { startTestBed, ask } from '../test/harness.ts';
import { hostileDocuments } from '../test/hostile.ts';
import { costOf } from '../src/plugins/cost.ts';
import { createSchema } from '../src/schema/schema.ts';
import { startServer } from './children.ts';
import type { Measured } from './children.ts';
import { WEIGHED } from './documents.ts';
import type { Known, Weighed } from './documents.ts';
import { SMOKE, times } from './smoke.ts';
import { judge, median, printTable } from './table.ts';

const HOSTILE_ROUNDS = times(4, 1);
const ROUNDS = times(4, 1);
const TIMES = times(8, 1);

export async function measureLimits(): Promise<void> {
  await measureHostile();
  await measurePoints();
}

/** CPU until each hostile document is refused. What else runs, collects or compiles only adds: the best round counts. */
async function measureHostile(): Promise<void> {
  const bed = await startTestBed();
  const best = new Map<string, number>();
  const documents = [...hostileDocuments(createSchema())].slice(0, times(Number.POSITIVE_INFINITY, 200));
  for (let round = 0; round < HOSTILE_ROUNDS; round++) {
    for (const { kind, query, variables } of documents) {
      const before = process.cpuUsage();
      await ask(bed.gateway, query, variables);
      const { user, system } = process.cpuUsage(before);
      best.set(kind, Math.min(best.get(kind) ?? Number.POSITIVE_INFINITY, (user + system) / 1_000));
    }
  }
  await bed.close();
  const sorted = [...best].sort(([, a], [, b]) => b - a);
  printTable(
    `${documents.length} hostile documents until they are refused: the best of ${HOSTILE_ROUNDS} rounds, the dearest`,
    ['', 'CPU ms'],
    sorted.slice(0, 5).map(([kind, ms]) => [kind, ms.toFixed(2)]),
  );
  console.log(`median ${median([...best.values()]).toFixed(2)} ms`);
  judge('the dearest hostile document, CPU', sorted[0]?.[1] ?? Number.NaN, 10, 'ms');
}

/** CPU of gateway and REST API, database included, for each point of a document. Nothing is answered from memory. */
async function measurePoints(): Promise<void> {
  const origin = await startServer('server.ts', 'embedded');
  const gateway = await startServer('server.ts', 'gateway', origin.url, '100');
  const known = await learn(gateway);
  const schema = createSchema();
  const rows = [];
  let asked = 0;
  for (const document of WEIGHED) {
    const rounds: [number, number][] = [];
    for (let round = SMOKE ? 1 : 0; round <= ROUNDS; round++) {
      const before = [await gateway.cpu(), await origin.cpu()] as const;
      for (let time = 0; time < TIMES; time++) await send(gateway, document, (asked += 1), known);
      rounds.push([(await gateway.cpu()) - before[0], (await origin.cpu()) - before[1]]);
    }
    // The first round only warms up.
    const measured = SMOKE ? rounds : rounds.slice(1);
    // What else runs on the machine only adds: the best round is the nearest to what it costs.
    const part = (index: 0 | 1): number => Math.min(...measured.map((round) => round[index])) / TIMES / 1_000;
    const ast = parse(document.query);
    const [operation] = ast.definitions;
    if (operation?.kind !== 'OperationDefinition') throw new Error(`${document.name} is no operation`);
    const { points } = costOf(schema, ast, operation, document.variables?.(1, known) ?? {});
    rows.push({ name: document.name, points, ms: part(0) + part(1), gateway: part(0), origin: part(1) });
  }
  gateway.end();
  origin.end();
  const perPoint = rows.map(({ ms, points }) => (ms * 1_000) / points);
  const middle = median(perPoint);
  printTable(
    `CPU of gateway and REST API by document, the best of ${ROUNDS} rounds of ${TIMES}, the demo catalogue, nothing kept`,
    ['', 'points', 'gateway ms', 'REST API ms', 'ms', 'µs a point', '× median'],
    rows.map(({ name, points, ms, gateway: own, origin: upstream }, index) => [
      name,
      points.toFixed(0),
      own.toFixed(2),
      upstream.toFixed(2),
      ms.toFixed(2),
      (perPoint[index] as number).toFixed(1),
      ((perPoint[index] as number) / middle).toFixed(2),
    ]),
  );
  judge('the dearest point against the cheapest', Math.max(...perPoint) / Math.min(...perPoint), 3, '×');
}

async function learn(gateway: Measured): Promise<Known> {
  const products: { id: string; slug: string }[] = [];
  let after: string | null = null;
  const query =
    'query ($after: String) { products(first: 100, after: $after) { nodes { id slug } pageInfo { endCursor hasNextPage } } categories { slug subCategories { slug subCategories { slug } } } }';
  interface Answer {
    products: {
      nodes: { id: string; slug: string }[];
      pageInfo: { endCursor: string; hasNextPage: boolean };
    };
    categories: Tree[];
  }
  interface Tree {
    slug: string;
    subCategories?: Tree[];
  }
  const slugs = (tree: readonly Tree[]): string[] =>
    tree.flatMap(({ slug, subCategories = [] }) => [slug, ...slugs(subCategories)]);
  for (;;) {
    const data: Answer = (await post(gateway, query, { after })) as Answer;
    products.push(...data.products.nodes);
    after = data.products.pageInfo.endCursor;
    if (products.length >= times(2_000, 100) || !data.products.pageInfo.hasNextPage)
      return { products, categories: slugs(data.categories) };
  }
}

async function send(gateway: Measured, document: Weighed, n: number, known: Known): Promise<void> {
  await post(gateway, document.query, document.variables?.(n, known) ?? {});
}

async function post(gateway: Measured, query: string, variables: object): Promise<unknown> {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: unknown; errors?: { message: string }[] };
  if (errors) throw new Error(`${errors[0]?.message}: ${query.slice(0, 200)}`);
  return data;
}
