/** Sanitises texts of third parties: product names and descriptions are data, whatever they say. */

/** Control characters, directional marks and invisible characters. */
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/g;
const MARKUP = /<[^>]{0,300}>|[<>`]/g;
/** Web addresses: with a protocol, with www, or a bare domain with a path or a common top-level domain. */
export const LINK =
  /(?:\b[a-z][a-z0-9+.-]{1,20}:\/\/|\bwww\.)\S*|\b(?:javascript|data|mailto|tel):\S*|\b[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,9}\.(?:com|net|org|info|biz|io|co|me|ru|cn|xyz|top|site|online|shop|store|click|link|live|app|dev|tn|fr|de|example|test)(?:[/?#:]\S*)?(?![a-z0-9-])/gi;
const WORD = /\S+/g;

/** Whether a word contains an e-mail address: an at sign with text before it, and a dot after it. */
function isAddress(word: string): boolean {
  const at = word.indexOf('@', 1);
  return at > 0 && word.lastIndexOf('.', word.length - 2) > at + 1;
}

/** Reduces a text to one line without links and control characters, of at most `most` characters. */
export function plainText(text: string, most = 200): string {
  const plain = text
    .slice(0, most * 8)
    .replace(CONTROLS, ' ')
    .replace(MARKUP, ' ')
    .replace(WORD, (word) => (isAddress(word) ? ' ' : word))
    .replace(LINK, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`;
}
