/** Who may import whom in the gateway, each rule with its reason. */
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
    reason: 'the contract is what both sides share, so it does no I/O and knows neither side',
    from: /^contract\//,
    never: /^(?:src|origin)\/|^node:|^(?:undici|fastify|kysely|pg)$/,
  },
  { reason: 'gateway and origin meet only over HTTP', from: /^src\//, never: /^origin\// },
  {
    reason: 'the origin never knows GraphQL',
    from: /^origin\//,
    never: /^src\/|^graphql(?:-|$)|^@graphql-tools/,
  },
  {
    reason: 'understanding is a function of its words: the lexicon, the contract, and no I/O',
    from: /^chat\/understanding\/(?!utterances\/)/,
    never: /^(?:src|origin)\/|^node:/,
  },
  {
    reason: 'the lexicon is pure: search and assistant share it, it knows neither',
    from: /^lexicon\//,
    never: /^(?!lexicon\/)/,
  },
  {
    reason: 'the base of the origin knows none of its domains',
    from: /^origin\/base\//,
    never: /^origin\/(?:api|mail|media|search|demo|outbound)\//,
  },
  {
    reason: 'demo data are loaded by the entry points alone',
    from: /^origin\/(?!demo\/|app\.ts|main\.ts|testing\/)/,
    never: /^origin\/demo\//,
  },
  {
    reason: 'the chat host is a service of its own: it asks the shop over HTTP and never knows GraphQL',
    from: /^chat\//,
    never: /^(?:src|origin)\/|^graphql(?:-|$)|^@graphql-tools/,
    except: /^chat\/testing\//,
  },
  {
    reason: 'the shell of a service knows none of them',
    from: /^service\//,
    never: /^(?:contract|src|origin|chat)\//,
  },
  {
    reason: 'the gateway and the REST API meet the chat host only over HTTP',
    from: /^(?:src|origin)\//,
    never: /^chat\//,
  },
  {
    reason: 'what the assistant asks of the shop knows neither how it is answered nor how it is served',
    from: /^chat\/(?:shop|tools)\//,
    never: /^chat\/(?:answers|model|wire|voice|pictures)\//,
  },
  {
    reason: 'answers know neither the wire nor the model',
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
    reason: 'a resolver asks a loader, never an upstream',
    from: /^src\/schema\//,
    never: /^src\/upstream\//,
    except: /errors/,
  },
  {
    reason: 'the schema does not know how it is served',
    from: /^src\/schema\//,
    never: /^src\/(?:http|customer-pages)\//,
  },
  {
    reason: 'loaders stand below resolvers',
    from: /^src\/loaders\//,
    never: /^src\/(?:schema\/(?!.*generated)|http|plugins)\//,
  },
  {
    reason: 'the assistant’s replies run whoever reads them: they know the chat host and nothing above',
    from: /^src\/assistant\//,
    never: /^src\/(?:schema|http|plugins|loaders|notifications)\//,
  },
  {
    reason: 'upstream is the lowest floor',
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
 * The parts of a graph that lead back to where they began, as paths (Tarjan's strongly connected components).
 * @param next where each node leads
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

  it('of files: none leads back to itself, types included', () => {
    expect([...imports.values()].reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(1_000);
    expect(cyclesOf(imports)).toEqual([]);
  });

  /** Folders of a part; what stands above them (app.ts, main.ts, testing) wires them up and is left out. */
  const folderOf = (file: string): string | undefined =>
    /^(?:src|origin|chat)\/(?!testing\/)[^/]+(?=\/)/.exec(file)?.[0];
  /** Folders that lead back all the same, and why. */
  const EXCEPT: Readonly<Record<string, string>> = {
    'src/customer-pages > src/http': 'small pages read bodies and answer by the front’s own helpers',
    'src/notifications > src/schema': 'webhooks name nodes by the schema’s global ids',
  };

  it('of folders: none leads back but for a reason', () => {
    const folders = new Map<string, Set<string>>();
    const needed = new Set<string>();
    for (const [file, targets] of imports) {
      const from = folderOf(file);
      if (from === undefined) continue;
      const leads = folders.get(from) ?? new Set<string>();
      folders.set(from, leads);
      for (const target of targets) {
        const to = folderOf(target);
        if (to === undefined || to === from) continue;
        const edge = `${from} > ${to}`;
        if (Object.hasOwn(EXCEPT, edge)) needed.add(edge);
        else leads.add(to);
      }
    }
    expect(folders.size).toBeGreaterThan(15);
    expect(cyclesOf(folders)).toEqual([]);
    expect([...needed].toSorted()).toEqual(Object.keys(EXCEPT).toSorted());
  });

  it('finds what leads back', () => {
    const graph = (edges: Record<string, string[]>) =>
      new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));
    expect(cyclesOf(graph({ a: ['b'], b: ['c'], c: ['a'], d: ['a'] }))).toEqual([['a', 'b', 'c']]);
    expect(cyclesOf(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
  });
});
