/** Figures of the scores, with their intervals. */
export const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 1 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const Z = 1.96;
/** Half of the 95 % confidence interval of a share (Wilson) and of a mean (normal). */
export const ofShare = (part: number, all: number): number => {
  const p = part / all;
  return (Z * Math.sqrt((p * (1 - p)) / all + (Z * Z) / (4 * all * all))) / (1 + (Z * Z) / all);
};
export const ofMean = (numbers: readonly number[]): number => {
  const middle = mean(numbers);
  return numbers.length < 2
    ? 0
    : Z * Math.sqrt(mean(numbers.map((one) => (one - middle) ** 2)) / (numbers.length - 1));
};
export const withInterval = (value: number, half: number): string =>
  `${value.toFixed(3)} ±${half.toFixed(3)}`;

export const percentile = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * part) - 1] ?? 0;
