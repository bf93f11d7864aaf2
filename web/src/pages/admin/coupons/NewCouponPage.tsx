import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
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
import { useEditor } from '../_kit/useEditor.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import { CouponFields } from './CouponFields.tsx';
import { fieldsOf, NEW_COUPON, problemsOf, useCouponForm, type CouponForm } from './couponForm.ts';
import { CouponTest } from './CouponTest.tsx';
import type { NewCouponPageMutation } from './__generated__/NewCouponPageMutation.graphql.ts';
import type { NewCouponPageQuery } from './__generated__/NewCouponPageQuery.graphql.ts';

/** Creates a coupon, from nothing or with the terms of another one. */
export default function NewCouponPage({ url }: ScreenProps) {
  const { can } = useStaff();
  const from = url.searchParams.get('from');
  if (!can('MARKETING')) return <NotAllowed level={1} />;
  return from === null ? <Editor key="new" model={null} /> : <Duplicate key={from} from={from} />;
}

function Duplicate({ from }: { readonly from: string }) {
  const { adminCoupon } = useAdminQuery<NewCouponPageQuery>(
    graphql`
      query NewCouponPageQuery($id: ID!) {
        adminCoupon(id: $id) {
          scopeName
          ...couponForm_coupon
        }
      }
    `,
    { id: from },
    adminFreshness.detail,
    ['coupons'],
  );
  const terms = useCouponForm(adminCoupon ?? null);
  if (adminCoupon == null) return <Missing to={adminPaths.coupons()} />;
  return <Editor model={{ terms, scopeName: adminCoupon.scopeName ?? '' }} />;
}

interface EditorProps {
  /** The coupon whose terms the new one begins with; null: none. */
  readonly model: { readonly terms: CouponForm; readonly scopeName: string } | null;
}

function Editor({ model }: EditorProps) {
  const { t } = useTranslation('adminMarketing');
  const navigate = useNavigate();
  const [idempotencyKey, setKey] = useState(newKey);
  const [created, setCreated] = useState<string | null>(null);
  const { run, isPending } = useAdminMutation<NewCouponPageMutation>(
    graphql`
      mutation NewCouponPageMutation($input: AdminCouponCreateInput!) {
        adminCouponCreate(input: $input) {
          coupon {
            id
            ...CouponPage_coupon
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['coupons'],
  );
  const { form, errorOf } = useEditor<CouponForm>({
    loaded: model === null ? NEW_COUPON : { ...model.terms, code: '', active: true },
    label: (name) => t(`field.${name as 'code'}`),
    save: () => save(),
  });
  const { reset } = form;
  const isClean = form.count === 0;
  useEffect(() => {
    // Only once nothing is unsaved: leaving asks otherwise.
    if (created !== null && isClean) navigate(adminPaths.coupon(created), { replace: true });
  }, [created, isClean, navigate]);
  const terms = { ...form.values, code: 'TEST' };
  const save = (): void => {
    const problems = problemsOf(form.values, true);
    form.report(problems);
    if (problems.length > 0) return;
    void run(
      { input: { fields: fieldsOf(form.values), idempotencyKey } },
      {
        done: t('editor.created'),
        hasFields: true,
        onDone: ({ coupon }) => {
          if (coupon == null) return;
          reset();
          setCreated(coupon.id);
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
      title={t('editor.new')}
      list={{ to: adminPaths.coupons(), label: t('admin:menu.coupons') }}
      actions={
        <Button size="sm" busy={isPending} onClick={save}>
          {t('editor.create')}
        </Button>
      }
      side={
        <CouponTest
          couponId={null}
          terms={problemsOf(terms, true).length > 0 ? null : fieldsOf({ ...form.values, code: '' })}
          isActive={form.values.active}
        />
      }
    >
      <CouponFields form={form} errorOf={errorOf} scopeName={model?.scopeName ?? ''} isFrozen={false} />
      <SaveBar form={form} isPending={isPending} onSave={save} />
    </Detail>
  );
}
