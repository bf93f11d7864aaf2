import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import {
  HOME_RULES,
  type HomeList,
  type HomeTarget,
} from '../../../../../gateway/contract/rules/home-items.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { CategoryPaths } from '../_kit/catalogueOptions.tsx';
import { formatInstant } from '../_kit/format.tsx';
import { SellerOptions, type SluggedOption } from '../_kit/SellerOptions.tsx';
import { adminFreshness } from '../freshness.ts';
import type { Item } from './content.ts';
import styles from './HomepagePage.module.css';
import type { NotShownCouponQuery } from './__generated__/NotShownCouponQuery.graphql.ts';

interface NotShownProps {
  readonly list: HomeList;
  readonly item: Item;
}

/** Says why the shop does not show an item at present; nothing when it does, or when that is not known. */
export function NotShown({ list, item }: NotShownProps) {
  const { t } = useTranslation('adminHomepage');
  const { target: kind } = HOME_RULES[list];
  const [now] = useState(Date.now);
  if (item.until !== null && Date.parse(item.until) <= now)
    return <Warning>{t('notShown.ended', { at: formatInstant(item.until) })}</Warning>;
  return (
    <>
      {/* The shop announces shows before they begin. */}
      {list !== 'LIVE_SHOWS' && item.from !== null && Date.parse(item.from) > now && (
        <Warning>{t('notShown.begins', { at: formatInstant(item.from) })}</Warning>
      )}
      {kind !== undefined && item.target !== null && (
        <AdminBoundary resetKey={item.target} fallback={null} failed={<span />}>
          <TargetNotShown key={item.target} kind={kind} target={item.target} />
        </AdminBoundary>
      )}
    </>
  );
}

function Warning({ children }: { readonly children: ReactNode }) {
  return <p className={styles.warning}>{children}</p>;
}

interface TargetProps {
  readonly kind: HomeTarget;
  readonly target: string;
}

function TargetNotShown({ kind, target }: TargetProps) {
  const { t } = useTranslation('adminHomepage');
  if (kind === 'COUPON') return <CouponNotShown code={target} />;
  const Options = kind === 'CATEGORY' ? CategoryPaths : SellerOptions;
  return (
    <Options>
      {(options: readonly SluggedOption[]) =>
        options.some(({ slug }) => slug === target) ? null : <Warning>{t(`notShown.${kind}`)}</Warning>
      }
    </Options>
  );
}

function CouponNotShown({ code }: { readonly code: string }) {
  const { t } = useTranslation('adminHomepage');
  const { adminCoupons } = useAdminQuery<NotShownCouponQuery>(
    graphql`
      query NotShownCouponQuery($code: String!) {
        adminCoupons(first: 1, filter: { code: $code }) {
          nodes {
            cardProblem
          }
        }
      }
    `,
    { code },
    adminFreshness.options,
    ['coupons'],
  );
  const [coupon] = present(adminCoupons).nodes;
  if (coupon === undefined) return <Warning>{t('notShown.unknown')}</Warning>;
  return coupon.cardProblem == null ? null : <Warning>{t(`notShown.coupon.${coupon.cardProblem}`)}</Warning>;
}
