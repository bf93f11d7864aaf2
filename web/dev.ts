/** Pages directly from their sources: Vite in middleware mode, with hot reload and the Relay compiler. */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import type { Assets } from './src/document/assets.ts';
import type * as Server from './src/entry-server.tsx';
import type { PageModule } from '../gateway/contract/rules/page-rendering.ts';
import { freePort } from '../gateway/service/free-port.ts';

/** Vite's module of the server's entry. */
type Entry = typeof Server;

const web = dirname(fileURLToPath(import.meta.url));
const root = join(web, '..');
const ENTRY = '/src/entry-server.tsx';
const compilerPackage = createRequire(import.meta.url).resolve('relay-compiler/package.json');

/** What the gateway's front uses instead of the built pages. */
export interface DevPages extends PageModule {
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close(): Promise<void>;
}

/** Compiles the documents; errors of the compiler are printed to the terminal. */
function compileDocuments(): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(dirname(compilerPackage), 'cli.js'), 'relay.config.js'], {
      cwd: root,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => {
      process.stderr.write(`relay-compiler: ${error.message}\n`);
      resolve();
    });
    child.on('close', (code) => {
      if (code !== 0) process.stderr.write(output);
      resolve();
    });
  });
}

/** Runs the compiler after changes of sources, one run at a time. */
function recompileOnChange(vite: ViteDevServer): void {
  let running = false;
  let again = false;
  const run = async () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    do {
      again = false;
      await compileDocuments();
    } while (again);
    running = false;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Files that had a document: one whose last document is removed is compiled, too. */
  const withDocuments = new Set<string>();
  vite.watcher.on('all', (_event, file) => {
    if (!/\.tsx?$/.test(file) || file.includes('__generated__')) return;
    const look = async () => {
      const has = (await readFile(file, 'utf8').catch(() => 'graphql`')).includes('graphql`');
      if (!has && !withDocuments.delete(file)) return;
      if (has) withDocuments.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => void run(), 50);
    };
    void look();
  });
}

/**
 * The style sheets that the server's modules import, in their order, so that the first paint of a page has its styles. Vite's
 * client takes these elements over by their id.
 */
async function styleElements(vite: ViteDevServer): Promise<string> {
  const { moduleGraph } = vite.environments['ssr'] ?? {};
  const start = await moduleGraph?.getModuleByUrl(ENTRY);
  const files: { url: string; file: string }[] = [];
  const seen = new Set<unknown>();
  const visit = (module: typeof start) => {
    if (module === undefined || seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) visit(imported);
    if (module.file !== null && module.file.endsWith('.css'))
      files.push({ url: module.url, file: module.file });
  };
  visit(start);
  const sheets = await Promise.all(
    files.map(async ({ url, file }) => {
      const loaded = (await vite.ssrLoadModule(`${url.split('?', 1)[0]}?inline`)) as { default: string };
      return `<style data-vite-dev-id="${file}">${loaded.default}</style>`;
    }),
  );
  return sheets.join('\n');
}

const SCRIPTS = `<script type="module">
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
</script>
<script type="module" src="/@vite/client"></script>
<script type="module" src="/src/entry-client.tsx"></script>`;

/** Starts Vite inside the gateway's own server. */
export async function createDevPages(): Promise<DevPages> {
  await compileDocuments();
  const vite = await createServer({
    configFile: join(web, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: await freePort() } },
  });
  recompileOnChange(vite);
  const load = async () => (await vite.ssrLoadModule(ENTRY)) as Entry;
  const { closedPaths, fixedPaths, isListed, knownParameters, resolveLanguage } = await load();
  return {
    middleware: vite.middlewares,
    closedPaths,
    fixedPaths,
    isListed,
    knownParameters,
    resolveLanguage,
    async renderPage(request) {
      try {
        const { renderPage } = await load();
        const head = `${await styleElements(vite)}\n${SCRIPTS}`;
        const assets: Assets = { forPage: () => ({ head, styleHashes: [] }) };
        return await renderPage(
          { ...request, onError: (error) => process.stderr.write(`${String(error)}\n`) },
          assets,
        );
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      }
    },
    close: () => vite.close(),
  };
}
