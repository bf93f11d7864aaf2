/** Sends the shop's trusted documents while its REST API fails, and tells what became of each. */
import { pino } from 'pino';
import { createGateway } from '../../src/app.ts';
import type { Gateway, GatewayOptions } from '../../src/app.ts';
import { createFront } from '../../src/http/front.ts';
import type { Front } from '../../src/http/front.ts';
import { LoadGate } from '../../src/http/load-gate.ts';
import type { Rank } from '../../src/http/load-gate.ts';
import { SESSION_TOKEN, startContractUpstream } from '../contract-upstream.ts';
import { read, until } from '../harness.ts';
import type { Answer } from '../harness.ts';
import { mended, MUTATIONS, QUERIES } from '../trusted-documents.ts';
import type { TrustedCase } from '../trusted-documents.ts';
import { ASSISTANT } from './expected.ts';
import { startFaultProxy } from './fault-proxy.ts';
import type { Fault, FaultProxy } from './fault-proxy.ts';

/**
 * How a document depends on the REST API: `memory`: public, and answered before; `public`: public, and never asked for; `own`: of the
 * viewer or staff; `change`: a mutation; `independent`: it asks for nothing.
 */
export type Need = 'memory' | 'public' | 'own' | 'change' | 'independent';

/** `whole`: as without a fault; `coded`: with errors that have a code, or user errors; `silent`: other data, without an error. */
export type Outcome = 'whole' | 'coded' | 'silent';

export interface Cell {
  document: string;
  need: Need;
  status: number;
  outcome: Outcome;
  /** Codes of its errors and user errors. */
  codes: readonly string[];
  /** May be stored by a browser or a proxy. */
  isStorable: boolean;
  /** Milliseconds until it was answered. */
  took: number;
}

/** Refuses nothing, however slow the machine is. */
class OpenGate extends LoadGate {
  override run<T>(_: Rank, work: () => T | Promise<T>): Promise<T> {
    return Promise.resolve(work());
  }
}

/** A document as it was answered without a fault. */
interface Known extends TrustedCase {
  need: Exclude<Need, 'memory'>;
  /** What it answered. */
  text: string;
  /** It may be stored, so that it is answered from memory the next time. */
  isStorable: boolean;
}

/** How long a call may take here (ms): what a busy machine needs for those that are answered. */
const UPSTREAM = { connectTimeoutMs: 2_000, headersTimeoutMs: 2_500, totalTimeoutMs: 3_000 };

export interface FaultTable {
  /** Documents by need. */
  needs: ReadonlyMap<string, Known['need']>;
  /** Lets the REST API fail so, and sends every document once. */
  run(fault: Fault): Promise<readonly Cell[]>;
  /**
   * Ends the fault, and asks again for what was not answered, round by round, with a pause of 250 ms in between.
   * @returns the rounds, and the milliseconds from the end of the fault to the begin of the last one that was needed
   */
  recover(): Promise<{ rounds: number; ms: number }>;
  /** Changes that reached the REST API's address since the last call, such as `POST /v1/orders`. */
  writes(): readonly string[];
  /** Changes among them that were sent more often than without a fault. */
  repeated(writes: readonly string[]): readonly string[];
  /** Changes that the documents make without a fault. */
  usualWrites: number;
  close(): Promise<void>;
}

interface Open {
  gateway: Gateway;
  front: Front;
  url: string;
}

async function openGateway(restUrl: string, isCold: boolean): Promise<Open> {
  const options: GatewayOptions = { restUrl, upstream: UPSTREAM, ...(isCold && { cache: { maxBytes: 1 } }) };
  const gateway = createGateway(options);
  const front = createFront({
    log: pino({ level: 'silent' }),
    gate: new OpenGate(),
    ...(isCold && { cacheBytes: 100 }),
  });
  const url = await front.listen(0, '127.0.0.1');
  front.open({ gateway, fetchPicture: () => Promise.reject(new Error('no pictures here')) });
  await until(() => gateway.ready());
  return { gateway, front, url };
}

/** Sends a document as the shop's pages do: public ones by GET, without a session. */
async function send({ gateway, url }: Open, { id, variables }: TrustedCase): Promise<Answer> {
  const { kind, isPublic = false } = gateway.documents.get(id) ?? {};
  if (isPublic && kind === 'query')
    return read(
      await fetch(
        `${url}/graphql?documentId=${id}&variables=${encodeURIComponent(JSON.stringify(variables))}`,
      ),
    );
  return read(
    await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, cookie: `token=${SESSION_TOKEN}` },
      body: JSON.stringify({ documentId: id, variables }),
    }),
  );
}

/** Codes of the user errors in what a mutation answers. */
const userErrorsOf = ({ data }: Answer): string[] =>
  Object.values((data ?? {}) as Record<string, { userErrors?: { code: string }[] } | null>).flatMap(
    (payload) => payload?.userErrors?.map(({ code }) => code) ?? [],
  );
const codesOf = (answer: Answer): string[] => [
  ...(answer.errors ?? []).map(({ extensions }) => String(extensions['code'])),
  ...userErrorsOf(answer),
];

