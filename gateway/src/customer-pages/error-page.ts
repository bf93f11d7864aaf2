/** The page for when no page can be rendered, or none can stand at an address. It needs nothing but itself. */
import type { Language } from '../../contract/rules/page-rendering.ts';
import { HOME } from './texts.ts';

interface Texts {
  busy: string;
  failed: string;
  hint: string;
  again: string;
  home: string;
  missing: string;
  missingHint: string;
}

const TEXTS: Record<Language, Texts> = {
  fr: {
    busy: 'Beaucoup de monde en ce moment',
    failed: 'Une erreur est survenue',
    hint: 'Nous y travaillons. Réessayez dans un instant.',
    again: 'Réessayer',
    home: HOME.fr,
    missing: 'Cette page n’existe pas, ou plus',
    missingHint: 'Vérifiez l’adresse, ou repartez de l’accueil.',
  },
  en: {
    busy: 'Many people are here right now',
    failed: 'Something went wrong',
    hint: 'We are working on it. Please try again in a moment.',
    again: 'Try again',
    home: HOME.en,
    missing: 'This page does not exist, or no longer does',
    missingHint: 'Check the address, or start again from the home page.',
  },
  de: {
    busy: 'Gerade sind sehr viele hier',
    failed: 'Etwas ist schiefgegangen',
    hint: 'Wir kümmern uns darum. Bitte gleich noch einmal versuchen.',
    again: 'Erneut versuchen',
    home: HOME.de,
    missing: 'Diese Seite gibt es nicht oder nicht mehr',
    missingHint: 'Prüfen Sie die Adresse, oder beginnen Sie auf der Startseite.',
  },
  tn: {
    busy: 'برشا عباد توّا',
    failed: 'صارت مشكلة',
    hint: 'قاعدين نخدموا عليها. عاود جرّب بعد شوية.',
    again: 'عاود جرّب',
    home: HOME.tn,
    missing: 'الصفحة هذي ماهيش موجودة، ولا معادش موجودة',
    missingHint: 'ثبّت في العنوان، ولا ارجع للصفحة الرئيسية.',
  },
};

/** A whole HTML document for a status of 404, or of 500 and above. 503: too many at once, or not started yet. */
export function errorPage(status: number, language: Language): string {
  const text = TEXTS[language];
  const isMissing = status === 404;
  const title = isMissing ? text.missing : status === 503 ? text.busy : text.failed;
  const retry = isMissing ? '' : `<a href="">${text.again}</a> `;
  const rtl = language === 'tn';
  return `<!doctype html>
<html lang="${rtl ? 'ar-TN' : language}" dir="${rtl ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Lawaj</title>
<style>
:root { color-scheme: light dark; --ground: #faf8f4; --ink: #1d1b16; --muted: #5f5a4e; --brand: #ffc928; --on: #1d1b16; }
@media (prefers-color-scheme: dark) { :root { --ground: #16150f; --ink: #f4f1e8; --muted: #b5ae9d; } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 "Readex Pro Variable", system-ui, sans-serif; }
main { padding: 2rem 1.5rem; max-width: 32rem; text-align: center; }
strong { display: inline-block; padding: .25rem .9rem; border-radius: .75rem; background: var(--brand); color: var(--on); font-size: 1.25rem; }
h1 { margin: 1.5rem 0 .5rem; font-size: 1.75rem; line-height: 1.25; }
p { margin: 0 0 2rem; color: var(--muted); }
a { display: inline-block; min-height: 44px; padding: 0 1.25rem; line-height: 44px; border-radius: 999px; color: inherit; }
a:first-of-type { background: var(--brand); color: var(--on); text-decoration: none; font-weight: 600; }
a:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
</style>
</head>
<body>
<main>
<strong>Lawaj</strong>
<h1>${title}</h1>
<p>${isMissing ? text.missingHint : text.hint}</p>
${retry}<a href="/">${text.home}</a>
</main>
</body>
</html>
`;
}
