import { direction, languageTag } from '../i18n/language.ts';
import type { PageHead } from '../page/page.ts';
import type { PageFiles } from './assets.ts';
import { BOOT_ID, inlineBoot, type Boot } from './boot.ts';
import { escapeHtml, renderHeadTag, type HeadTag } from './head.ts';
import { themeClass } from './theme.ts';

interface DocumentParts {
  readonly boot: Boot;
  /** The rendered application. */
  readonly body: string;
  readonly head: PageHead;
  readonly tags: readonly HeadTag[];
  readonly files: PageFiles;
}

/** React writes preloads of pictures as link elements in front of the application; they belong into the head. */
const LEADING_LINKS = /^(?:<link [^>]*>)+/;

function preloadImage(image: PageHead['preloadImage']): string {
  if (image === undefined) return '';
  const list = [
    `href="${escapeHtml(image.src)}"`,
    ...(image.srcSet === undefined ? [] : [`imagesrcset="${escapeHtml(image.srcSet)}"`]),
    ...(image.sizes === undefined ? [] : [`imagesizes="${escapeHtml(image.sizes)}"`]),
  ];
  return `<link rel="preload" as="image" fetchpriority="high" ${list.join(' ')}>`;
}

/** The whole document of a page. */
export function renderDocument({ boot, body, head, tags, files }: DocumentParts): {
  html: string;
  styleHashes: readonly string[];
  scriptHashes: readonly string[];
} {
  const links = LEADING_LINKS.exec(body)?.[0] ?? '';
  const className = themeClass(boot.theme);
  const html = `<!doctype html>
<html lang="${languageTag(boot.language)}" dir="${direction(boot.language)}"${className === '' ? '' : ` class="${className}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${tags.map(renderHeadTag).join('\n')}
<meta name="color-scheme" content="${boot.theme === 'system' ? 'light dark' : boot.theme}">
<meta name="theme-color" content="#ffcb1f">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/app/apple-touch-icon.png">
<link rel="manifest" href="/app/${boot.language}.webmanifest">
${preloadImage(head.preloadImage)}${links}
${files.head}
</head>
<body>
<div id="root">${body.slice(links.length)}</div>
<script type="application/json" id="${BOOT_ID}">${inlineBoot(boot)}</script>
${files.end ?? ''}
</body>
</html>
`;
  return { html, styleHashes: files.styleHashes, scriptHashes: files.scriptHashes ?? [] };
}
