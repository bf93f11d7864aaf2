import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { toast } from '../../../design/toast.ts';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from '../../../navigation/Link.tsx';
import { newKey } from '../../../newKey.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Detail } from '../_kit/Detail.tsx';
import { Missing } from '../_kit/Missing.tsx';
import { NotAllowed } from '../_kit/Refused.tsx';
import { SaveBar } from '../_kit/SaveBar.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { useEditForm } from '../_kit/useEditForm.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { AddressFields } from './AddressFields.tsx';
import { DetailFields } from './DetailFields.tsx';
import { MeasureFields } from './MeasureFields.tsx';
import { useFieldTexts } from './fieldTexts.tsx';
import { PictureFields } from './PictureFields.tsx';
import { takeArrived, usePendingPictures, wantPictures } from './pendingPictures.ts';
import { PlaceFields, type PlaceNames } from './PlaceFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import {
  changesOf,
  differences,
  freeSlugIn,
  NEW_PRODUCT,
  problemsOf,
  useProductForm,
  type ProductForm,
} from './productForm.ts';
import { SpecFields } from './SpecFields.tsx';
import { StockFields } from './StockFields.tsx';
import { TextFields } from './TextFields.tsx';
import { VisibilityFields } from './VisibilityFields.tsx';
import type { NewProductPage_product$key } from './__generated__/NewProductPage_product.graphql.ts';
import type { NewProductPageMutation } from './__generated__/NewProductPageMutation.graphql.ts';
import type { NewProductPageQuery } from './__generated__/NewProductPageQuery.graphql.ts';

const NO_NAMES: PlaceNames = { category: '', brand: '', seller: '' };
const REQUIRED = ['name', 'sku', 'sellerId', 'categoryId', 'price'] as const;

interface NewProductPageProps {
  /** ID of the product that it is a copy of; null: none. */
  readonly from: string | null;
}

/** Creates a product, from nothing or with the data of another one. */
export default function NewProductPage({ from }: NewProductPageProps) {
  const { can } = useStaff();
  if (!can('CATALOGUE')) return <NotAllowed level={1} />;
  return from === null ? <Editor model={NEW_PRODUCT} names={NO_NAMES} /> : <Copy from={from} />;
}

function Copy({ from }: { readonly from: string }) {
  const { adminProduct } = useAdminQuery<NewProductPageQuery>(
    graphql`
      query NewProductPageQuery($id: ID!) {
        adminProduct(id: $id) {
          ...NewProductPage_product
        }
      }
    `,
    { id: from },
    adminFreshness.detail,
    ['products'],
  );
  if (adminProduct == null) return <Missing to={adminPaths.products()} />;
  return <CopyEditor product={adminProduct} />;
}

/** SKU and address are the product's own; a copy starts off sale. */
function CopyEditor({ product: key }: { readonly product: NewProductPage_product$key }) {
  const product = useFragment(
    graphql`
      fragment NewProductPage_product on AdminProduct {
        ...productForm_product
        seller {
          name
        }
        brand {
          name
        }
        categoryPath {
          name
        }
      }
    `,
    key,
  );
  const model = { ...useProductForm(product), sku: '', slug: '', active: false };
  const names = {
    category: product.categoryPath.map(({ name }) => name).join(' › '),
    brand: product.brand?.name ?? '',
    seller: product.seller.name,
  };
  return <Editor model={model} names={names} />;
}

interface EditorProps {
  /** The values that it begins with. */
  readonly model: ProductForm;
  readonly names: PlaceNames;
}

/** The editor of a product that does not exist yet. Its pictures follow it to its own page if they are not there yet. */
function Editor({ model, names }: EditorProps) {
  const { t } = useTranslation('adminProductEditor');
  const navigate = useNavigate();
  const texts = useFieldTexts();
  const form = useEditForm<ProductForm>(model);
  const [free, setFree] = useState<string | null>(null);
  const [idempotencyKey, setKey] = useState(newKey);
  const [pendingKey] = useState(newKey);
  const [stock, setStock] = useState('0');
  /** The product that was created: its own page is next. */
  const [created, setCreated] = useState<string | null>(null);
  const { run, isPending } = useAdminMutation<NewProductPageMutation>(
    graphql`
      mutation NewProductPageMutation($input: AdminProductCreateInput!) {
        adminProductCreate(input: $input) {
          product {
            id
            ...AdminProductPage_product
          }
          warnings
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
  const { reset } = form;
  const isClean = form.count === 0;
  useEffect(() => {
    // Only once nothing is unsaved: leaving asks otherwise.
    if (created !== null && isClean) navigate(adminPaths.product(created), { replace: true });
  }, [created, isClean, navigate]);

  const pending = usePendingPictures(pendingKey);
  const hasArrived = pending.some(({ url }) => url !== null);
  useEffect(() => {
    if (!hasArrived || isPending) return;
    const urls = takeArrived(pendingKey).map(({ url }) => url);
    form.set('images', [...form.values.images, ...urls]);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it acts when pictures arrive, with the form as it is then
  }, [hasArrived, isPending]);

  const onSave = (): void => {
    const problems = problemsOf(form.values);
    form.report(problems);
    if (problems.length > 0) {
      toast({ type: 'error', title: t('check'), description: texts.label(problems[0]?.field[0] ?? '') });
      return;
    }
    const given = Object.fromEntries(REQUIRED.map((name) => [name, form.values[name]]));
    const fields = changesOf({ ...differences(form.values, NEW_PRODUCT), ...given });
    void run(
      { input: { fields, stock: Number(stock || '0'), idempotencyKey } },
      {
        done: t('created'),
        hasFields: true,
        onDone: ({ product, warnings }) => {
          if (product == null) return;
          for (const warning of warnings)
            toast({ type: 'warning', title: t(`warning.${warning}`), duration: 8_000 });
          wantPictures(pendingKey, product.id);
          reset();
          setCreated(product.id);
        },
        onRefused: (found) => {
          setKey(newKey());
          setFree(freeSlugIn(found));
          form.report(found);
        },
      },
    );
  };
  return (
    <Detail
      title={t('new')}
      list={{ to: adminPaths.products(), label: t('admin:menu.products') }}
      actions={
        <Button size="sm" busy={isPending} onClick={onSave}>
          {t('create')}
        </Button>
      }
      side={<VisibilityFields form={form} />}
    >
      <TextFields form={form} />
      <PictureFields form={form} pendingKey={pendingKey} product={null} />
      <PriceFields form={form} lowest={null} />
      <StockFields form={form} product={null} initial={{ value: stock, onChange: setStock }} />
      <PlaceFields form={form} names={names} />
      <SpecFields form={form} />
      <MeasureFields form={form} />
      <DetailFields form={form} />
      <AddressFields form={form} present={null} free={free} />
      <SaveBar form={form} isPending={isPending} onSave={onSave} />
    </Detail>
  );
}
