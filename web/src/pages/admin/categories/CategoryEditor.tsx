import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button, ButtonLink } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { CategoryIcon, DRAWN } from '../../../features/categories/CategoryIcon.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { FALLBACK } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from '../../../navigation/Link.tsx';
import { newKey } from '../../../newKey.ts';
import { paths } from '../../../paths.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Card, Facts } from '../_kit/Detail.tsx';
import { FollowingProgress } from '../_kit/FollowingProgress.tsx';
import { Code } from '../_kit/format.tsx';
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
import styles from './CategoriesPage.module.css';
import { branchOf, pathOf, refusalOf, treeOf, type Place, type TreeEntry } from './tree.ts';
import type { CategoryEditor_category$key } from './__generated__/CategoryEditor_category.graphql.ts';
import type { CategoryEditorMergeMutation } from './__generated__/CategoryEditorMergeMutation.graphql.ts';
import type { CategoryEditorMutation } from './__generated__/CategoryEditorMutation.graphql.ts';
import type { CategoryEditorQuery } from './__generated__/CategoryEditorQuery.graphql.ts';

const TOPICS = ['categories', 'products'];
/** Before the name of a category, once per level. */
const INDENT = '\u2003';

interface CategoryEditorProps {
  readonly id: string;
  /** The whole tree. */
  readonly entries: readonly TreeEntry[];
  readonly onMove: (id: string, place: Place) => void;
}

/** The editor of one category. */
export function CategoryEditor({ id, ...props }: CategoryEditorProps) {
  const { adminCategory } = useAdminQuery<CategoryEditorQuery>(
    graphql`
      query CategoryEditorQuery($id: ID!) {
        adminCategory(id: $id) {
          ...CategoryEditor_category
        }
      }
    `,
    { id },
    adminFreshness.detail,
    ['categories'],
  );
  if (adminCategory == null) return <Missing to={adminPaths.categories()} />;
  return <Form category={adminCategory} {...props} />;
}

interface FormProps extends Omit<CategoryEditorProps, 'id'> {
  readonly category: CategoryEditor_category$key;
}

