/** Reads CSV as spreadsheets write it: `;`, `,` or tab; UTF-8, UTF-16 or windows-1252; quoted cells of several lines. */
import { MAX_IMPORT_RECORD } from '../../../contract/rules/jobs.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'windows-1252';
export const SEPARATORS = [';', ',', '\t'] as const;

/** What a record is refused for. */
export type RecordFault = 'TOO_LONG' | 'UNCLOSED_QUOTE';

export interface CsvRecord {
  /** Line of the file on which it begins, from 1. */
  line: number;
  cells: string[];
  fault?: RecordFault;
}

/** Splits text into records, piece by piece. Lines without any character are left out. */
export class CsvReader {
  readonly #separator: string;
  #line = 1;
  #start = 1;
  #cells: string[] = [];
  #cell = '';
  #length = 0;
  #isQuoted = false;
  /** A quote in a quoted cell: the end of the cell, unless another one follows. */
  #isAtQuote = false;
  #isAfterReturn = false;

  constructor(separator: string) {
    this.#separator = separator;
  }

  /** Records that end in this piece of the text. */
  push(text: string): CsvRecord[] {
    const records: CsvRecord[] = [];
    for (let at = 0; at < text.length; at += 1) this.#take(text[at] as string, records);
    return records;
  }

  /** The record at the end of a text without a line break. */
  end(): CsvRecord[] {
    const records: CsvRecord[] = [];
    this.#endRecord(records, this.#isQuoted && !this.#isAtQuote ? 'UNCLOSED_QUOTE' : undefined);
    return records;
  }

  #take(character: string, records: CsvRecord[]): void {
    const isSecondOfBreak = character === '\n' && this.#isAfterReturn;
    this.#isAfterReturn = character === '\r';
    const isBreak = character === '\n' || character === '\r';
    if (isBreak && !isSecondOfBreak) this.#line += 1;
    if (this.#isQuoted) {
      if (this.#isAtQuote) {
        this.#isAtQuote = false;
        if (character === '"') return this.#add(character);
        this.#isQuoted = false;
      } else {
        if (character === '"') this.#isAtQuote = true;
        else this.#add(character);
        return;
      }
    }
    if (isBreak) {
      if (isSecondOfBreak) this.#start = this.#line;
      else this.#endRecord(records);
    } else if (character === this.#separator) {
      this.#cells.push(this.#cell);
      this.#cell = '';
      this.#length += 1;
    } else if (character === '"' && this.#cell === '') this.#isQuoted = true;
    else this.#add(character);
  }

  #add(character: string): void {
    this.#length += 1;
    // What exceeds the limit is dropped: a quote that is not closed would take the rest of the file into memory.
    if (this.#length <= MAX_IMPORT_RECORD) this.#cell += character;
  }

  #endRecord(records: CsvRecord[], broken?: RecordFault): void {
    const fault = broken ?? (this.#length > MAX_IMPORT_RECORD ? 'TOO_LONG' : undefined);
    if (this.#length > 0 || this.#isQuoted)
      records.push({
        line: this.#start,
        cells: [...this.#cells, this.#cell],
        ...(fault === undefined ? {} : { fault }),
      });
    this.#cells = [];
    this.#cell = '';
    this.#length = 0;
    this.#isQuoted = false;
    this.#isAtQuote = false;
    this.#start = this.#line;
  }
}

/** Recognises the encoding of a file while it arrives: the mark of UTF-16, UTF-8 wherever it is valid, else windows-1252. */
export class EncodingGuess {
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true });
  #isUtf8 = true;
  #start: Buffer = Buffer.alloc(0);

  push(bytes: Buffer): void {
    if (this.#start.length < 2) this.#start = Buffer.concat([this.#start, bytes.subarray(0, 2)]);
    if (this.#isUtf8) this.#decode(bytes, true);
  }

  end(): Encoding {
    if (this.#start[0] === 0xff && this.#start[1] === 0xfe) return 'utf-16le';
    if (this.#isUtf8) this.#decode(Buffer.alloc(0), false);
    return this.#isUtf8 ? 'utf-8' : 'windows-1252';
  }

  #decode(bytes: Buffer, stream: boolean): void {
    try {
      this.#utf8.decode(bytes, { stream });
    } catch {
      this.#isUtf8 = false;
    }
  }
}

/** Excel's first line that names the separator. */
const SEPARATOR_LINE = /^sep=([;,\t])\r?\n/i;

/** The separator of a text, by its first line: that of which most cells result, `;` before others. */
export function separatorOf(start: string): string {
  const [, named] = SEPARATOR_LINE.exec(start) ?? [];
  if (named !== undefined) return named;
  let best: string = SEPARATORS[0];
  let most = 1;
  for (const separator of SEPARATORS) {
    const reader = new CsvReader(separator);
    const [first] = [...reader.push(start), ...reader.end()];
    const count = first?.cells.length ?? 0;
    if (count > most) [best, most] = [separator, count];
  }
  return best;
}

/** Whether a record is the line that names the separator. */
export const isSeparatorLine = ({ line, cells }: CsvRecord): boolean =>
  line === 1 && /^sep=$/i.test(cells[0] ?? '') && cells.slice(1).every((cell) => cell === '');
