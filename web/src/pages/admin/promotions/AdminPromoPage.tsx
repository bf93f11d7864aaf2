import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button, ButtonLink } from '../../../design/static/Button.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Card, Detail, Facts } from '../_kit/Detail.tsx';
import { Code, Instant } from '../_kit/format.tsx';
import { History } from '../_kit/History.tsx';
import { Missing } from '../_kit/Missing.tsx';
import { SaveBar } from '../_kit/SaveBar.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { useEditor } from '../_kit/useEditor.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import { PromoConditionsText } from './PromoConditionsText.tsx';
import { PromoFields } from './PromoFields.tsx';
import { changesOf, problemsOf, usePromoForm, type PromoForm } from './promoForm.ts';
import type { AdminPromoPage_promo$key } from './__generated__/AdminPromoPage_promo.graphql.ts';
import type { AdminPromoPageMutation } from './__generated__/AdminPromoPageMutation.graphql.ts';
import type { AdminPromoPageQuery } from './__generated__/AdminPromoPageQuery.graphql.ts';

/** Values that the question about a conflict shows in words. */
const showField = (name: string, value: unknown) =>
  name === 'filter' ? <PromoConditionsText conditions={value as PromoForm['filter']} /> : undefined;

/** One promotion with a page of its own, and its editor. */
export default function AdminPromoPage({ params }: ScreenProps) {
  const { adminPromo } = useAdminQuery<AdminPromoPageQuery>(
    graphql`
      query AdminPromoPageQuery($id: ID!) {
        adminPromo(id: $id) {
          ...AdminPromoPage_promo
        }
      }
    `,
    { id: params['id'] ?? '' },
    adminFreshness.detail,
    ['promos'],
  );
  if (adminPromo == null) return <Missing to={adminPaths.promotions()} />;
  return <Promo key={params['id']} promo={adminPromo} />;
}

function Promo({ promo: key }: { readonly promo: AdminPromoPage_promo$key }) {
  const { t, language } = useTranslation('adminMarketing');
  const { can } = useStaff();
  const canEdit = can('MARKETING');
  const promo = useFragment(
    graphql`
      fragment AdminPromoPage_promo on AdminPromo {
        id
        version
        slug
        title
        active
        productCount
        updatedAt
        ...promoForm_promo
      }
    `,
    key,
  );
  const { id, version, active } = promo;
  const { run, isPending } = useAdminMutation<AdminPromoPageMutation>(
    graphql`
      mutation AdminPromoPageMutation($input: AdminPromoUpdateInput!) {
        adminPromoUpdate(input: $input) {
          promo {
            ...AdminPromoPage_promo
          }
          current {
            ...AdminPromoPage_promo
          }
          change {
            reference
            canUndoUntil
          }
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
    ['promos'],
  );
  const loaded = usePromoForm(promo);
  const { form, errorOf, refuse, dialog } = useEditor<PromoForm>({
    loaded,
    label: (name) => t(`promoField.${name as 'title'}`),
    show: showField,
    save: (changes) => save(changes),
  });
  const save = (changes: Partial<PromoForm>, done = t('promo.saved')): void => {
    const problems = problemsOf({ ...form.values, ...changes });
    if (problems.length > 0) {
      form.report(problems);
      return;
    }
    void run(
      { input: { id, version, changes: changesOf(changes) } },
      { done, hasFields: true, onDone: () => form.saved(changes), onRefused: refuse },
    );
  };
  return (
    <Detail
      title={promo.title}
      badge={<Badge tone={active ? 'green' : 'neutral'}>{t(active ? 'promo.shown' : 'promo.hidden')}</Badge>}
      list={{ to: adminPaths.promotions(), label: t('admin:menu.promotions') }}
      actions={
        <>
          {active && (
            <ButtonLink size="sm" variant="ghost" to={paths.promo(promo.slug)}>
              {t('promo.preview')}
            </ButtonLink>
          )}
          {canEdit && (
            <Button
              size="sm"
              variant="secondary"
              busy={isPending}
              onClick={() => save({ active: !active }, t(active ? 'promo.wasHidden' : 'promo.wasShown'))}
            >
              {t(active ? 'promo.hide' : 'promo.show')}
            </Button>
          )}
        </>
      }
      side={
        <Card title={t('promo.facts')}>
          <Facts
            facts={[
              [t('promo.productCount'), formatNumber(promo.productCount, language)],
              [t('promo.address'), <Code key="address" text={paths.promo(promo.slug)} />],
              [t('promo.updated'), <Instant key="updated" at={promo.updatedAt} />],
            ]}
          />
        </Card>
      }
      tabs={[
        {
          id: 'content',
          label: t('promo.content'),
          content: (
            <>
              <PromoFields form={form} errorOf={errorOf} isDisabled={!canEdit} />
              {canEdit && <SaveBar form={form} isPending={isPending} onSave={() => save(form.changes)} />}
              {dialog}
            </>
          ),
        },
        { id: 'history', label: t('editor.history'), content: <History of={{ nodeId: id }} /> },
      ]}
    />
  );
}
