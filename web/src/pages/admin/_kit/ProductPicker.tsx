import { useCallback, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { Picker } from './Picker.tsx';
import { useSearched } from './useSearched.ts';
import type { ProductPickerQuery } from './__generated__/ProductPickerQuery.graphql.ts';

/** Products that are offered at once. */
const OFFERED = 20;

/** A product that was chosen. */
export interface PickedProduct {
  /** Its public global id. */
  readonly id: string;
  readonly name: string;
}

interface Found extends PickedProduct {
  readonly sku: string;
  readonly slug: string;
}

/** Products on sale whose name or number matches. */
function useProducts(text: string | null) {
  const environment = useRelayEnvironment();
  const search = useCallback(
    (typed: string) =>
      fetchQuery<ProductPickerQuery>(
        environment,
        graphql`
          query ProductPickerQuery($first: Int!, $search: String) {
            adminProducts(first: $first, filter: { search: $search, active: true }) {
              edges {
                node {
                  product {
                    id
                    name
                    sku
                    slug
                  }
                }
              }
            }
          }
        `,
        { first: OFFERED, search: typed === '' ? null : typed },
      ).map(
        ({ adminProducts }): readonly Found[] => adminProducts?.edges.map(({ node }) => node.product) ?? [],
      ),
    [environment],
  );
  return useSearched(text, search);
}

interface ProductPickerProps {
  readonly label: string;
  /** The chosen product; null: none. */
  readonly value: PickedProduct | null;
  readonly onChange: (product: PickedProduct & { readonly slug: string }) => void;
  readonly hint?: string;
  readonly error?: string | null;
}

/** A choice of one product on sale: the field searches them by name and number. */
export function ProductPicker({ label, value, onChange, hint, error }: ProductPickerProps) {
  const [text, setText] = useState<string | null>(null);
  const { found, isPending } = useProducts(text === null ? null : text.trim());
  return (
    <Picker
      label={label}
      value={value?.id ?? ''}
      valueLabel={value?.name ?? ''}
      options={found.map(({ id, name, sku }) => ({ value: id, label: `${name} · ${sku}` }))}
      hint={hint}
      error={error}
      onSearch={setText}
      isSearching={isPending}
      onChange={(id) => {
        const product = found.find((one) => one.id === id);
        if (product !== undefined) onChange({ id, name: product.name, slug: product.slug });
      }}
    />
  );
}
