/** Renders a message as text and as simple HTML from the same parts; all input is escaped. */
import { escapeHtml } from '../../contract/html.ts';
import type { LanguageCode } from '../../contract/pages.ts';

/** A paragraph, a code, or a labelled link. */
export type MailPart = string | { code: string } | { link: string; label: string };

/** A template's content in one language. */
export interface MailText {
  subject: string;
  parts: readonly MailPart[];
  /** Below the separator, in small print. */
  footer?: readonly MailPart[];
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** Reduces a text to one line, so that it cannot inject a header. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();

function asText(part: MailPart): string {
  if (typeof part === 'string') return part;
  return 'code' in part ? `    ${part.code}` : `${part.label}\n${part.link}`;
}

function asHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`;
  if ('code' in part)
    return `<p style="font:700 22px ui-monospace,monospace;letter-spacing:1px"><bdi>${escapeHtml(part.code)}</bdi></p>`;
  return `<p><a href="${escapeHtml(part.link)}" style="color:#1c1a17">${escapeHtml(part.label)}</a></p>`;
}

/** Renders a message; Tunisian Arabic from right to left. */
export function renderMail(language: LanguageCode, { subject, parts, footer = [] }: MailText): RenderedMail {
  const direction = language === 'tn' ? 'rtl' : 'ltr';
  const lang = language === 'tn' ? 'ar-TN' : language;
  const line = oneLine(subject);
  const small =
    footer.length === 0
      ? ''
      : `<hr style="border:0;border-top:1px solid #e6e0d4"><div style="font-size:13px;color:#6b6459">${footer.map(asHtml).join('')}</div>`;
  return {
    subject: line,
    text: [...parts.map(asText), ...(footer.length === 0 ? [] : ['-- ', ...footer.map(asText)]), ''].join(
      '\n\n',
    ),
    html: `<!doctype html><html lang="${lang}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeHtml(line)}</title></head><body style="margin:0;background:#faf7f0"><div style="max-width:560px;margin:0 auto;padding:24px;font:16px/1.6 system-ui,sans-serif;color:#1c1a17"><p style="display:inline-block;margin:0 0 16px;padding:4px 12px;border-radius:8px;background:#ffd21f;font-weight:800">lawaj</p>${parts.map(asHtml).join('')}${small}</div></body></html>`,
  };
}
