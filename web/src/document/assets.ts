import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Language } from '../i18n/language.ts';
import type { LaterArea } from '../i18n/translate.ts';

/** What a page's document needs of the built files. */
export interface PageFiles {
  /** Style, preloads and scripts, as HTML. */
  readonly head: string;
  /** The style of what is far below the first screen, as HTML at the end of the document: the first paint does not wait for it. */
  readonly end?: string;
  readonly styleHashes: readonly string[];
  readonly scriptHashes?: readonly string[];
}

export interface Assets {
  /**
   * @param file the page's module, from web/src; undefined: only what every page needs
   * @param areas texts that come with the page
   * @param options.absent parts of `RENDERED` that the document does not show
   */
  forPage(
    file: string | undefined,
    language: Language,
    areas: readonly LaterArea[],
    options?: { readonly absent?: readonly string[] },
  ): PageFiles;
}

/** An entry of Vite's manifest. */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** The Arabic font file in the manifest: the end of its source path. */
const ARABIC_FACE = 'readex-pro-arabic-wght-normal.woff2';

/** Preloads the Arabic font: it is used only if it arrives in time. */
function preloadFace(manifest: Manifest, language: Language): string[] {
  if (language !== 'tn') return [];
  const face = Object.entries(manifest).find(([source]) => source.endsWith(ARABIC_FACE))?.[1];
  if (face === undefined) throw new Error('The build has no Arabic face');
  return [`<link rel="preload" as="font" type="font/woff2" href="/${face.file}" crossorigin>`];
}

/** What the server renders on every page although its code is deferred: its style has to be in the document. */
export const RENDERED = [
  'src/features/app-banner/AppBanner.tsx',
  'src/features/categories/CategoryPanel.tsx',
  'src/features/contact-widget/ContactWidget.tsx',
  'src/features/search/SearchHints.tsx',
  'src/layouts/footer/Footer.tsx',
  'src/layouts/header/PreferencesMenu.tsx',
  'src/layouts/header/SectionStrip.tsx',
];

/** Of these, what a document without the mark does not show: it carries no style for it. */
export const MARKS: Readonly<Record<string, string>> = {
  'src/features/app-banner/AppBanner.tsx': 'data-app-banner',
};

/** Pages whose footer is many screens below the first: its style is linked at the end. */
const LONG_PAGES = 'pages/home/';
const FOOTER = 'src/layouts/footer/Footer.tsx';

/** The built script that receives taps before hydration, beside the manifest: it is part of documents, not a file of the shop. */
export const EARLY_SCRIPT = '.vite/early.js';

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The static imports of the given chunks, themselves included, in the order of their styles. */
function closure(manifest: Manifest, names: readonly string[]): Chunk[] {
  const seen = new Set<string>();
  const ordered: Chunk[] = [];
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}`);
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
    ordered.push(chunk);
  };
  for (const name of names) visit(name);
  return ordered;
}

/**
 * The files of a build. A page's style sheets are inlined: a linked one costs a round trip before the first paint. Each is also
 * in the document as a link of a type that no browser fetches, so that Vite's loader of dynamic chunks finds it and does not
 * fetch it again before hydration. Scripts have a low priority: on a slow line the first picture would wait for them.
 *
 * @param client folder of the browser's build
 */
export function readAssets(client: URL): Assets {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8')) as Manifest;
  const script = readFileSync(new URL(EARLY_SCRIPT, client), 'utf8').trim();
  const known = new Map<string, PageFiles>();
  const make = (
    file: string | undefined,
    language: Language,
    areas: readonly LaterArea[],
    absent: readonly string[],
  ): PageFiles => {
    const chunks = closure(manifest, [
      'src/entry-client.tsx',
      ...(file === undefined ? [] : [`src/${file}`]),
      `src/i18n/catalogues/${language}.ts`,
      ...areas.map((area) => `src/i18n/${language}/${area}.json`),
    ]);
    const isLong = file?.startsWith(LONG_PAGES) === true;
    const shown = RENDERED.filter((part) => !absent.includes(part) && !(isLong && part === FOOTER));
    const sheetsOf = (all: readonly Chunk[]) => [...new Set(all.flatMap((chunk) => chunk.css ?? []))];
    const sheets = sheetsOf([...chunks, ...closure(manifest, shown)]);
    const last = isLong
      ? sheetsOf(closure(manifest, [FOOTER])).filter((sheet) => !sheets.includes(sheet))
      : [];
    const style = sheets.map((sheet) => readFileSync(new URL(sheet, client), 'utf8').trim()).join('\n');
    const entry = manifest['src/entry-client.tsx']?.file ?? '';
    return {
      head: [
        ...preloadFace(manifest, language),
        `<script>${script}</script>`,
        `<style>${style}</style>`,
        ...sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}" type="text/plain">`),
        `<script type="module" src="/${entry}"></script>`,
        ...chunks
          .filter((chunk) => chunk.file !== entry)
          .map((chunk) => `<link rel="modulepreload" fetchpriority="low" href="/${chunk.file}">`),
      ].join('\n'),
      end: last.map((sheet) => `<link rel="stylesheet" href="/${sheet}">`).join('\n'),
      styleHashes: [hashOf(style)],
      scriptHashes: [hashOf(script)],
    };
  };
  return {
    forPage(file, language, areas, { absent = [] } = {}) {
      const key = `${language} ${file} ${areas.join()} ${absent.join()}`;
      let files = known.get(key);
      if (files === undefined) known.set(key, (files = make(file, language, areas, absent)));
      return files;
    },
  };
}

let built: Assets | undefined;

/** The browser's build beside the server's. */
export function builtAssets(): Assets {
  built ??= readAssets(new URL('../client/', import.meta.url));
  return built;
}
