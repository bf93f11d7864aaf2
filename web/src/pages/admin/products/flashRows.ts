/** Products of a change of their flash sales, and what became of each. */

/** A product with the version that was read. */
export interface FlashProduct {
  readonly id: string;
  readonly version: number;
  readonly name: string;
}

/** Why a product was left as it was. */
export interface FlashRefusal {
  readonly name: string;
  /** Error code of its first problem. */
  readonly code: string;
  /** Field of it; empty: none. */
  readonly field: string;
}

interface Results {
  readonly rows:
    | readonly {
        readonly userErrors: readonly { readonly code: string; readonly field: readonly string[] }[];
      }[]
    | null
    | undefined;
}

export const rowsOf = (products: readonly FlashProduct[]) =>
  products.map(({ id, version }) => ({ id, version }));

/** Products that were left as they were, with the reason. */
export const refusalsOf = (products: readonly FlashProduct[], { rows }: Results): readonly FlashRefusal[] =>
  (rows ?? []).flatMap(({ userErrors: [first] }, index) =>
    first === undefined
      ? []
      : [{ name: products[index]?.name ?? '', code: first.code, field: first.field[0] ?? '' }],
  );
