/** Values that many products share, as small numbers in the order in which they were first seen. */
export class Interned<Value> {
  readonly #numbers = new Map<string | number, number>();
  readonly values: Value[] = [];
  /** Length of all keys and an estimate for their entries (bytes). */
  bytes = 0;

  /** The number of a value. @param key equal for equal values */
  numberOf(key: string | number, value: Value): number {
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.values.length;
      this.#numbers.set(key, number);
      this.values.push(value);
      this.bytes += 100 + (typeof key === 'string' ? key.length * 2 : 0);
    }
    return number;
  }

  /** The number of a value that was seen; undefined: it was not. */
  find(key: string | number): number | undefined {
    return this.#numbers.get(key);
  }

  /** A table by number: 1 for the values that are meant. */
  table(isMeant: (value: Value) => boolean): Uint8Array {
    const table = new Uint8Array(this.values.length);
    this.values.forEach((value, number) => {
      if (isMeant(value)) table[number] = 1;
    });
    return table;
  }
}
