/** Notation of values that several domains return. */

/** A rate in basis points as percent: 1900 is `19.00`. */
export const percent = (basisPoints: number): string => (basisPoints / 100).toFixed(2);

/** A percentage in basis points: `19.00` is 1900. */
export const basisPointsOf = (percentage: string): number => Math.round(Number(percentage) * 100);

/** Number of a sub-order: `CMD-26-000042-3/1`. */
export const subOrderNumber = (number: string, position: number): string => `${number}/${position}`;

/** Name of a column in messages: `discount_price` is `discountPrice`. */
export const camelCase = (column: string): string =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Name of the column of a message's field: `discountPrice` is `discount_price`. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
