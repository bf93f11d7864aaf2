/** Filters a model's text before it is shown: removes links, and amounts that no tool returned. */
import type { LanguageCode } from '../../contract/pages.ts';
import { LINK } from '../../contract/plain-text.ts';

/** Replaces an amount that no tool returned. */
const REDACTED: Readonly<Record<LanguageCode, string>> = {
  fr: '(prix sur la fiche)',
  en: '(price on its page)',
  de: '(Preis auf der Seite)',
  tn: '(السوم في الصفحة)',
};
const CURRENCY = '(?:TND|DT|dinars?|DNT|د\\.ت|دينار|دنانير|د\\.)';
const NUMBER = '\\d+(?:[\\s.,]\\d+)*';
const AMOUNT = new RegExp(`(${NUMBER})\\s*${CURRENCY}(?![\\p{L}])`, 'giu');
/** Markdown, which is not rendered. */
const MARKS = /\*\*|__|`+|^#{1,6}\s+/gm;
const LABELLED = /!?\[([^\]\n]{0,200})\]\([^)\n]{0,500}\)/g;
/** Like the characters that `plainText` removes, except line breaks and the marks that right-to-left text needs. */
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u202a-\u202e\ufeff]+/g;

/** Parses a number in any notation of thousands and decimals, in millimes. */
function millimesOf(number: string): number {
  const plain = number.replace(/\s/g, '');
  const parts = plain.split(/[.,]/);
  const last = parts.at(-1) ?? '';
  const hasDecimals = parts.length > 1 && (last.length !== 3 || plain.includes(','));
  const whole = Number((hasDecimals ? parts.slice(0, -1) : parts).join(''));
  return whole * 1000 + (hasDecimals ? Number(last.slice(0, 3).padEnd(3, '0')) : 0);
}

/** All readings of a number: "1.200" is 1200 or 1.2. */
const meanings = (number: string): number[] => {
  const plain = number.replace(/\s/g, '').replace(',', '.');
  const all = [millimesOf(number), Math.round(Number(plain) * 1000)].filter(Number.isFinite);
  // "Size 42 90,50 TND": digits that cannot be a group of thousands start a new number.
  const tail = /\s(\d{1,2}|\d{4,})((?:[.,]\d+)?)$/.exec(number);
  return tail ? [...all, millimesOf(`${tail[1]}${tail[2]}`)] : all;
};
const amountsIn = (text: string): number[] =>
  [...text.matchAll(new RegExp(NUMBER, 'g'))].flatMap(([number]) => meanings(number));

export class Guard {
  readonly #language: LanguageCode;
  readonly #allowed: Set<number>;
  #buffer = '';

  /** @param messages the shopper's messages: their own budget may be repeated */
  constructor(language: LanguageCode, messages: readonly string[]) {
    this.#language = language;
    this.#allowed = new Set(messages.flatMap(amountsIn));
  }

  /** Allows the amounts of money in this text. */
  allow(text: string): void {
    for (const [whole] of text.matchAll(AMOUNT))
      for (const amount of amountsIn(whole)) this.#allowed.add(amount);
  }

  /** Appends model output; returns what can be shown, up to the end of a sentence or line. */
  push(text: string): string {
    this.#buffer += text;
    // Only after the end of a sentence can nothing become part of a link or an amount.
    const end = Math.max(
      ...['\n', '! ', '? ', '؟ ', '. ', ': ', '؛ '].map((mark) => {
        const at = this.#buffer.lastIndexOf(mark);
        return at === -1 ? -1 : at + mark.length;
      }),
    );
    if (end <= 0) return '';
    const whole = this.#buffer.slice(0, end);
    this.#buffer = this.#buffer.slice(end);
    return this.#clean(whole);
  }

  /** Returns the remaining text. */
  end(): string {
    const rest = this.#buffer;
    this.#buffer = '';
    return this.#clean(rest);
  }

  #clean(text: string): string {
    return text
      .replace(CONTROLS, '')
      .replace(LABELLED, '$1')
      .replace(LINK, '')
      .replace(MARKS, '')
      .replace(AMOUNT, (whole, number: string) =>
        meanings(number).some((amount) => this.#allowed.has(amount)) ? whole : REDACTED[this.#language],
      );
  }
}
