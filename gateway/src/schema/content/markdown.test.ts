import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './markdown.ts';

/** Compact notation of blocks: `h2 title #anchor`, `p words`, `* entry`, `? question`. */
function short(markdown: string): string[] {
  const words = (runs: { text: string }[]) => runs.map(({ text }) => text).join('');
  return parseMarkdown(markdown).flatMap((block) => {
    switch (block.__typename) {
      case 'TextHeading':
        return `h${block.level} ${block.text} #${block.anchor}`;
      case 'TextParagraph':
        return `p ${words(block.runs)}`;
      case 'TextList':
        return block.items.map(({ runs }, index) => `${block.ordered ? index + 1 : '*'} ${words(runs)}`);
      case 'TextTable':
        return [block.head, ...block.rows.map(({ cells }) => cells)].map((cells) =>
          cells.map(({ runs }) => words(runs)).join(' | '),
        );
      case 'TextQuestion':
        return [`? ${block.question}`, `answers: ${block.answer.length}`];
    }
  });
}

const hrefs = (markdown: string) =>
  parseMarkdown(markdown).flatMap((block) =>
    block.__typename === 'TextParagraph' ? block.runs.map(({ href }) => href) : [],
  );

describe('the Markdown of text pages', () => {
  it('becomes headings, paragraphs, lists and tables', () => {
    expect(
      short(
        '# Un\n\n## Deux\n\nUn\nparagraphe.\n\n- a\n- **b** c\n\n1. x\n2. y\n\n| A | B |\n|---|---|\n| 1 | |\n',
      ),
    ).toEqual([
      'h2 Un #un',
      'h2 Deux #deux',
      'p Un paragraphe.',
      '* a',
      '* b c',
      '1 x',
      '2 y',
      'A | B',
      '1 | ',
    ]);
  });

  it('keeps bold and links, apart and together', () => {
    expect(parseMarkdown('a **b [c](/d)** [e](https://x.tn/)')).toEqual([
      {
        __typename: 'TextParagraph',
        runs: [
          { text: 'a ', strong: false, href: null },
          { text: 'b ', strong: true, href: null },
          { text: 'c', strong: true, href: '/d' },
          { text: ' ', strong: false, href: null },
          { text: 'e', strong: false, href: 'https://x.tn/' },
        ],
      },
    ]);
  });

  it('treats a heading of level 3 with a question mark as a question, and what follows as its answer', () => {
    expect(
      short('### Combien ?\n\n8 TND.\n\n- dès 99 : rien\n\n### بقداش؟\n\n8\n\n### Note\n\nfin\n\n## Où ?\n'),
    ).toEqual([
      '? Combien ?',
      'answers: 2',
      '? بقداش؟',
      'answers: 1',
      'h3 Note #note',
      'p fin',
      'h2 Où ? #ou',
    ]);
  });

  it('gives each heading a unique anchor in its own script', () => {
    expect(short('## Étape 1\n\n## Etape 1\n\n## التوصيل\n\n## …\n')).toEqual([
      'h2 Étape 1 #etape-1',
      'h2 Etape 1 #etape-1-2',
      'h2 التوصيل #التوصيل',
      'h2 … #section',
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'http://plain.example',
    '/\\\\evil.example',
    '</\\\\evil.example>',
    '/\\\\/evil.example',
    '</\t/evil.example>',
    '/a\\\\b',
  ])('does not lead to %j', (address) => {
    expect(hrefs(`[x](${address})`).every((href) => href === null)).toBe(true);
  });

  it('joins lines by one space, however many breaks and spaces are between them', () => {
    const wordsOf = (markdown: string) =>
      parseMarkdown(markdown).flatMap((block) =>
        block.__typename === 'TextParagraph' ? block.runs.map(({ text }) => text) : [],
      );
    expect(wordsOf('un \t\n  deux\n trois')).toEqual(['un deux trois']);
    expect(wordsOf('**un**\n deux')).toEqual(['un', ' deux']);
  });

  it.each(['/returns', 'https://x.tn/a', 'mailto:a@b.tn', 'tel:+21671000000', '#x'])(
    'leads to %s',
    (address) => {
      expect(hrefs(`[x](${address})`)).toEqual([address]);
    },
  );

  it('omits HTML and markup and keeps the rest as text', () => {
    expect(
      short('<script>x</script>\n\na <b>b</b>\n\n---\n\n> q\n\n```\ncode\n```\n\n![alt](/x.png)\n'),
    ).toEqual(['p a b', 'p q', 'p code', 'p alt']);
    expect(short('')).toEqual([]);
  });
});
