/** Resolves a shopper's choice to a product's variant. */

export interface Variant {
  readonly id: string;
  readonly sku: string;
  /** null or undefined: the product has no such axis. */
  readonly color: string | null | undefined;
  readonly size: string | null | undefined;
  readonly stock: number;
}

/** The chosen option of each axis; null: none yet, or the product has no such axis. */
export interface Choice {
  readonly color: string | null;
  readonly size: string | null;
}

export interface Option {
  readonly value: string;
  /** Whether a variant with it is in stock. */
  readonly isAvailable: boolean;
}

const distinct = (values: readonly (string | null | undefined)[]) => [
  ...new Set(values.filter((value) => value != null)),
];

/** The colours, in the seller's order; one is available if any of its variants is in stock. */
export function colorOptions(variants: readonly Variant[]): Option[] {
  return distinct(variants.map((variant) => variant.color)).map((value) => ({
    value,
    isAvailable: variants.some((variant) => variant.color === value && variant.stock > 0),
  }));
}

/** The sizes, in the seller's order; one is available if it is in stock in the chosen colour. */
export function sizeOptions(variants: readonly Variant[], color: string | null): Option[] {
  return distinct(variants.map((variant) => variant.size)).map((value) => ({
    value,
    isAvailable: variants.some(
      (variant) => variant.size === value && variant.stock > 0 && (color === null || variant.color === color),
    ),
  }));
}

/** The variant of a complete choice; undefined while an axis is missing. */
export function chosenVariant<V extends Variant>(variants: readonly V[], choice: Choice): V | undefined {
  return variants.find(
    (variant) => (variant.color ?? null) === choice.color && (variant.size ?? null) === choice.size,
  );
}

/** The axis that still has to be chosen, or null if none is missing. */
export function missingAxis(variants: readonly Variant[], choice: Choice): 'color' | 'size' | null {
  if (chosenVariant(variants, choice)) return null;
  if (choice.color === null && variants.some((variant) => variant.color != null)) return 'color';
  return variants.length > 0 ? 'size' : null;
}

/**
 * The initial choice of a page: the variant that its URL names by SKU, else the only option of each axis (a single colour, a
 * single size).
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

/** The choice after a colour is picked: the size stays if the colour has it in stock, otherwise it is reset. */
export function withColor(variants: readonly Variant[], choice: Choice, color: string): Choice {
  const sizes = sizeOptions(variants, color).filter((option) => option.isAvailable);
  if (sizes.some((option) => option.value === choice.size)) return { color, size: choice.size };
  return { color, size: sizes.length === 1 ? (sizes[0]?.value ?? null) : null };
}
