/** The parts of the browser's build that work without a network: the shell's document, its first script, the service worker. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { RENDERED } from './src/document/assets.ts';
import { SHELL, SPLASH_POSTER, SPLASH_VIDEO, WORKER } from './src/offline/names.ts';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const client = fileURLToPath(new URL('dist/client', import.meta.url));
const ENTRY = 'src/entry-client.tsx';
const SHELL_SCRIPT = '/shell.js';

/**
 * What every shop keeps from the start: the first load, the pages that shoppers walk through, what opens or speaks on them, and
 * all languages, for one may be chosen without a network. Other files are kept once they were used.
 */
const KEPT =
  /^src\/(?:entry-client|offline\/|errors\/|relay\/|navigation\/arrival|layouts\/|design\/chakra\/(?:Toasts|Island)|features\/(?:cart|product|categories|listing|search)\/|i18n\/(?:catalogues|\w\w\/(?:account|address|app|cartDetails|catalogue|checkout|newsletter|notFound|offline|orders|product|searchHero|shelves|support)\.json)|pages\/(?:home|category|product|all-products|brand|shop|cart|order|login|track-order|text|search|not-found)\/)/;

/** Everything that has to be there for these modules to run. */
function filesOf(manifest: Manifest, names: readonly string[]): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
  };
  for (const name of names) visit(name);
  return [...files];
}

function shellDocument(manifest: Manifest): string {
  const files = filesOf(manifest, [ENTRY]);
  const styles = files.filter((file) => file.endsWith('.css'));
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Lawaj</title>
<meta name="robots" content="noindex">
<meta name="theme-color" content="#ffcb1f">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/app/splash.css">
${styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('\n')}
</head>
<body>
<div id="root"></div>
<div id="splash"><img src="${SPLASH_POSTER}" alt="Lawaj" width="400" height="400"><a href="/"></a></div>
<script src="${SHELL_SCRIPT}"></script>
<script type="module" src="/${manifest[ENTRY]?.file}"></script>
</body>
</html>
`;
}

/** One script that imports nothing: what a worker, or a document's first script, has to be. */
async function bundle(entry: string, fileName: string, define: Record<string, string> = {}): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'warn',
    // Workbox speaks much in development.
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: fileName } },
    },
  });
}

/** Adds the shell and the worker to the browser's build, which has to be there. */
export async function buildOffline(): Promise<void> {
  const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8')) as Manifest;
  await bundle('src/offline/shell.ts', SHELL_SCRIPT.slice(1));
  writeFileSync(`${client}${SHELL}`, shellDocument(manifest));
  const names = Object.keys(manifest).filter((name) => KEPT.test(name) || RENDERED.includes(name));
  const fixed = [SHELL, SHELL_SCRIPT, '/app/splash.css', SPLASH_POSTER, SPLASH_VIDEO, '/favicon.svg'];
  const urls = [
    ...fixed,
    // Letters with rare accents have a face of their own, which is kept once it was needed.
    ...filesOf(manifest, names)
      .filter((file) => !file.includes('latin-ext'))
      .map((file) => `/${file}`),
  ];
  const precache = urls.map((url) => {
    const file = `${client}${url}`;
    if (!existsSync(file)) throw new Error(`The build has no ${url}`);
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
    // A name with a hash in it is a revision of its own.
    return { url, revision: url.startsWith('/assets/') ? null : hash };
  });
  const name = createHash('sha256').update(JSON.stringify(precache)).digest('hex').slice(0, 12);
  await bundle('src/offline/worker.ts', WORKER.slice(1), {
    SHOP_FILES: JSON.stringify(precache),
    SHOP_BUILD: JSON.stringify(name),
  });
}
