import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button, ButtonLink } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { FALLBACK } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from '../../../navigation/Link.tsx';
import { newKey } from '../../../newKey.ts';
import { paths } from '../../../paths.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { Card, Detail, Facts } from '../_kit/Detail.tsx';
import { FollowingProgress } from '../_kit/FollowingProgress.tsx';
import { useFollowing } from '../_kit/useFollowing.ts';
import { Code, Instant } from '../_kit/format.tsx';
import { Impact } from '../_kit/Impact.tsx';
import { LanguageTabs, OtherTextField } from '../_kit/LanguageTabs.tsx';
import { MergeDialog } from '../_kit/MergeDialog.tsx';
import { Missing } from '../_kit/Missing.tsx';
import { textsOf, withTextsInput } from '../_kit/otherTexts.ts';
import { PictureField } from '../_kit/PictureField.tsx';
import { SaveBar } from '../_kit/SaveBar.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { useEditor } from '../_kit/useEditor.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import styles from './BrandsPage.module.css';
import type { AdminBrandPage_brand$key } from './__generated__/AdminBrandPage_brand.graphql.ts';
import type { AdminBrandPageMergeMutation } from './__generated__/AdminBrandPageMergeMutation.graphql.ts';
import type { AdminBrandPageMutation } from './__generated__/AdminBrandPageMutation.graphql.ts';
import type { AdminBrandPageQuery } from './__generated__/AdminBrandPageQuery.graphql.ts';
import type { AdminBrandPageTargetsQuery } from './__generated__/AdminBrandPageTargetsQuery.graphql.ts';

const TOPICS = ['brands', 'products'];

/** One brand and its editor. */
export default function AdminBrandPage({ params }: ScreenProps) {
  const { adminBrand } = useAdminQuery<AdminBrandPageQuery>(
    graphql`
      query AdminBrandPageQuery($id: ID!) {
        adminBrand(id: $id) {
          ...AdminBrandPage_brand
        }
      }
    `,
    { id: params['id'] ?? '' },
    adminFreshness.detail,
    ['brands'],
  );
  if (adminBrand == null) return <Missing to={adminPaths.brands()} />;
  return <Brand key={params['id']} brand={adminBrand} />;
}

