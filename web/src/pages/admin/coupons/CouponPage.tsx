import { graphql, useFragment } from 'react-relay';
import { Button, ButtonLink } from '../../../design/static/Button.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Card, Detail, Facts } from '../_kit/Detail.tsx';
import { Amount, Code, Instant } from '../_kit/format.tsx';
import { History } from '../_kit/History.tsx';
import { Missing } from '../_kit/Missing.tsx';
import { SaveBar } from '../_kit/SaveBar.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { useEditor } from '../_kit/useEditor.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import { CouponFields } from './CouponFields.tsx';
import {
  changesOf,
  COUPON_FUNDERS,
  COUPON_SCOPES,
  COUPON_TYPES,
  problemsOf,
  useCouponForm,
  type CouponForm,
} from './couponForm.ts';
import { CouponBadge, HomeCardLink } from './couponParts.tsx';
import { CouponTest } from './CouponTest.tsx';
import { CouponUses } from './CouponUses.tsx';
import type { CouponPage_coupon$key } from './__generated__/CouponPage_coupon.graphql.ts';
import type { CouponPageMutation } from './__generated__/CouponPageMutation.graphql.ts';
import type { CouponPageQuery } from './__generated__/CouponPageQuery.graphql.ts';

/** One coupon: its terms with a cart to try them on, its uses and its history. */
export default function CouponPage({ params }: ScreenProps) {
  const { adminCoupon } = useAdminQuery<CouponPageQuery>(
    graphql`
      query CouponPageQuery($id: ID!) {
        adminCoupon(id: $id) {
          ...CouponPage_coupon
        }
      }
    `,
    { id: params['id'] ?? '' },
    adminFreshness.detail,
    ['coupons'],
  );
  if (adminCoupon == null) return <Missing to={adminPaths.coupons()} />;
  return <Coupon key={params['id']} coupon={adminCoupon} />;
}

function Coupon({ coupon: key }: { readonly coupon: CouponPage_coupon$key }) {
  const { t, language } = useTranslation('adminMarketing');
  const { can } = useStaff();
  const canEdit = can('MARKETING');
  const coupon = useFragment(
    graphql`
      fragment CouponPage_coupon on AdminCoupon {
        id
        version
        code
        state
        scopeName
        isFrozen
        active
        usedCount
        usageLimit
        discountGiven {
          amount
        }
        revenue {
          amount
        }
        jobId
        createdAt
        isOnHome
        ...couponForm_coupon
      }
    `,
    key,
  );
  const { id, version, active, isFrozen, jobId } = coupon;
  const { run, isPending } = useAdminMutation<CouponPageMutation>(
    graphql`
      mutation CouponPageMutation($input: AdminCouponUpdateInput!) {
        adminCouponUpdate(input: $input) {
          coupon {
            ...CouponPage_coupon
          }
          current {
            ...CouponPage_coupon
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
            usedBy
            useCount
          }
        }
      }
    `,
    ['coupons'],
  );
  const loaded = useCouponForm(coupon);
  const { form, errorOf, refuse, dialog } = useEditor<CouponForm>({
    loaded,
    label: (name) => t(`field.${name as 'code'}`),
    show: (name, value) => {
      const type = COUPON_TYPES.find((one) => name === 'type' && one === value);
      const scope = COUPON_SCOPES.find((one) => name === 'scope' && one === value);
      const funder = COUPON_FUNDERS.find((one) => name === 'fundedBy' && one === value);
      if (type !== undefined) return t(`couponType.${type}`);
      if (scope !== undefined) return t(`couponScope.${scope}`);
      return funder === undefined ? undefined : t(`couponFunder.${funder}`);
    },
    save: (changes) => save(changes),
  });
  const problems = problemsOf(form.values, false);
  const save = (changes: Partial<CouponForm>, done = t('editor.saved')): void => {
    const found = problemsOf({ ...form.values, ...changes }, false);
    if (found.length > 0) {
      form.report(found);
      return;
    }
    void run(
      { input: { id, version, changes: changesOf(changes, { ...form.values, ...changes }) } },
      {
        done,
        hasFields: true,
        onDone: () => form.saved(changes),
        onRefused: refuse,
      },
    );
  };
  const { code: _, ...tested } = form.changes;
  return (
    <Detail
      title={coupon.code}
      badge={<CouponBadge state={coupon.state} />}
      list={{ to: adminPaths.coupons(), label: t('admin:menu.coupons') }}
      actions={
        canEdit && (
          <>
            <ButtonLink size="sm" variant="ghost" to={adminPaths.newCoupon(id)}>
              {t('editor.duplicate')}
            </ButtonLink>
            <Button
              size="sm"
              variant="secondary"
              busy={isPending}
              onClick={() =>
                save({ active: !active }, t(active ? 'editor.wasPaused' : 'editor.wasActivated'))
              }
            >
              {t(active ? 'editor.pause' : 'editor.activate')}
            </Button>
          </>
        )
      }
      side={
        <>
          <CouponTest
            couponId={id}
            terms={problems.length > 0 ? null : changesOf(tested, form.values)}
            isActive={form.values.active}
          />
          <Card title={t('editor.figures')}>
            <Facts
              facts={[
                [
                  t('coupons.used'),
                  coupon.usageLimit == null
                    ? formatNumber(coupon.usedCount, language)
                    : `${formatNumber(coupon.usedCount, language)} / ${formatNumber(coupon.usageLimit, language)}`,
                ],
                [t('coupons.discountGiven'), <Amount key="discount" amount={coupon.discountGiven.amount} />],
                [t('coupons.revenue'), <Amount key="revenue" amount={coupon.revenue.amount} />],
                [t('coupons.createdAt'), <Instant key="created" at={coupon.createdAt} />],
                ...(coupon.isOnHome ? [[t('coupons.home'), <HomeCardLink key="home" />] as const] : []),
                ...(jobId == null
                  ? []
                  : [
                      [
                        t('editor.job'),
                        <Link key="job" to={adminPaths.job(jobId)} preload={false}>
                          <Code text={t('editor.openJob')} />
                        </Link>,
                      ] as const,
                    ]),
              ]}
            />
          </Card>
        </>
      }
      tabs={[
        {
          id: 'terms',
          label: t('editor.terms'),
          content: (
            <>
              <CouponFields
                form={form}
                errorOf={errorOf}
                scopeName={coupon.scopeName ?? ''}
                isFrozen={isFrozen}
                isDisabled={!canEdit}
              />
              {canEdit && <SaveBar form={form} isPending={isPending} onSave={() => save(form.changes)} />}
              {dialog}
            </>
          ),
        },
        { id: 'uses', label: t('uses.tab'), content: <CouponUses id={id} /> },
        { id: 'history', label: t('editor.history'), content: <History of={{ nodeId: id }} /> },
      ]}
    />
  );
}
