/** What a model writes, before it is shown: without links, and without amounts that no tool told. */
import type { LanguageCode } from '../../contract/pages.ts';
import { LINK } from '../clean.ts';

/** Said in the place of an amount that nobody told. */
const UNTOLD: Readonly<Record<LanguageCode, string>> = {
  fr: '(prix sur la fiche)',
  en: '(price on its page)',
  de: '(Preis auf der Seite)',
  tn: '(السوم في الصفحة)',
};
const CURRENCY = '(?:TND|DT|dinars?|DNT|د\\.ت|دينار|دنانير|د\\.)';
const NUMBER = '\\d+(?:[\\s.,]\\d+)*';
const AMOUNT = new RegExp(`(${NUMBER})\\s*${CURRENCY}(?![\\p{L}])`, 'giu');
/** Markup has no meaning to the reader. */
const MARKS = /\*\*|__|`+|^#{1,6}\s+/gm;
const LABELLED = /!?\[([^\]\n]{0,200})\]\([^)\n]{0,500}\)/g;
/** Lines stay, and the marks that a right-to-left text is set with; `plainText` takes those out too. */
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u202a-\u202e\ufeff]+/g;

/** A number in millimes, however its thousands and decimals are set apart. */
function millimesOf(number: string): number {
  const plain = number.replace(/\s/g, '');
  const parts = plain.split(/[.,]/);
  const last = parts.at(-1) ?? '';
  const hasDecimals = parts.length > 1 && (last.length !== 3 || plain.includes(','));
  const whole = Number((hasDecimals ? parts.slice(0, -1) : parts).join(''));
  return whole * 1000 + (hasDecimals ? Number(last.slice(0, 3).padEnd(3, '0')) : 0);
}

/** A number each way that it may be meant: "1.200" is twelve hundred, or one and two tenths. */
const meanings = (number: string): number[] => {
  const plain = number.replace(/\s/g, '').replace(',', '.');
  const all = [millimesOf(number), Math.round(Number(plain) * 1000)].filter(Number.isFinite);
  // "Size 42 90,50 TND": what cannot be a group of thousands is a number of its own.
  const tail = /\s(\d{1,2}|\d{4,})((?:[.,]\d+)?)$/.exec(number);
  return tail ? [...all, millimesOf(`${tail[1]}${tail[2]}`)] : all;
};
const amountsIn = (text: string): number[] =>
  [...text.matchAll(new RegExp(NUMBER, 'g'))].flatMap(([number]) => meanings(number));

export class Guard {
  readonly #language: LanguageCode;
  readonly #told: Set<number>;
  #kept = '';

  /** @param told what the shopper wrote: their own budget may be repeated */
  constructor(language: LanguageCode, told: readonly string[]) {
    this.#language = language;
    this.#told = new Set(told.flatMap(amountsIn));
  }

  /** The sums of money in this text may be said from now on. */
  allow(text: string): void {
    for (const [whole] of text.matchAll(AMOUNT))
      for (const amount of amountsIn(whole)) this.#told.add(amount);
  }

  /** Takes what was written on; gives what can be shown of it, up to the end of a sentence or line. */
  push(text: string): string {
    this.#kept += text;
    // Only behind the end of a sentence nothing can grow into a link or an amount.
    const end = Math.max(
      ...['\n', '! ', '? ', '؟ ', '. ', ': ', '؛ '].map((mark) => {
        const at = this.#kept.lastIndexOf(mark);
        return at === -1 ? -1 : at + mark.length;
      }),
    );
    if (end <= 0) return '';
    const whole = this.#kept.slice(0, end);
    this.#kept = this.#kept.slice(end);
    return this.#clean(whole);
  }

  /** What is left. */
  end(): string {
    const rest = this.#kept;
    this.#kept = '';
    return this.#clean(rest);
  }

  #clean(text: string): string {
    return text
      .replace(CONTROLS, '')
      .replace(LABELLED, '$1')
      .replace(LINK, '')
      .replace(MARKS, '')
      .replace(AMOUNT, (whole, number: string) =>
        meanings(number).some((amount) => this.#told.has(amount)) ? whole : UNTOLD[this.#language],
      );
  }
}