function Brand({ brand: key }: { readonly brand: AdminBrandPage_brand$key }) {
  const { t, language } = useTranslation('adminCategories');
  const { can } = useStaff();
  const canEdit = can('CATALOGUE');
  const [question, setQuestion] = useState<'archive' | 'merge' | null>(null);
  const brand = useFragment(
    graphql`
      fragment AdminBrandPage_brand on AdminBrand {
        id
        version
        name
        slug
        description
        descriptions {
          en
          de
          tn
        }
        country
        logoUrl
        active
        productCount
        createdAt
        following {
          total
          done
        }
        impact {
          ...Impact_impact
        }
      }
    `,
    key,
  );
  const { id, version, active, following, impact } = brand;
  useFollowing(following != null, 'brands');
  const { run, isPending } = useAdminMutation<AdminBrandPageMutation>(
    graphql`
      mutation AdminBrandPageMutation($input: AdminBrandUpdateInput!) {
        adminBrandUpdate(input: $input) {
          brand {
            ...AdminBrandPage_brand
          }
          current {
            ...AdminBrandPage_brand
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
    TOPICS,
  );
  const { form, errorOf, refuse, dialog } = useEditor({
    loaded: {
      name: brand.name,
      slug: brand.slug,
      description: brand.description ?? '',
      descriptions: textsOf(brand.descriptions),
      country: brand.country ?? '',
      logoUrl: brand.logoUrl ?? null,
    },
    label: (name) => t(`field.${name}`),
    save: (changes) => save(withTextsInput(changes)),
  });
  const { values, set } = form;
  const save = (
    changes: AdminBrandPageMutation['variables']['input']['changes'],
    done = t('saved'),
  ): void => {
    const country = changes.country === '' ? { country: null } : {};
    void run(
      { input: { id, version, changes: { ...changes, ...country } } },
      {
        done,
        hasFields: true,
        onDone: () => form.reset(),
        onRefused: refuse,
      },
    );
  };
  return (
    <Detail
      title={brand.name}
      badge={
        <Badge tone={active ? 'green' : 'neutral'}>{t(active ? 'state.visible' : 'state.inactive')}</Badge>
      }
      list={{ to: adminPaths.brands(), label: t('admin:menu.brands') }}
      actions={
        <>
          {active && (
            <ButtonLink size="sm" variant="ghost" to={paths.brand(brand.slug)}>
              {t('shop')}
            </ButtonLink>
          )}
          {canEdit && (
            <>
              <Button size="sm" variant="secondary" onClick={() => setQuestion('merge')}>
                {t('merge.open')}
              </Button>
              {active ? (
                <Button size="sm" variant="secondary" onClick={() => setQuestion('archive')}>
                  {t('archive.open')}
                </Button>
              ) : (
                <Button
                  size="sm"
                  variant="secondary"
                  busy={isPending}
                  onClick={() => save({ active: true }, t('archive.activated'))}
                >
                  {t('archive.activate')}
                </Button>
              )}
            </>
          )}
        </>
      }
      side={
        <Card title={t('brand.facts')}>
          <Facts
            facts={[
              [t('tree.onSale'), formatNumber(brand.productCount, language)],
              [t('field.address'), <Code key="address" text={paths.brand(brand.slug)} />],
              [t('brand.created'), <Instant key="created" at={brand.createdAt} />],
            ]}
          />
          <FollowingProgress following={following} />
        </Card>
      }
    >
      <Card title={t('form')}>
        <fieldset className={styles.form} disabled={!canEdit}>
          <Field
            label={t('field.name')}
            maxLength={60}
            error={errorOf('name')}
            value={values.name}
            onChange={({ target }) => set('name', target.value)}
          />
          <Field
            label={t('field.slug')}
            dir="ltr"
            maxLength={120}
            hint={t('slug.hint')}
            error={errorOf('slug')}
            value={values.slug}
            onChange={({ target }) => set('slug', target.value)}
          />
          <Field
            label={t('field.country')}
            dir="ltr"
            maxLength={2}
            hint={t('brand.countryHint')}
            error={errorOf('country')}
            value={values.country}
            onChange={({ target }) => set('country', target.value.toUpperCase())}
          />
          <LanguageTabs isMissing={(one) => values.descriptions[one] === ''} error={errorOf('descriptions')}>
            {(one) =>
              one === FALLBACK ? (
                <Field
                  as="textarea"
                  dir="auto"
                  label={t('field.description')}
                  maxLength={2_000}
                  error={errorOf('description')}
                  value={values.description}
                  onChange={({ target }) => set('description', target.value)}
                />
              ) : (
                <OtherTextField
                  isLong
                  label={t('field.description')}
                  language={one}
                  french={values.description}
                  maxLength={2_000}
                  error={errorOf('descriptions')}
                  texts={values.descriptions}
                  onChange={(texts) => set('descriptions', texts)}
                />
              )
            }
          </LanguageTabs>
          <PictureField
            label={t('field.logoUrl')}
            folder="SELLERS_LOGOS"
            value={values.logoUrl}
            error={errorOf('logoUrl')}
            onChange={(address) => set('logoUrl', address)}
          />
        </fieldset>
      </Card>
      {canEdit && (
        <SaveBar form={form} isPending={isPending} onSave={() => save(withTextsInput(form.changes))} />
      )}
      {dialog}
      {question === 'archive' && (
        <Dialog
          isOpen
          onClose={() => setQuestion(null)}
          title={t('archive.title', { name: brand.name })}
          role="alertdialog"
          size="sm"
          actions={
            <>
              <Button variant="secondary" onClick={() => setQuestion(null)}>
                {t('common:cancel')}
              </Button>
              <Button
                variant="danger"
                onClick={() => {
                  setQuestion(null);
                  save({ active: false }, t('archive.done'));
                }}
              >
                {t('archive.open')}
              </Button>
            </>
          }
        >
          <p>{t('brand.archiveText')}</p>
          <Impact impact={impact} />
        </Dialog>
      )}
      {question === 'merge' && (
        <AdminBoundary fallback={<Skeleton height="4rem" radius="lg" />}>
          <Merge
            id={id}
            version={version}
            name={brand.name}
            impact={<Impact impact={impact} />}
            onClose={() => setQuestion(null)}
          />
        </AdminBoundary>
      )}
    </Detail>
  );
}

interface MergeProps {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly impact: ReactNode;
  readonly onClose: () => void;
}

/** The question before a merge of brands. */
function Merge({ id, version, name, impact, onClose }: MergeProps) {
  const { t } = useTranslation('adminCategories');
  const navigate = useNavigate();
  const [idempotencyKey] = useState(newKey);
  const targets = useTargets();
  const { run, isPending } = useAdminMutation<AdminBrandPageMergeMutation>(
    graphql`
      mutation AdminBrandPageMergeMutation($input: AdminMergeInput!) {
        adminBrandMerge(input: $input) {
          brand {
            id
            ...AdminBrandPage_brand
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    TOPICS,
  );
  return (
    <MergeDialog
      name={name}
      targets={targets.filter((one) => one.id !== id)}
      impact={impact}
      isPending={isPending}
      onClose={onClose}
      onMerge={(intoId) =>
        void run(
          { input: { id, version, intoId, idempotencyKey } },
          {
            done: t('merge.done'),
            onDone: () => {
              onClose();
              navigate(adminPaths.brand(intoId));
            },
          },
        )
      }
    />
  );
}

/** Brands by name, at most 100. */
function useTargets(): readonly { readonly id: string; readonly label: string }[] {
  const { adminBrands } = useAdminQuery<AdminBrandPageTargetsQuery>(
    graphql`
      query AdminBrandPageTargetsQuery {
        adminBrands(first: 100) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    {},
    adminFreshness.options,
    ['brands'],
  );
  return present(adminBrands).edges.map(({ node }) => ({ id: node.id, label: node.name }));
}
