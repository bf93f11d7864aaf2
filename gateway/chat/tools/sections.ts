/** Splits a text page into sections of plain lines. */
export interface Section {
  heading: string;
  text: string;
}

const MOST = 900;

/** A line of Markdown without markup. */
function plainLine(line: string): string | undefined {
  if (/^\|?[\s|:-]+\|?$/.test(line) && line.includes('-')) return undefined;
  const cells = /^\|(.*)\|$/.exec(line)?.[1];
  const bare =
    cells === undefined
      ? line.replace(/^[-*] /, '• ')
      : cells
          .split('|')
          .map((cell) => cell.trim())
          .join(' : ');
  return bare
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .trim();
}

/** Sections by heading, in order; a heading directly followed by another one has an empty text. */
export function sectionsOf(body: string): Section[] {
  const sections: Section[] = [];
  let lines: string[] = [];
  const flush = (): void => {
    const last = sections.at(-1);
    if (last) last.text = shorten(lines.join('\n').trim());
    lines = [];
  };
  for (const line of body.split(/\r?\n/)) {
    const heading = /^#{2,4}\s+(.*)$/.exec(line)?.[1];
    if (heading !== undefined) {
      flush();
      sections.push({ heading: heading.trim(), text: '' });
      continue;
    }
    const plain = line.trim() === '' ? '' : plainLine(line.trim());
    if (plain !== undefined && sections.length > 0) lines.push(plain);
  }
  flush();
  return sections;
}

/** The first whole paragraphs, up to the maximum length. */
function shorten(text: string): string {
  const clean = text.replace(/\n{2,}/g, '\n');
  if (clean.length <= MOST) return clean;
  const cut = clean.slice(0, MOST);
  return cut.slice(0, Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf('. ') + 1)).trim();
}
