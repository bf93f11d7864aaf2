/** Which of a product's variants is meant by what a shopper has chosen so far. */

export interface Variant {
  readonly id: string;
  readonly sku: string;
  /** null or undefined: the product has no such axis. */
  readonly color: string | null | undefined;
  readonly size: string | null | undefined;
  readonly stock: number;
}

/** What is chosen on each axis; null: nothing yet, or the product has no such axis. */
export interface Choice {
  readonly color: string | null;
  readonly size: string | null;
}

export interface Option {
  readonly value: string;
  /** Whether something in stock can still be had with it. */
  readonly isAvailable: boolean;
}

const distinct = (values: readonly (string | null | undefined)[]) => [
  ...new Set(values.filter((value) => value != null)),
];

/** The colours offered, in the seller's order; one is available when any of its variants is in stock. */
export function colorOptions(variants: readonly Variant[]): Option[] {
  return distinct(variants.map((variant) => variant.color)).map((value) => ({
    value,
    isAvailable: variants.some((variant) => variant.color === value && variant.stock > 0),
  }));
}

/** The sizes offered, in the seller's order; one is available when it is in stock in the chosen colour. */
export function sizeOptions(variants: readonly Variant[], color: string | null): Option[] {
  return distinct(variants.map((variant) => variant.size)).map((value) => ({
    value,
    isAvailable: variants.some(
      (variant) => variant.size === value && variant.stock > 0 && (color === null || variant.color === color),
    ),
  }));
}

/** The variant that a choice settles; undefined while something has still to be chosen. */
export function chosenVariant<V extends Variant>(variants: readonly V[], choice: Choice): V | undefined {
  return variants.find(
    (variant) => (variant.color ?? null) === choice.color && (variant.size ?? null) === choice.size,
  );
}

/** On which axis the shopper has still to choose, or null when nothing is missing. */
export function missingAxis(variants: readonly Variant[], choice: Choice): 'color' | 'size' | null {
  if (chosenVariant(variants, choice)) return null;
  if (choice.color === null && variants.some((variant) => variant.color != null)) return 'color';
  return variants.length > 0 ? 'size' : null;
}

/**
 * The choice with which a page opens: the variant that its address names by SKU, else what leaves no choice
 * (a single colour, a single size).
 */
export function initialChoice(variants: readonly Variant[], sku: string | null): Choice {
  const named = variants.find((variant) => variant.sku === sku);
  if (named) return { color: named.color ?? null, size: named.size ?? null };
  const only = (options: readonly string[]) => (options.length === 1 ? (options[0] ?? null) : null);
  return {
    color: only(distinct(variants.map((variant) => variant.color))),
    size: only(distinct(variants.map((variant) => variant.size))),
  };
}

/** The choice after a colour is picked: the size stays when the colour has it in stock, else it is asked again. */
export function withColor(variants: readonly Variant[], choice: Choice, color: string): Choice {
  const sizes = sizeOptions(variants, color).filter((option) => option.isAvailable);
  if (sizes.some((option) => option.value === choice.size)) return { color, size: choice.size };
  return { color, size: sizes.length === 1 ? (sizes[0]?.value ?? null) : null };
}
