/** What must still work when the REST API fails, for each fault and each kind of document; the page of it is generated. */
import { readFileSync } from 'node:fs';
import { getOperationAST, parse } from 'graphql';
import type { GatewayCode } from '../../contract/errors.ts';
import { createSchema } from '../../src/schema/schema.ts';
import { isPublicDocument } from '../../src/schema/permissions.ts';
import type { Fault } from './fault-proxy.ts';
import type { Cell, Need } from './table.ts';

/** Asked by documents of the assistant, which has an upstream of its own. */
export const ASSISTANT: ReadonlySet<string> = new Set([
  'classifyQueryMutation',
  'readPictureMutation',
  'serviceSpeechMutation',
  'transcribeMutation',
]);

/** `whole`: everything works; `coded`: what asks the REST API has a code; `either`: one or the other. */
interface Expected {
  title: string;
  is: 'whole' | 'coded' | 'either';
  codes: readonly GatewayCode[];
  /** Codes where no kind of call is suspended, so that each document meets the fault itself. Default: as `codes`. */
  alone?: readonly GatewayCode[];
}

const UNAVAILABLE = 'UPSTREAM_UNAVAILABLE';
const TIMEOUT = 'UPSTREAM_TIMEOUT';
const ERROR = 'UPSTREAM_ERROR';
/** Once a kind of call has failed five times it is suspended; and retries may use up the time. */
const AFTERWARDS = [UNAVAILABLE, TIMEOUT] as const;

export const FAULTS: Readonly<Record<Exclude<Fault, 'none'>, Expected>> = {
  down: { title: 'nothing listens', is: 'coded', codes: [UNAVAILABLE] },
  slow: { title: 'answers late, but in time', is: 'whole', codes: [] },
  reset: { title: 'resets connections', is: 'coded', codes: AFTERWARDS, alone: [UNAVAILABLE] },
  'half-open': { title: 'accepts and never answers', is: 'coded', codes: AFTERWARDS, alone: [TIMEOUT] },
  truncated: { title: 'ends within an answer', is: 'coded', codes: AFTERWARDS, alone: [UNAVAILABLE] },
  garbage: { title: 'answers what is not HTTP', is: 'coded', codes: AFTERWARDS, alone: [UNAVAILABLE] },
  'foreign page': {
    title: 'answers 200 with HTML',
    is: 'coded',
    codes: [ERROR, ...AFTERWARDS],
    alone: [ERROR],
  },
  '429': { title: 'answers 429', is: 'coded', codes: ['RATE_LIMITED'] },
  '500': { title: 'answers 500', is: 'coded', codes: [ERROR, ...AFTERWARDS], alone: [ERROR] },
  '503': { title: 'answers 503', is: 'coded', codes: [ERROR, ...AFTERWARDS], alone: [ERROR] },
  flapping: {
    title: 'resets every second connection',
    is: 'either',
    codes: AFTERWARDS,
    alone: [UNAVAILABLE],
  },
};

/** Tell by their data that something could not be read or done, with the reason. */
const BY_DATA: Readonly<Record<string, string>> = {
  ContactPageQuery: 'links of the environment are shown for those that owners set, for a second',
  LocalQuery: 'as ContactPageQuery',
  subscribeMutation: '`subscribed` is not true',
  useSearchUsesMutation: 'the search is not counted then',
};

/** What is wrong with a cell; undefined: nothing. `isAlone`: no kind of call was suspended. */
export function problemOf(fault: Exclude<Fault, 'none'>, cell: Cell, isAlone = false): string | undefined {
  const { is, codes: usual, alone = usual } = FAULTS[fault];
  const codes = isAlone ? alone : usual;
  const { document, need, status, outcome } = cell;
  const described = `${document} (${need}): ${status}, ${outcome} ${cell.codes.join()}`;
  if (status !== 200) return described;
  if (need === 'memory' || is === 'whole') return outcome === 'whole' ? undefined : described;
  if (outcome === 'whole')
    // A document that asks for nothing, or for what is remembered for seconds.
    return is === 'either' || need === 'independent'
      ? undefined
      : `${described}, although its data are not there`;
  if (outcome === 'silent') return Object.hasOwn(BY_DATA, document) ? undefined : described;
  if (cell.isStorable) return `${described}, and may be stored`;
  return cell.codes.every((code) => codes.some((allowed) => allowed === code)) ? undefined : described;
}

