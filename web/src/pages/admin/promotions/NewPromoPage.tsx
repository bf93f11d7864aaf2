import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import { toSlug } from '../../../../../gateway/contract/rules/slug.ts';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from '../../../navigation/Link.tsx';
import { newKey } from '../../../newKey.ts';
import { Card, Detail } from '../_kit/Detail.tsx';
import { NotAllowed } from '../_kit/Refused.tsx';
import { SaveBar } from '../_kit/SaveBar.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { problemKey, useAdminMutation } from '../_kit/useAdminMutation.ts';
import { useEditor } from '../_kit/useEditor.tsx';
import { adminPaths } from '../adminPaths.ts';
import { PromoFields } from './PromoFields.tsx';
import { changesOf, NEW_PROMO, problemsOf, type PromoForm } from './promoForm.ts';
import type { NewPromoPageMutation } from './__generated__/NewPromoPageMutation.graphql.ts';

/** Creates a promotion; it is not shown until it is activated. */
export default function NewPromoPage() {
  const { t } = useTranslation('adminMarketing');
  const { can } = useStaff();
  const navigate = useNavigate();
  const [idempotencyKey, setKey] = useState(newKey);
  const [typedSlug, setSlug] = useState<string | null>(null);
  const [slugProblem, setSlugProblem] = useState<string | null>(null);
  const [created, setCreated] = useState<string | null>(null);
  const { run, isPending } = useAdminMutation<NewPromoPageMutation>(
    graphql`
      mutation NewPromoPageMutation($input: AdminPromoCreateInput!) {
        adminPromoCreate(input: $input) {
          promo {
            id
            ...AdminPromoPage_promo
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['promos'],
  );
  const { form, errorOf } = useEditor<PromoForm>({
    loaded: NEW_PROMO,
    label: (name) => t(`promoField.${name as 'title'}`),
    save: () => save(),
  });
  const { reset } = form;
  const isClean = form.count === 0;
  useEffect(() => {
    // Only once nothing is unsaved: leaving asks otherwise.
    if (created !== null && isClean) navigate(adminPaths.promotion(created), { replace: true });
  }, [created, isClean, navigate]);
  if (!can('MARKETING')) return <NotAllowed level={1} />;
  const slug = typedSlug ?? toSlug(form.values.title);
  const save = (): void => {
    const problems = problemsOf(form.values);
    form.report(problems);
    setSlugProblem(slug === '' ? 'REQUIRED' : null);
    if (problems.length > 0 || slug === '') return;
    void run(
      { input: { slug, fields: changesOf(form.values), idempotencyKey } },
      {
        done: t('promo.created'),
        hasFields: true,
        onDone: ({ promo }) => {
          if (promo == null) return;
          reset();
          setCreated(promo.id);
        },
        onRefused: (found) => {
          setKey(newKey());
          setSlugProblem(found.find(({ field }) => field[0] === 'slug')?.code ?? null);
          form.report(found);
        },
      },
    );
  };
  return (
    <Detail
      title={t('promo.new')}
      list={{ to: adminPaths.promotions(), label: t('admin:menu.promotions') }}
      actions={
        <Button size="sm" busy={isPending} onClick={save}>
          {t('editor.create')}
        </Button>
      }
      side={
        <Card title={t('promo.address')}>
          <Field
            label={t('promo.slug')}
            hint={t('promo.slugHint')}
            dir="ltr"
            maxLength={120}
            error={slugProblem === null ? null : t(`admin:${problemKey(slugProblem)}`)}
            value={slug}
            onChange={({ target }) => {
              setSlug(target.value.toLowerCase().replaceAll(/[^a-z0-9-]/g, ''));
              setSlugProblem(null);
            }}
          />
        </Card>
      }
    >
      <PromoFields form={form} errorOf={errorOf} />
      <SaveBar form={form} isPending={isPending} onSave={save} />
    </Detail>
  );
}
