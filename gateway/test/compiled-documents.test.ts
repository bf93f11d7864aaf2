/** The shop's own documents are executed by compiled plans, never by graphql-js. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from '../src/app.ts';
import type { Gateway } from '../src/app.ts';
import { SESSION_TOKEN, startContractUpstream } from './contract-upstream.ts';
import type { ContractUpstream } from './contract-upstream.ts';
import { ENDPOINT, read, until } from './harness.ts';
import type { Answer } from './harness.ts';
import { QUERIES as cases, TEXTS as texts } from './trusted-documents.ts';
import type { TrustedCase as Case } from './trusted-documents.ts';

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
