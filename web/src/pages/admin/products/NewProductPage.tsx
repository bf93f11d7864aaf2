import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import { toast } from '../../../design/toast.ts';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from '../../../navigation/Link.tsx';
import { newKey } from '../../../newKey.ts';
import { Detail } from '../_kit/Detail.tsx';
import { Missing } from '../_kit/Missing.tsx';
import { SaveBar } from '../_kit/SaveBar.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { useEditForm } from '../_kit/useEditForm.ts';
import { adminPaths } from '../adminPaths.ts';
import { AddressFields } from './AddressFields.tsx';
import { DetailFields } from './DetailFields.tsx';
import { useFieldTexts } from './fieldTexts.tsx';
import { PictureFields } from './PictureFields.tsx';
import { takeArrived, usePendingPictures, wantPictures } from './pendingPictures.ts';
import { PlaceFields, type PlaceNames } from './PlaceFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import { changesOf, differences, NEW_PRODUCT, problemsOf, type ProductForm } from './productForm.ts';
import { SpecFields } from './SpecFields.tsx';
import { StockFields } from './StockFields.tsx';
import { TextFields } from './TextFields.tsx';
import { VisibilityFields } from './VisibilityFields.tsx';
import type { NewProductPageMutation } from './__generated__/NewProductPageMutation.graphql.ts';

const NO_NAMES: PlaceNames = { category: '', brand: '', seller: '' };
const REQUIRED = ['name', 'sku', 'sellerId', 'categoryId', 'price'] as const;

/** Creates a product: the editor with nothing in it. Its pictures follow it to its own page if they are not there yet. */
export default function NewProductPage() {
  const { t } = useTranslation('adminProductEditor');
  const { can } = useStaff();
  const navigate = useNavigate();
  const texts = useFieldTexts();
  const form = useEditForm<ProductForm>(NEW_PRODUCT);
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

  if (!can('CATALOGUE')) return <Missing to={adminPaths.products()} />;
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
      <PlaceFields form={form} names={NO_NAMES} />
      <SpecFields form={form} />
      <DetailFields form={form} />
      <AddressFields form={form} present={null} />
      <SaveBar form={form} isPending={isPending} onSave={onSave} />
    </Detail>
  );
}