const KINDS: readonly (readonly [Need, string])[] = [
  ['memory', 'Public query, answered before'],
  ['public', 'Public query, never asked for'],
  ['own', 'Query of the viewer or of staff'],
  ['change', 'Mutation'],
];

/** What a cell of the page says. */
function said(fault: Exclude<Fault, 'none'>, need: Need): string {
  const { is, codes } = FAULTS[fault];
  if (need === 'memory' || is === 'whole') return '200, complete';
  const coded = codes.map((code) => `\`${code}\``).join(', ');
  return is === 'either' ? `200, complete or ${coded}` : `200, ${coded}`;
}

/** Names of the documents by kind. */
function documentsByKind(): Readonly<Record<'public' | 'own' | 'change' | 'assistant', string[]>> {
  const schema = createSchema();
  const byKind = {
    public: [] as string[],
    own: [] as string[],
    change: [] as string[],
    assistant: [] as string[],
  };
  const texts = JSON.parse(readFileSync(DOCUMENTS, 'utf8')) as Record<string, string>;
  for (const text of Object.values(texts)) {
    const document = parse(text, { noLocation: true });
    const operation = getOperationAST(document);
    const name = operation?.name?.value ?? '';
    if (operation?.operation === 'subscription') continue;
    if (ASSISTANT.has(name)) byKind.assistant.push(name);
    else if (operation?.operation === 'mutation') byKind.change.push(name);
    else byKind[isPublicDocument(schema, document) ? 'public' : 'own'].push(name);
  }
  for (const names of Object.values(byKind)) names.sort();
  return byKind;
}

const DOCUMENTS = new URL('../../../web/src/relay/persisted.json', import.meta.url);

/** The page that says what must still work. */
export function faultsPage(): string {
  const names = Object.keys(FAULTS) as (keyof typeof FAULTS)[];
  const byKind = documentsByKind();
  const list = (title: string, documents: readonly string[]): string =>
    `**${title}** (${documents.length}): ${documents.join(', ')}.\n`;
  return `# What works while the REST API fails

Generated from the shop's trusted documents and from \`gateway/test/faults/expected.ts\`; \`npm run test:hard\` tests every cell with every document
through a TCP proxy, \`npm test\` some of each kind.

| REST API | ${KINDS.map(([, title]) => title).join(' | ')} |
|---|${KINDS.map(() => '---|').join('')}
${names.map((fault) => `| ${FAULTS[fault].title} | ${KINDS.map(([need]) => said(fault, need)).join(' | ')} |`).join('\n')}

- \`npm run test:hard\` runs the table twice: as in an outage, in which a kind of call that fails is suspended and other documents fail with it, and
  with none suspended, so that each document meets the fault itself; a suspended call and a used-up deadline are no answers there.
- The number is the HTTP status. A code is that of an error or user error, beside the data that could be read; such an answer has \`no-store\`.
- Changes are sent once: a failed one is never tried again by the gateway.
- Once the REST API answers again, every document does within three seconds.
- ${Object.entries(BY_DATA)
    .map(([name, reason]) => `\`${name}\`: ${reason}`)
    .join('; ')}.
- Pages answer 503 with \`Retry-After\` when their main data cannot be read ([status of pages](operations.md#status-of-pages)). Subscriptions and the
  assistant are not part of the table.

## Documents

${list('Public queries', byKind.public)}
${list('Queries of the viewer or of staff', byKind.own)}
${list('Mutations', byKind.change)}
${list('Of the assistant, which has a service of its own', byKind.assistant)}`;
}
