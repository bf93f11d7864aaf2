/** The parts of the browser's build that work without a network: the shell's document, its first script, the service worker. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.ts';
import { LANGUAGES } from './src/i18n/language.ts';
import type { LaterArea } from './src/i18n/translate.ts';
import { SHELL, SPLASH_POSTER, SPLASH_VIDEO, WORKER } from './src/offline/names.ts';
import { pageEntries, type PageEntry } from './src/pageManifest.ts';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const client = fileURLToPath(new URL('dist/client', import.meta.url));
const ENTRY = 'src/entry-client.tsx';
const SHELL_SCRIPT = '/shell.js';

/** Overlays of many pages that are of no use without a network. */
const NEEDS_NETWORK = [
  'src/features/app-banner/AppDialog.tsx',
  'src/features/assistant/AssistantPanel.tsx',
  'src/features/newsletter/NewsletterDialog.tsx',
  'src/features/newsletter/subscribe.ts',
  'src/features/orders/CancelDialog.tsx',
  'src/features/orders/ReturnDialog.tsx',
  'src/features/session/QrDialog.tsx',
];
const NEEDS_NETWORK_AREAS: readonly LaterArea[] = ['assistant', 'assistantTools'];

/**
 * What every device precaches: the first load, the pages that the manifest names, their lazy chunks, and all languages, because
 * one may be chosen without a network. Other files are cached once they were used.
 */
function precachedFiles(manifest: Manifest): string[] {
  const [precached, others] = [true, false].map((wanted) =>
    pageEntries.map(([, entry]) => entry).filter(({ isPrecached = false }) => isPrecached === wanted),
  ) as [PageEntry[], PageEntry[]];
  const areasOf = (entries: readonly PageEntry[]) => entries.flatMap(({ areas = [] }) => areas);
  const wantedAreas = new Set(areasOf(precached));
  // Areas that no page names belong to overlays of every page.
  const otherAreas = [...areasOf(others), ...NEEDS_NETWORK_AREAS].filter((area) => !wantedAreas.has(area));
  const left = new Set([
    ...others.map(({ file }) => `src/${file}`),
    ...NEEDS_NETWORK,
    ...LANGUAGES.flatMap((language) => otherAreas.map((area) => `src/i18n/${language}/${area}.json`)),
  ]);
  for (const name of left) chunkOf(manifest, name);
  return filesOf(manifest, [ENTRY, ...precached.map(({ file }) => `src/${file}`)], (name) => !left.has(name));
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`The build has no ${name}`);
  return chunk;
}

/**
 * All files that these modules need to run.
 *
 * @param isWanted whether a module's lazy imports are included; default: none
 */
function filesOf(
  manifest: Manifest,
  names: readonly string[],
  isWanted: (name: string) => boolean = () => false,
): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const { file, css = [], assets = [], imports = [], dynamicImports = [] } = chunkOf(manifest, name);
    for (const imported of [...imports, ...dynamicImports.filter(isWanted)]) visit(imported);
    for (const needed of [file, ...css, ...assets]) files.add(needed);
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
<script type="module" src="/${chunkOf(manifest, ENTRY).file}"></script>
</body>
</html>
`;
}

/** Adds the shell and the worker to the browser's build, which must exist. */
export async function buildOffline(): Promise<void> {
  const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8')) as Manifest;
  await bundle('src/offline/shell.ts', SHELL_SCRIPT.slice(1));
  writeFileSync(`${client}${SHELL}`, shellDocument(manifest));
  const fixed = [SHELL, SHELL_SCRIPT, '/app/splash.css', SPLASH_POSTER, SPLASH_VIDEO, '/favicon.svg'];
  const urls = [
    ...fixed,
    // Letters with rare accents have a font of their own, which is cached once it was needed.
    ...precachedFiles(manifest)
      .filter((file) => !file.includes('latin-ext'))
      .map((file) => `/${file}`),
  ];
  const precache = urls.map((url) => {
    const file = `${client}${url}`;
    if (!existsSync(file)) throw new Error(`The build has no ${url}`);
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
    // A name with a hash needs no revision.
    return { url, revision: url.startsWith('/assets/') ? null : hash };
  });
  const name = createHash('sha256').update(JSON.stringify(precache)).digest('hex').slice(0, 12);
  await bundle('src/offline/worker.ts', WORKER.slice(1), {
    SHOP_FILES: JSON.stringify(precache),
    SHOP_BUILD: JSON.stringify(name),
  });
}
