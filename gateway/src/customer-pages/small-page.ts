/** A page of a few lines, perhaps with a form: without scripts, never cached. */
import type { ServerResponse } from 'node:http';
import { escapeHtml } from '../../contract/html.ts';
import type { Language } from '../../contract/rules/page-rendering.ts';

const STYLE = `:root{color-scheme:light dark;--ground:#faf8f4;--ink:#1d1b16;--muted:#5f5a4e}
@media(prefers-color-scheme:dark){:root{--ground:#16150f;--ink:#f4f1e8;--muted:#b5ae9d}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--ground);color:var(--ink);font:1rem/1.6 "Readex Pro Variable",system-ui,sans-serif}
main{padding:2rem 1.5rem;max-width:44rem;width:100%;box-sizing:border-box}
strong.logo{display:inline-block;padding:.1rem .9rem;border-radius:.75rem;background:#ffc928;color:#1d1b16;font-size:1.25rem}
h1{margin:1.5rem 0 1rem;font-size:1.6rem;line-height:1.3;text-wrap:balance}p{color:var(--muted)}pre{white-space:pre-wrap;overflow-wrap:anywhere}
button,.button{display:inline-flex;align-items:center;min-height:44px;padding:0 1.25rem;border:0;border-radius:999px;background:#ffc928;color:#1d1b16;font:inherit;font-weight:600;cursor:pointer;text-decoration:none}
a{color:inherit}:focus-visible{outline:3px solid currentColor;outline-offset:2px}li{margin:.75rem 0}`;

interface PrivatePage {
  status?: number;
  language: Language;
  title: string;
  /** HTML, already escaped. */
  body: string;
}

/** Sends a page in the shop's simple layout; `body` follows the logo. */
export function sendSmallPage(response: ServerResponse, prefix: readonly string[], page: PrivatePage): void {
  const body = `<main><strong class="logo">lawaj</strong>${page.body}</main>`;
  sendPrivatePage(response, prefix, { ...page, style: STYLE, body });
}

/** Sends a page for those who have its address: without scripts, never cached, not indexed by search engines. */
export function sendPrivatePage(
  response: ServerResponse,
  prefix: readonly string[],
  page: PrivatePage & { style: string },
): void {
  const { language, title, style, body } = page;
  const content = Buffer.from(`<!doctype html>
<html lang="${language === 'tn' ? 'ar-TN' : language}" dir="${language === 'tn' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · Lawaj</title><style>${style}</style></head>
<body>${body}</body></html>
`);
  response.writeHead(page.status ?? 200, [
    ...prefix,
    'content-type',
    'text/html; charset=utf-8',
    'content-length',
    String(content.length),
    'cache-control',
    'no-store',
    // The address holds a secret.
    'referrer-policy',
    'no-referrer',
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  ]);
  response.end(content);
}
