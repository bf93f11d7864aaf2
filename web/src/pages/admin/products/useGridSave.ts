import { useState } from 'react';
import { graphql } from 'react-relay';
import { MAX_PATCH_ROWS } from '../../../../../gateway/contract/rules/products.ts';
import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { UNDO_TIME } from '../_kit/lastSave.ts';
import { useAdminMutation, type Problem } from '../_kit/useAdminMutation.ts';
import { useUndoChange } from '../_kit/useUndoChange.ts';
import { changesOf, type GridProduct } from './gridCells.ts';
import type { Edits } from './gridEdits.ts';
import type { useGridSaveMutation } from './__generated__/useGridSaveMutation.graphql.ts';

/** A product that was not saved, and why; `version` and `stock` as they are now, when others have changed it. */
export interface Refusal {
  readonly id: string;
  readonly problems: readonly Problem[];
  readonly present: { readonly id: string; readonly version: number; readonly stock: number } | null;
}

/** What became of the products of one call. */
export interface SavedPart {
  readonly saved: readonly string[];
  readonly refused: readonly Refusal[];
}

/**
 * Saves edited products, as many as one call takes after the other; each is saved or refused by itself. The message at the end
 * offers to undo what was saved.
 */
export function useGridSave(): {
  readonly save: (
    products: readonly GridProduct[],
    edits: Edits,
    onPart: (part: SavedPart) => void,
  ) => Promise<void>;
  readonly isPending: boolean;
} {
  const { t } = useTranslation('adminGrid');
  const undoChange = useUndoChange();
  const [isPending, setPending] = useState(false);
  const { run } = useAdminMutation<useGridSaveMutation>(
    graphql`
      mutation useGridSaveMutation($input: AdminProductsPatchInput!) {
        adminProductsPatch(input: $input) {
          rows {
            index
            product {
              ...GridPage_products
            }
            current {
              ...GridPage_products
              id
              version
              product {
                stock
              }
            }
            userErrors {
              field
              code
              message
              stock
            }
          }
          change {
            reference
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['products', 'product', 'dashboard'],
  );
  const save = async (
    products: readonly GridProduct[],
    edits: Edits,
    onPart: (part: SavedPart) => void,
  ): Promise<void> => {
    setPending(true);
    const changes: string[] = [];
    let done = 0;
    let refused = 0;
    for (let from = 0; from < products.length; from += MAX_PATCH_ROWS) {
      const part = products.slice(from, from + MAX_PATCH_ROWS);
      const rows = part.flatMap(({ id }) => {
        const row = edits[id];
        if (row === undefined) return [];
        const { version, stock, cells } = row;
        const next = cells.stock;
        return {
          id,
          version,
          changes: changesOf(cells),
          ...(next !== undefined && { stock: { set: Number(next), expected: stock } }),
        };
      });
      const { payload } = await run({ input: { rows } });
      if (payload?.rows == null) break;
      if (payload.change != null) changes.push(payload.change.reference);
      const results = payload.rows.map(({ index, product, current, userErrors }) => ({
        id: rows[index]?.id ?? '',
        isSaved: product != null,
        problems: userErrors,
        present: current == null ? null : { ...current, stock: current.product.stock },
      }));
      const savedIds = results.filter(({ isSaved }) => isSaved).map(({ id }) => id);
      const others = results.filter(({ isSaved }) => !isSaved);
      done += savedIds.length;
      refused += others.length;
      onPart({ saved: savedIds, refused: others });
    }
    setPending(false);
    if (done > 0)
      toast({
        type: refused > 0 ? 'warning' : 'success',
        title: t('saved', { count: done }),
        ...(refused > 0 && { description: t('refused', { count: refused }) }),
        duration: UNDO_TIME,
        action: {
          label: t('admin:undo'),
          onClick: () =>
            void (async () => {
              for (const change of changes.toReversed()) await undoChange(change);
            })(),
        },
      });
    else if (refused > 0) toast({ type: 'error', title: t('refused', { count: refused }) });
  };
  return { save, isPending };
}
