import { graphql, useFragment } from 'react-relay';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { SaveBar } from '../_kit/SaveBar.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { useEditForm } from '../_kit/useEditForm.ts';
import { useProductForm, type ProductForm } from './productForm.ts';
import { VisibilityFields } from './VisibilityFields.tsx';
import type { ShelfEditor_product$key } from './__generated__/ShelfEditor_product.graphql.ts';
import type { ShelfEditorMutation } from './__generated__/ShelfEditorMutation.graphql.ts';

/** The marks that put a product on the shop's shelves, for those who may change nothing else of it. */
export function ShelfEditor({ product: key }: { readonly product: ShelfEditor_product$key }) {
  const { t } = useTranslation('adminProductEditor');
  const product = useFragment(
    graphql`
      fragment ShelfEditor_product on AdminProduct {
        id
        version
        ...productForm_product
      }
    `,
    key,
  );
  const form = useEditForm<ProductForm>(useProductForm(product));
  const { run, isPending } = useAdminMutation<ShelfEditorMutation>(
    graphql`
      mutation ShelfEditorMutation($input: AdminProductUpdateInput!) {
        adminProductUpdate(input: $input) {
          product {
            ...AdminProductPage_product
          }
          current {
            ...AdminProductPage_product
          }
          change {
            reference
            canUndoUntil
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['products'],
  );
  const save = (): void => {
    const { isFeatured, isBestSeller } = form.changes;
    const changes = {
      ...(isFeatured !== undefined && { isFeatured }),
      ...(isBestSeller !== undefined && { isBestSeller }),
    };
    void run(
      { input: { id: product.id, version: product.version, changes } },
      { done: t('saved'), onDone: () => form.saved(changes) },
    );
  };
  return (
    <>
      <VisibilityFields form={form} isShelvesAlone />
      <SaveBar form={form} isPending={isPending} onSave={save} />
    </>
  );
}
