import { useEffect, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { ConflictDialog } from '../_kit/ConflictDialog.tsx';
import { Detail } from '../_kit/Detail.tsx';
import { SaveBar } from '../_kit/SaveBar.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { useConflict } from '../_kit/useConflict.ts';
import { useEditForm } from '../_kit/useEditForm.ts';
import { adminPaths } from '../adminPaths.ts';
import { AddressFields } from './AddressFields.tsx';
import { DetailFields } from './DetailFields.tsx';
import { MeasureFields } from './MeasureFields.tsx';
import { PictureFields } from './PictureFields.tsx';
import { takeArrived, usePendingPictures, wantPictures } from './pendingPictures.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import {
  changesOf,
  differences,
  freeSlugIn,
  problemsOf,
  useProductForm,
  type ProductForm,
} from './productForm.ts';
import { ProductState } from './ProductState.tsx';
import { SpecFields } from './SpecFields.tsx';
import { StockFields } from './StockFields.tsx';
import { TextFields } from './TextFields.tsx';
import { useFieldTexts } from './fieldTexts.tsx';
import { VisibilityFields } from './VisibilityFields.tsx';
import type { ProductEditor_product$key } from './__generated__/ProductEditor_product.graphql.ts';
import type { ProductEditorMutation } from './__generated__/ProductEditorMutation.graphql.ts';

interface ProductEditorProps {
  readonly product: ProductEditor_product$key;
  readonly actions: ReactNode;
  /** Cards beside the form, below the switches. */
  readonly side: ReactNode;
  /** Cards below the form: what is changed apart from it. */
  readonly children: ReactNode;
}

/**
 * The editor of a product: one form with one save bar. A version that another admin has changed meanwhile is never overwritten: the
 * conflict dialog asks, field by field.
 */
export function ProductEditor({ product: key, actions, side, children }: ProductEditorProps) {
  const { t } = useTranslation('adminProductEditor');
  const texts = useFieldTexts();
  const product = useFragment(
    graphql`
      fragment ProductEditor_product on AdminProduct {
        id
        version
        ...productForm_product
        ...ProductState_product
        ...PictureFields_product
        ...StockFields_product
        seller {
          name
        }
        brand {
          name
        }
        categoryPath {
          name
        }
        lowest30Days {
          amount
        }
        product {
          name
          slug
        }
      }
    `,
    key,
  );
  const { id, version } = product;
  const loaded = useProductForm(product);
  const form = useEditForm<ProductForm>(loaded);
  const conflict = useConflict(form, loaded);
  const { run, isPending } = useAdminMutation<ProductEditorMutation>(
    graphql`
      mutation ProductEditorMutation($input: AdminProductUpdateInput!) {
        adminProductUpdate(input: $input) {
          product {
            ...ProductEditor_product
            ...AdminProductPage_product
          }
          current {
            ...ProductEditor_product
            ...AdminProductPage_product
          }
          change {
            reference
            canUndoUntil
          }
          warnings
          userErrors {
            field
            code
            message
            changedBy
            changedAt
          }
        }
      }
    `,
    ['products'],
  );
  const [free, setFree] = useState<string | null>(null);
  const save = async (sent: Partial<ProductForm>): Promise<boolean> => {
    const { isDone } = await run(
      { input: { id, version, changes: changesOf(sent) } },
      {
        done: t('saved'),
        hasFields: true,
        onDone: ({ warnings }) => {
          form.saved(sent);
          for (const warning of warnings)
            toast({ type: 'warning', title: t(`warning.${warning}`), duration: 8_000 });
        },
        onRefused: (problems) => {
          if (problems.some(({ code }) => code === 'STALE')) conflict.ask(problems);
          else {
            setFree(freeSlugIn(problems));
            form.report(problems);
          }
        },
      },
    );
    return isDone;
  };
  const onSave = (): void => {
    const problems = problemsOf(form.values);
    form.report(problems);
    if (problems.length > 0) {
      toast({ type: 'error', title: t('check'), description: texts.label(problems[0]?.field[0] ?? '') });
      return;
    }
    wantPictures(id);
    void save(form.changes);
  };

  // Pictures that have arrived: those under way while the product was saved are saved as they come.
  const pending = usePendingPictures(id);
  const hasArrived = pending.some(({ url }) => url !== null);
  const [isAdding, setAdding] = useState(false);
  useEffect(() => {
    if (!hasArrived || isPending || isAdding) return;
    const arrived = takeArrived(id);
    const added = arrived.map(({ url }) => url);
    const images = [...form.values.images, ...added.filter((url) => !form.values.images.includes(url))];
    form.set('images', images);
    if (arrived.every(({ isWanted }) => isWanted)) {
      setAdding(true);
      void save({ images }).then(() => setAdding(false));
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it acts when pictures arrive, with the form as it is then
  }, [hasArrived, isPending, isAdding]);

  return (
    <Detail
      title={product.product.name}
      badge={<ProductState product={product} />}
      list={{ to: adminPaths.products(), label: t('admin:menu.products') }}
      actions={actions}
      side={
        <>
          <VisibilityFields form={form} />
          {side}
        </>
      }
    >
      <TextFields form={form} />
      <PictureFields form={form} pendingKey={id} product={product} />
      <PriceFields form={form} lowest={product.lowest30Days?.amount ?? null} />
      <StockFields form={form} product={product} />
      {children}
      <PlaceFields
        form={form}
        names={{
          category: product.categoryPath.map(({ name }) => name).join(' › '),
          brand: product.brand?.name ?? '',
          seller: product.seller.name,
        }}
      />
      <SpecFields form={form} />
      <MeasureFields form={form} />
      <DetailFields form={form} />
      <AddressFields form={form} present={product.product.slug} free={free} />
      <SaveBar form={form} isPending={isPending} onSave={onSave} />
      <ConflictDialog
        conflicts={conflict.clashes?.map((clash) => ({ ...clash, label: texts.label(clash.name) })) ?? null}
        base={form.base}
        theirs={loaded}
        mine={form.values}
        show={texts.show}
        onClose={conflict.close}
        onResolve={(values) => {
          conflict.close();
          form.apply(values);
          void save(differences(values, loaded));
        }}
      />
    </Detail>
  );
}
