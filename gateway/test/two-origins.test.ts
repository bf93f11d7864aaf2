/** A gateway before two REST APIs, of which one is killed and started again while it is used. */
import { afterEach, expect, it, vi } from 'vitest';
import { createGateway } from '../src/app.ts';
import { createFixtureOrigin, SERVICE_TOKEN } from './fixture-origin.ts';
import { documentFile, until } from './harness.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

it('answers every query, and asks both again afterwards', async () => {
  const [first, second] = [
    await createFixtureOrigin({ products: 40, record: true }),
    await createFixtureOrigin({ products: 40, record: true }),
  ];
  const documents = documentFile({
    one: 'query One($slug: String!) { product(by: { slug: $slug }) { name price { amount } } }',
  });
  const problems: string[] = [];
  const gateway = createGateway({
    restUrl: `${first.url},${second.url}`,
    serviceToken: SERVICE_TOKEN,
    persistedFile: documents.file,
    // Each query asks a REST API.
    cache: { maxBytes: 1 },
    onProblem: (message) => problems.push(message),
  });
  open.push(
    () => documents.remove(),
    () => second.close(),
    () => gateway.close(),
  );
  await until(() => gateway.ready());
  await until(() => first.waiting() + second.waiting() > 0);

  const failed: unknown[] = [];
  const over = new AbortController();
  let asked = 0;
  const visitor = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const slug = `produit-${(asked++ % 40) + 1}`;
      const { result } = await gateway.execute(documents.ids['one'] as string, { slug });
      if (result.errors || !JSON.stringify(result.data).includes('"amount"')) failed.push(result);
    }
  };
  const visitors = Array.from({ length: 10 }, visitor);
  await until(() => first.requests.length > 50 && second.requests.length > 50);
  await first.close();
  const before = second.requests.length;
  await until(() => second.requests.length > before + 100);
  // The feed goes on at the other one.
  await until(() => second.waiting() === 1);
  const again = await createFixtureOrigin({
    products: 40,
    record: true,
    port: Number(new URL(first.url).port),
  });
  open.push(() => again.close());
  await vi.waitFor(
    () => expect(again.requests.filter((call) => call.includes('/products')).length).toBeGreaterThan(20),
    { timeout: 3_000, interval: 10 },
  );
  over.abort();
  await Promise.all(visitors);
  expect(failed).toEqual([]);
  expect(gateway.openBreakers()).toBe(0);
  expect(problems).toEqual([]);
});