/** Whether a browser or a proxy may store it. */
const isStorable = ({ headers }: Answer): boolean =>
  !/no-store|no-cache|^$/.test(headers.get('cache-control') ?? '');

const is =
  (call: string) =>
  (other: string): boolean =>
    other === call;

/** Between two rounds of recovery (ms). */
const ROUND_PAUSE = 250;

/** At most so many at once, as a shop under load has them. */
async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const at = next++;
      results[at] = await work(items[at] as T);
    }
  };
  await Promise.all(Array.from({ length: 48 }, worker));
  return results;
}

/** Open a payment, for which a payment service has 25 s. */
const PATIENT: ReadonlySet<string> = new Set(['PayOrderMutation', 'sendOrderMutation']);

/**
 * Opens the shop and asks for every document once.
 * @param share of the documents: 8 takes every eighth of a kind, apart from those that wait for long
 */
export async function openFaultTable(share = 1): Promise<FaultTable> {
  const upstream = await startContractUpstream();
  upstream.answer((call, sample) =>
    call.startsWith('POST /v1/auth/')
      ? { status: 200, body: { ...(sample as object), token: SESSION_TOKEN } }
      : undefined,
  );
  const proxy: FaultProxy = await startFaultProxy(new URL(upstream.url));
  const cold = await openGateway(proxy.url, true);
  const warm = await openGateway(proxy.url, false);

  const chosen = [QUERIES, MUTATIONS].flatMap((all) => {
    const first = new Map(all.map((one) => [one.id, one]));
    return [...first.values()]
      .filter(({ name }) => !ASSISTANT.has(name) && (share === 1 || !PATIENT.has(name)))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .filter((_, index) => index % share === 0);
  });
  const known: Known[] = [];
  const usual: string[] = [];
  /** What queries ask for by POST, as it has a secret or many lines: a failed plan asks for it again. */
  const readByPost = new Set<string>();
  const isChange = (call: string): boolean => !readByPost.has(call);
  for (let one of chosen) {
    for (;;) {
      upstream.sent();
      const answer = await send(cold, one);
      const variables = mended(one, answer);
      if (variables !== undefined) {
        one = { ...one, variables };
        continue;
      }
      const codes = codesOf(answer);
      if (codes.length > 0 && !ACCEPTED.has(one.name))
        throw new Error(`${one.name} needs other variables: ${answer.text.slice(0, 300)}`);
      const sent = upstream.sent();
      const posts = sent.flatMap((call) => call.split('?', 1)).filter((call) => !call.startsWith('GET '));
      const { kind, isPublic } = cold.gateway.documents.get(one.id) ?? {};
      const need =
        sent.length === 0 ? 'independent' : kind === 'mutation' ? 'change' : isPublic ? 'public' : 'own';
      if (kind === 'mutation') usual.push(...posts);
      else for (const call of posts) readByPost.add(call);
      known.push({ ...one, need, text: answer.text, isStorable: isStorable(answer) });
      break;
    }
  }
  const memory = known.filter((one) => one.need === 'public' && one.isStorable);
  await inParallel(memory, (one) => send(warm, one));
  proxy.writes();

  const ask = async (open: Open, one: Known, need: Need): Promise<Cell> => {
    const begun = performance.now();
    const answer = await send(open, one);
    const took = performance.now() - begun;
    const codes = codesOf(answer);
    const outcome = answer.text === one.text ? 'whole' : codes.length > 0 ? 'coded' : 'silent';
    return {
      document: one.name,
      need,
      status: answer.status,
      outcome,
      codes,
      isStorable: isStorable(answer),
      took,
    };
  };
  return {
    needs: new Map(known.map(({ name, need }) => [name, need])),
    usualWrites: usual.filter(isChange).length,
    writes: () => proxy.writes().filter(isChange),
    repeated: (writes) =>
      writes.filter((one) => writes.filter(is(one)).length > usual.filter(is(one)).length),
    async run(fault) {
      await proxy.set(fault);
      return [
        ...(await inParallel(memory, (one) => ask(warm, one, 'memory'))),
        ...(await inParallel(known, (one) => ask(cold, one, one.need))),
      ];
    },
    async recover() {
      await proxy.set('none');
      const begun = performance.now();
      let left: readonly Known[] = known;
      let ms = 0;
      let rounds = 0;
      while (left.length > 0) {
        ms = performance.now() - begun;
        rounds += 1;
        const outcomes = await inParallel(left, async (one) => (await ask(cold, one, one.need)).outcome);
        left = left.filter((_, at) => outcomes[at] !== 'whole');
        if (rounds > 40) throw new Error(`not answered again: ${left.map(({ name }) => name).join(', ')}`);
        if (left.length > 0) await new Promise((done) => setTimeout(done, ROUND_PAUSE));
      }
      return { rounds, ms };
    },
    async close() {
      for (const { front, gateway } of [cold, warm]) {
        await front.close(0);
        await gateway.close();
      }
      await proxy.close();
      await upstream.close();
    },
  };
}

/** Answered with a user error even without a fault, as the sample is not the viewer's. */
const ACCEPTED: ReadonlySet<string> = new Set(['SessionsMutation']);
