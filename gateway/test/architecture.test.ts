/** Import rules of the gateway, each with its reason. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const importPattern =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|\n\s*import\s+['"]([^'"]+)['"]/g;

const files = globSync('{contract,lexicon,src,origin,chat,service}/**/*.ts', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.test.ts') && !file.includes('/generated/'));

/** Modules that a file imports: paths below gateway/ for relative ones, the bare name for packages. */
function importsOf(file: string): string[] {
  const source = `\n${readFileSync(resolve(root, file), 'utf8')}`;
  return [...source.matchAll(importPattern)].map((match) => {
    const specifier = match[1] ?? match[2] ?? match[3] ?? '';
    return specifier.startsWith('.')
      ? relative(root, resolve(root, dirname(file), specifier)).replaceAll('\\', '/')
      : specifier;
  });
}

interface Rule {
  reason: string;
  from: RegExp;
  never: RegExp;
  except?: RegExp;
}

const rules: Rule[] = [
  {
    reason: 'the contract is shared by both sides, so it does no I/O and imports neither side',
    from: /^contract\//,
    never: /^(?:src|origin)\/|^node:|^(?:undici|fastify|kysely|pg)$/,
  },
  { reason: 'gateway and origin meet only over HTTP', from: /^src\//, never: /^origin\// },
  {
    reason: 'the origin is independent of GraphQL',
    from: /^origin\//,
    never: /^src\/|^graphql(?:-|$)|^@graphql-tools/,
  },
  {
    reason: 'understanding is pure: the lexicon, the contract, and no I/O',
    from: /^chat\/understanding\/(?!utterances\/)/,
    never: /^(?:src|origin)\/|^node:/,
  },
  {
    reason: 'the lexicon is pure: search and assistant share it, it imports neither',
    from: /^lexicon\//,
    never: /^(?!lexicon\/)/,
  },
  {
    reason: 'the base of the origin imports none of its domains',
    from: /^origin\/base\//,
    never: /^origin\/(?:api|mail|media|search|demo|outbound)\//,
  },
  {
    reason: 'demo data are loaded by the entry points alone',
    from: /^origin\/(?!demo\/|app\.ts|main\.ts|testing\/)/,
    never: /^origin\/demo\//,
  },
  {
    reason: 'the chat host is a service of its own: it calls the shop over HTTP and never imports GraphQL',
    from: /^chat\//,
    never: /^(?:src|origin)\/|^graphql(?:-|$)|^@graphql-tools/,
    except: /^chat\/testing\//,
  },
  {
    reason: 'the shell of a service imports none of them',
    from: /^service\//,
    never: /^(?:contract|src|origin|chat)\//,
  },
  {
    reason: 'the gateway and the REST API meet the chat host only over HTTP',
    from: /^(?:src|origin)\//,
    never: /^chat\//,
  },
  {
    reason: 'the shop client of the assistant imports neither answers nor transport',
    from: /^chat\/(?:shop|tools)\//,
    never: /^chat\/(?:answers|model|wire|voice|pictures)\//,
  },
  {
    reason: 'answers import neither the transport nor the model',
    from: /^chat\/answers\//,
    never: /^chat\/(?:model|wire|voice)\/|^(?:fastify|openai|undici)$/,
  },
  {
    reason: 'only upstream/ opens connections; the front serves them, it does not make any of its own',
    from: /^src\//,
    never: /^undici$/,
    except: /^src\/upstream\//,
  },
  {
    reason: 'a resolver calls a loader, never an upstream',
    from: /^src\/schema\//,
    never: /^src\/upstream\//,
    except: /errors/,
  },
  {
    reason: 'the schema does not import its transport',
    from: /^src\/schema\//,
    never: /^src\/(?:http|customer-pages)\//,
  },
  {
    reason: 'loaders are a layer below resolvers',
    from: /^src\/loaders\//,
    never: /^src\/(?:schema\/(?!.*generated)|http|plugins)\//,
  },
  {
    reason: 'the assistant’s replies run whoever reads them: they know the chat host and nothing above',
    from: /^src\/assistant\//,
    never: /^src\/(?:schema|http|plugins|loaders|notifications)\//,
  },
  {
    reason: 'upstream is the lowest layer',
    from: /^src\/upstream\//,
    never: /^src\/(?:schema|http|plugins|loaders|notifications|assistant)\//,
  },
];

describe('architecture', () => {
  it('sees the files', () => expect(files.length).toBeGreaterThan(20));

  it.each(rules)('$reason', ({ from, never, except }) => {
    const broken = files
      .filter((file) => from.test(file) && !except?.test(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => never.test(target) && !except?.test(target))
          .map((target) => `${file} imports ${target}`),
      );
    expect(broken).toEqual([]);
  });
});

/**
 * The cycles of a graph (Tarjan's strongly connected components), as paths.
 * @param next targets of each node
 */
function cyclesOf(next: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const index = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (node: string): number => {
    const own = index.size;
    index.set(node, own);
    open.push(node);
    let low = own;
    for (const target of next.get(node) ?? []) {
      if (!next.has(target)) continue;
      if (!index.has(target)) low = Math.min(low, visit(target));
      else if (open.includes(target)) low = Math.min(low, index.get(target) ?? low);
    }
    if (low === own) {
      const cycle = open.splice(open.indexOf(node));
      if (cycle.length > 1) cycles.push(cycle.toSorted());
    }
    return low;
  };
  for (const node of next.keys()) if (!index.has(node)) visit(node);
  return cycles;
}

describe('imports lead in one direction', () => {
  const imports = new Map(files.map((file) => [file, new Set(importsOf(file))]));

  it('of files: there are no cycles, types included', () => {
    expect([...imports.values()].reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(1_000);
    expect(cyclesOf(imports)).toEqual([]);
  });

  /** Folders of a package; the modules above them (app.ts, main.ts, testing) compose them and are left out. */
  const folderOf = (file: string): string | undefined =>
    /^(?:src|origin|chat)\/(?!testing\/)[^/]+(?=\/)/.exec(file)?.[0];
  /** Accepted cycles of folders, and why. */
  const EXCEPT: Readonly<Record<string, string>> = {
    'src/customer-pages > src/http': 'small pages read bodies and respond with the front’s helpers',
    'src/notifications > src/schema': 'webhooks name nodes by the schema’s global ids',
  };

  /** The graph of folders without the accepted edges, and the accepted edges that exist. */
  function graphOf(
    folder: (file: string) => string | undefined,
    accepted: Readonly<Record<string, string>>,
  ): { folders: Map<string, Set<string>>; needed: Set<string> } {
    const folders = new Map<string, Set<string>>();
    const needed = new Set<string>();
    for (const [file, targets] of imports) {
      const from = folder(file);
      if (from === undefined) continue;
      const leads = folders.get(from) ?? new Set<string>();
      folders.set(from, leads);
      for (const target of targets) {
        const to = folder(target);
        if (to === undefined || to === from) continue;
        const edge = `${from} > ${to}`;
        if (Object.hasOwn(accepted, edge)) needed.add(edge);
        else leads.add(to);
      }
    }
    return { folders, needed };
  }

  it('of folders: there are no cycles but accepted ones', () => {
    const { folders, needed } = graphOf(folderOf, EXCEPT);
    expect(folders.size).toBeGreaterThan(15);
    expect(cyclesOf(folders)).toEqual([]);
    expect([...needed].toSorted()).toEqual(Object.keys(EXCEPT).toSorted());
  });

  /** Accepted cycles of the origin's domains, and why. Its route.ts and context.ts name every domain and are left out. */
  const DOMAINS_EXCEPT: Readonly<Record<string, string>> = {
    'origin/api/orders > origin/api/payments': 'placing opens a payment, and expiry polls for a late one',
  };

  it('of the origin’s domains: there are no cycles but accepted ones', () => {
    const { folders, needed } = graphOf(
      (file) => /^origin\/api\/[^/]+(?=\/)/.exec(file)?.[0],
      DOMAINS_EXCEPT,
    );
    expect(folders.size).toBeGreaterThan(15);
    expect(cyclesOf(folders)).toEqual([]);
    expect([...needed].toSorted()).toEqual(Object.keys(DOMAINS_EXCEPT).toSorted());
  });

  it('finds cycles', () => {
    const graph = (edges: Record<string, string[]>) =>
      new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));
    expect(cyclesOf(graph({ a: ['b'], b: ['c'], c: ['a'], d: ['a'] }))).toEqual([['a', 'b', 'c']]);
    expect(cyclesOf(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
  });
});

describe('writes of the origin', () => {
  /** Files of `origin/api` that open transactions or write outside of `write()`, with the reason. Names ending in `/` are folders. */
  const ALLOWED: Readonly<Record<string, string>> = {
    'write.ts': 'is `write()`',
    'api-keys/resolve.ts': 'notes when a key was used',
    'api-keys/use.ts': 'counts what gateways report; sets the actor itself for a new network',
    'access/log.ts': 'writes the access log, after the response',
    'accounts/': 'accounts by themselves; what admins do to them is in `people/`',
    'asked/collector.ts': 'sums of what was asked, by the program',
    'audit/retention.ts': 'removes old entries, by the program under a name',
    'auth/viewer.ts': 'notes when a session was used',
    'content/schedule.ts': 'publishes what is due, in the name of who scheduled it',
    'delivery/': 'steps of the carrier, by the program',
    'desk/sweep.ts': 'cancels what was never confirmed, by the program',
    'events/feed.ts': 'the event feed itself',
    'files/upload.ts': 'a file is received before its row is written, by customers and visitors too',
    'jobs/files.ts': 'files of imports, which the jobs that read them name',
    'jobs/jobs.ts': 'gets the transaction of `write`; removes old rows of jobs by itself',
    'jobs/runner.ts': 'applies a job batch by batch, in the name of its admin',
    'media/library.ts': 'gets the transaction of `write`; removes what was deleted long ago by itself',
    'media/replace.ts': 'a file is received before its row changes; sets the actor itself',
    'media/upload.ts': 'a file is received before its row is written; sets the actor itself',
    'newsletter/subscribe.ts': 'subscribers by themselves',
    'orders/addresses.ts': 'address books of shoppers',
    'orders/changing.ts': 'changes by shoppers; those by admins are given `write`',
    'orders/personal-data.ts': 'erasure, in the transaction that erases the account',
    'orders/place.ts': 'placing by shoppers',
    'orders/sweep.ts': 'orders that nobody paid, by the program',
    'payments/': 'what the payment services report',
    'products/column-index/moves.ts': 'removes old rows of the table of changes by itself',
    'products/follow.ts': 'products after their category or brand, in the name of who changed it',
    'reviews/own.ts': 'reviews by their authors',
    'reviews/personal-data.ts': 'erasure',
    'sellers/apply.ts': 'applications of sellers',
    'sellers/personal-data.ts': 'erasure',
    'staff/members.ts': 'the invited account accepts before it is an admin; sets the actor itself',
    'staff/personal-data.ts': 'erasure',
    'stats/days.ts': 'sums of the days, by the program',
    'support/create.ts': 'tickets of shoppers',
    'support/routes.ts': 'messages of shoppers',
    'two-step/challenges.ts': 'sign-ins that await their second step',
    'two-step/personal-data.ts': 'erasure',
    'webhooks/queue.ts': 'deliveries by the program',
    'webhook-subscriptions/follow.ts': 'what is to be delivered, by the program',
    'sandbox/': 'the sandbox of test keys, where nothing is real',
    'webhook-subscriptions/queue.ts': 'deliveries by the program',
    'wishlist/routes.ts': 'wish lists of shoppers',
    'followed-shops/routes.ts': 'shops that shoppers follow',
  };
  /** A transaction that is opened, or a statement that writes without one. */
  const WRITES =
    /(?:\bcontext\.)?\bdb\s*\.(?:insertInto|updateTable|deleteFrom)\(|\brun(?:<[^>]*>)?\(\s*(?:context\.)?db,\s*[`'"]\s*(?:insert into|update|delete from)\b|\.transaction\(\)/;
  const prefix = 'origin/api/';
  const writing = files
    .filter((file) => file.startsWith(prefix))
    .filter((file) => WRITES.test(readFileSync(resolve(root, file), 'utf8')))
    .map((file) => file.slice(prefix.length));
  const allows = (name: string, file: string): boolean =>
    name.endsWith('/') ? file.startsWith(name) : file === name;

  it('are made by `write()`, so that each has an actor, a version and an entry in the audit log', () => {
    const names = Object.keys(ALLOWED);
    expect(
      writing.filter((file) => !names.some((name) => allows(name, file))),
      'use the `write` of the route, or add the reason',
    ).toEqual([]);
    expect(names.filter((name) => !writing.some((file) => allows(name, file)))).toEqual([]);
  });

  it('are declared by every route of the back-office that changes something', () => {
    const routes = files
      .filter((file) => /^origin\/api\/.*routes\.ts$/.test(file))
      .flatMap((file) =>
        readFileSync(resolve(root, file), 'utf8')
          .split(/\n {2}route\(\{/)
          .slice(1),
      )
      .filter((text) => /path: '\/v1\/admin\//.test(text) && !/method: 'GET'/.test(text));
    expect(routes.length).toBeGreaterThan(60);
    // Without `write` a route is one of those that `origin/api/write.test.ts` lists with a reason.
    const unguarded = routes.filter((text) => WRITES.test(text) && !/\bwrite: \{/.test(text));
    expect(unguarded.map((text) => /path: '([^']+)'/.exec(text)?.[1])).toEqual([]);
  });
});
