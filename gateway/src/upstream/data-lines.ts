/** Parses the payloads of an event stream's `data:` lines from chunks that may be cut anywhere, even within a character. */

/** The lines of a chunk: payloads of `data:` lines, and other lines unchanged. */
export interface Line {
  isData: boolean;
  text: string;
}

export class DataLines {
  readonly #decoder = new TextDecoder();
  readonly #longest: number;
  /** The incomplete line; undefined: it is too long and its rest is skipped. */
  #begun: string | undefined = '';

  /** @param longest characters of a line; longer ones are left out. */
  constructor(longest: number) {
    this.#longest = longest;
  }

  /** The lines that end in this chunk. */
  push(chunk: Uint8Array): Line[] {
    return this.#take(this.#decoder.decode(chunk, { stream: true }));
  }

  /** The line that the stream's end ends. */
  end(): Line[] {
    return this.#take(`${this.#decoder.decode()}\n`);
  }

  #take(text: string): Line[] {
    const lines: Line[] = [];
    let from = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      this.#extend(text.slice(from, end));
      if (this.#begun !== undefined && this.#begun !== '') lines.push(toLine(this.#begun));
      this.#begun = '';
      from = end + 1;
    }
    this.#extend(text.slice(from));
    return lines;
  }

  #extend(piece: string): void {
    if (this.#begun === undefined) return;
    this.#begun = this.#begun.length + piece.length > this.#longest ? undefined : this.#begun + piece;
  }
}

function toLine(line: string): Line {
  const whole = line.endsWith('\r') ? line.slice(0, -1) : line;
  if (!whole.startsWith('data:')) return { isData: false, text: whole };
  return { isData: true, text: whole.slice(whole[5] === ' ' ? 6 : 5) };
}