function Form({ category: key, entries, onMove }: FormProps) {
  const { t, language } = useTranslation('adminCategories');
  const { can } = useStaff();
  const navigate = useNavigate();
  const canEdit = can('CATALOGUE');
  const [question, setQuestion] = useState<'archive' | 'merge' | 'move' | null>(null);
  const category = useFragment(
    graphql`
      fragment CategoryEditor_category on AdminCategory {
        id
        version
        name
        slug
        description
        names {
          en
          de
          tn
        }
        descriptions {
          en
          de
          tn
        }
        imageUrl
        icon
        coverUrl
        active
        isVisible
        isSpecial
        isFeatured
        path {
          name
          slug
        }
        productCount
        following {
          total
          done
        }
        impact {
          addresses
          ...Impact_impact
        }
      }
    `,
    key,
  );
  const { id, version, active, isVisible, path, impact } = category;
  const tree = treeOf(entries);
  const { run, isPending } = useAdminMutation<CategoryEditorMutation>(
    graphql`
      mutation CategoryEditorMutation($input: AdminCategoryUpdateInput!) {
        adminCategoryUpdate(input: $input) {
          category {
            ...CategoryEditor_category
          }
          current {
            ...CategoryEditor_category
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
  const { run: runMerge, isPending: isMerging } = useAdminMutation<CategoryEditorMergeMutation>(
    graphql`
      mutation CategoryEditorMergeMutation($input: AdminMergeInput!) {
        adminCategoryMerge(input: $input) {
          category {
            id
            ...CategoryEditor_category
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
  const [mergeKey] = useState(newKey);
  const { form, errorOf, refuse, dialog } = useEditor({
    loaded: {
      name: category.name,
      slug: category.slug,
      description: category.description ?? '',
      names: textsOf(category.names),
      descriptions: textsOf(category.descriptions),
      imageUrl: category.imageUrl ?? null,
      coverUrl: category.coverUrl ?? null,
      icon: category.icon ?? null,
      isSpecial: category.isSpecial,
      isFeatured: category.isFeatured,
    },
    label: (name) => t(`field.${name}`),
    save: (changes) => save(withTextsInput(changes)),
  });
  const { values, set } = form;
  const save = (
    changes: CategoryEditorMutation['variables']['input']['changes'],
    done = t('saved'),
  ): void => {
    void run(
      { input: { id, version, changes } },
      {
        done,
        hasFields: true,
        onDone: () => form.reset(),
        onRefused: refuse,
      },
    );
  };
  const branch = new Set(branchOf(tree, id));
  const others = entries
    .filter((entry) => !branch.has(entry.id))
    .map((entry) => ({
      id: entry.id,
      label: `${INDENT.repeat(pathOf(tree, entry.id).length - 1)}${entry.name}`,
    }));
  return (
    <div className={styles.facts}>
      <Card
        title={<bdi>{category.name}</bdi>}
        badge={
          <Badge tone={isVisible ? 'green' : 'neutral'}>
            {t(isVisible ? 'state.visible' : active ? 'state.hiddenAbove' : 'state.inactive')}
          </Badge>
        }
        actions={
          <>
            {isVisible && (
              <ButtonLink size="sm" variant="ghost" to={paths.category(path.map(({ slug }) => slug))}>
                {t('shop')}
              </ButtonLink>
            )}
            {canEdit && (
              <>
                <ButtonLink
                  size="sm"
                  variant="secondary"
                  to={`${adminPaths.category('new')}?below=${encodeURIComponent(id)}`}
                >
                  {t('new.add')}
                </ButtonLink>
                <Button size="sm" variant="secondary" onClick={() => setQuestion('move')}>
                  {t('move.open')}
                </Button>
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
      >
        <Facts
          facts={[
            [t('field.path'), <bdi key="path">{path.map(({ name }) => name).join(' › ')}</bdi>],
            [t('field.address'), <Code key="address" text={paths.category(path.map(({ slug }) => slug))} />],
            [t('tree.onSale'), formatNumber(category.productCount, language)],
          ]}
        />
        <FollowingProgress following={category.following} />
      </Card>
      <Card title={t('form')}>
        <fieldset className={styles.form} disabled={!canEdit}>
          <LanguageTabs
            isMissing={(one) => values.names[one] === ''}
            error={errorOf('names') ?? errorOf('descriptions')}
          >
            {(one) =>
              one === FALLBACK ? (
                <>
                  <Field
                    dir="auto"
                    label={t('field.name')}
                    maxLength={60}
                    error={errorOf('name')}
                    value={values.name}
                    onChange={({ target }) => set('name', target.value)}
                  />
                  <Field
                    as="textarea"
                    dir="auto"
                    label={t('field.description')}
                    maxLength={2_000}
                    error={errorOf('description')}
                    value={values.description}
                    onChange={({ target }) => set('description', target.value)}
                  />
                </>
              ) : (
                <>
                  <OtherTextField
                    label={t('field.name')}
                    language={one}
                    french={values.name}
                    maxLength={60}
                    error={errorOf('names')}
                    texts={values.names}
                    onChange={(texts) => set('names', texts)}
                  />
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
                </>
              )
            }
          </LanguageTabs>
          <Field
            label={t('field.slug')}
            dir="ltr"
            maxLength={120}
            hint={
              values.slug === category.slug
                ? t('slug.hint')
                : t('slug.changes', { n: formatNumber(impact?.addresses ?? 1, language) })
            }
            error={errorOf('slug')}
            value={values.slug}
            onChange={({ target }) => set('slug', target.value)}
          />
          <PictureField
            label={t('field.imageUrl')}
            folder="CATEGORIES_IMAGES"
            value={values.imageUrl}
            error={errorOf('imageUrl')}
            onChange={(address) => set('imageUrl', address)}
          />
          <PictureField
            label={t('field.coverUrl')}
            folder="CATEGORIES_COVERS"
            value={values.coverUrl}
            error={errorOf('coverUrl')}
            onChange={(address) => set('coverUrl', address)}
          />
          <Field
            as="select"
            label={t('field.icon')}
            error={errorOf('icon')}
            value={values.icon ?? ''}
            onChange={({ target }) => set('icon', target.value || null)}
          >
            <option value="">{t('icon.none')}</option>
            {[...DRAWN].map((name, index) => (
              <option key={name} value={name}>
                {t('icon.numbered', { n: index + 1, name })}
              </option>
            ))}
          </Field>
          <CategoryIcon name={values.icon} size={32} />
          {(['isSpecial', 'isFeatured'] as const).map((name) => (
            <label key={name} className={styles.check}>
              <input
                type="checkbox"
                checked={values[name]}
                onChange={({ target }) => set(name, target.checked)}
              />
              {t(`field.${name}`)}
            </label>
          ))}
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
          title={t('archive.title', { name: category.name })}
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
          <p>{t('archive.text')}</p>
          <Impact impact={impact} />
        </Dialog>
      )}
      {question === 'merge' && (
        <MergeDialog
          name={category.name}
          targets={others}
          impact={<Impact impact={impact} />}
          isPending={isMerging}
          onClose={() => setQuestion(null)}
          onMerge={(intoId) =>
            void runMerge(
              { input: { id, version, intoId, idempotencyKey: mergeKey } },
              {
                done: t('merge.done'),
                onDone: () => {
                  setQuestion(null);
                  form.reset();
                  navigate(adminPaths.category(intoId));
                },
              },
            )
          }
        />
      )}
      {question === 'move' && (
        <Dialog isOpen onClose={() => setQuestion(null)} title={t('move.title')} size="sm">
          <ul className={styles.form}>
            {[{ id: '', label: t('move.top') }, ...others]
              .filter(({ id: parentId }) => {
                const place = { parentId: parentId || null, beforeId: null };
                return refusalOf(tree, id, place) === null && (tree.get(id)?.parentId ?? '') !== parentId;
              })
              .map(({ id: parentId, label }) => (
                <li key={parentId}>
                  <Button
                    size="sm"
                    variant="ghost"
                    onClick={() => {
                      setQuestion(null);
                      onMove(id, { parentId: parentId || null, beforeId: null });
                    }}
                  >
                    {label}
                  </Button>
                </li>
              ))}
          </ul>
        </Dialog>
      )}
    </div>
  );
}
