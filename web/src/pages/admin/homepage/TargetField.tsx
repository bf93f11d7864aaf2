import { useCallback, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { HomeTarget } from '../../../../../gateway/contract/rules/home-items.ts';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { CategoryPaths } from '../_kit/catalogueOptions.tsx';
import { Picker } from '../_kit/Picker.tsx';
import { SellerOptions, type SluggedOption } from '../_kit/SellerOptions.tsx';
import { useSearched } from '../_kit/useSearched.ts';
import type { TargetFieldCouponsQuery } from './__generated__/TargetFieldCouponsQuery.graphql.ts';

/** Coupons that are offered at once. */
const OFFERED = 20;

interface TargetFieldProps {
  readonly kind: HomeTarget;
  readonly value: string | null;
  readonly error: string | null;
  readonly onChange: (target: string | null) => void;
}

/** What an item refers to: a coupon, a category or a shop. Only what the home page can show is offered. */
export function TargetField(props: TargetFieldProps) {
  return (
    <AdminBoundary fallback={<Skeleton height="4rem" radius="lg" />}>
      <TargetChoice {...props} />
    </AdminBoundary>
  );
}

function TargetChoice(props: TargetFieldProps) {
  if (props.kind === 'COUPON') return <Coupons {...props} />;
  const Options = props.kind === 'CATEGORY' ? CategoryPaths : SellerOptions;
  return <Options>{(options: readonly SluggedOption[]) => <Slugs {...props} options={options} />}</Options>;
}

function Slugs({
  kind,
  value,
  error,
  options,
  onChange,
}: TargetFieldProps & { readonly options: readonly SluggedOption[] }) {
  const { t } = useTranslation('adminHomepage');
  return (
    <Picker
      label={t(`target.${kind}`)}
      value={value ?? ''}
      valueLabel={value ?? ''}
      options={options.map(({ slug, label }) => ({ value: slug, label }))}
      error={error}
      onChange={(target) => onChange(target || null)}
    />
  );
}

/** Coupons are searched by the server: a job creates thousands of personal ones at once. */
function Coupons({ kind, value, error, onChange }: TargetFieldProps) {
  const { t } = useTranslation('adminHomepage');
  const environment = useRelayEnvironment();
  const [text, setText] = useState<string | null>(null);
  const search = useCallback(
    (typed: string) =>
      fetchQuery<TargetFieldCouponsQuery>(
        environment,
        graphql`
          query TargetFieldCouponsQuery($first: Int!, $search: String) {
            adminCoupons(first: $first, filter: { search: $search, hasCard: true }) {
              nodes {
                code
              }
            }
          }
        `,
        { first: OFFERED, search: typed === '' ? null : typed },
      ).map(({ adminCoupons }): readonly string[] => adminCoupons?.nodes.map(({ code }) => code) ?? []),
    [environment],
  );
  const { found, isPending } = useSearched(text === null ? null : text.trim(), search);
  return (
    <Picker
      label={t(`target.${kind}`)}
      value={value ?? ''}
      valueLabel={value ?? ''}
      options={found.map((code) => ({ value: code, label: code }))}
      hint={t('target.couponHint')}
      error={error}
      onSearch={setText}
      isSearching={isPending}
      onChange={(target) => onChange(target || null)}
    />
  );
}
