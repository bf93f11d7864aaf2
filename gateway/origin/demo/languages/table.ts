/** Tables of the demo's texts: "French | English | German | Tunisian Arabic", one line each. */
import type { OtherTexts } from '../../../contract/other-texts.ts';

/** Texts by the French one; read at the first use. */
export function readTable(lines: string): () => ReadonlyMap<string, Required<OtherTexts>> {
  let texts: ReadonlyMap<string, Required<OtherTexts>> | undefined;
  return () =>
    (texts ??= new Map(
      lines
        .trim()
        .split('\n')
        .map((line) => {
          const [french = '', en = '', de = '', tn = ''] = line.split(' | ');
          return [french, { en, de, tn }];
        }),
    ));
}
