import { useState, type DragEvent } from 'react';
import { graphql } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { VisuallyHidden } from '../../../design/static/VisuallyHidden.tsx';
import { useUploads } from '../../../features/uploads/UploadProvider.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from '../../../navigation/Link.tsx';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { ListFiles } from '../_kit/ListFiles.tsx';
import { FOLDERS, folderPath } from '../_kit/mediaFolders.ts';
import { PageHeader } from '../_kit/PageHeader.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import type {
  AdminMediaSort,
  MediaFolder,
  MediaKind,
  MediaPageQuery,
} from './__generated__/MediaPageQuery.graphql.ts';
import styles from './MediaPage.module.css';
import { MediaBulk, type ChosenFile } from './MediaBulk.tsx';
import { MediaTile } from './MediaTile.tsx';

const PAGE_SIZE = 50;
const KINDS = ['IMAGE', 'VIDEO'] as const satisfies readonly MediaKind[];
/** Sorts as the address names them; the first is the usual one. */
const SORTS = {
  newest: { field: 'CREATED', direction: 'DESC' },
  oldest: { field: 'CREATED', direction: 'ASC' },
  largest: { field: 'SIZE', direction: 'DESC' },
  smallest: { field: 'SIZE', direction: 'ASC' },
  name: { field: 'NAME', direction: 'ASC' },
} as const satisfies Record<string, AdminMediaSort>;
type SortName = keyof typeof SORTS;
const SORT_NAMES = Object.keys(SORTS) as SortName[];

/** What the address narrows the library by. */
interface Narrowing {
  readonly folder: MediaFolder | null;
  readonly kind: MediaKind | null;
  readonly isUnused: boolean;
  readonly isDeleted: boolean;
  readonly query: string;
  readonly sort: SortName;
  readonly after: string | null;
}

function readNarrowing({ searchParams }: URL): Narrowing {
  const folder = searchParams.get('folder');
  const kind = searchParams.get('kind');
  return {
    folder: FOLDERS.find(({ name }) => name === folder)?.name ?? null,
    kind: KINDS.find((one) => one === kind) ?? null,
    isUnused: searchParams.has('unused'),
    isDeleted: searchParams.has('bin'),
    query: searchParams.get('q') ?? '',
    sort: SORT_NAMES.find((name) => name === searchParams.get('sort')) ?? 'newest',
    after: searchParams.get('after'),
  };
}

function addressOf({ folder, kind, isUnused, isDeleted, query, sort, after }: Narrowing): string {
  const written = new URLSearchParams();
  if (folder !== null) written.set('folder', folder);
  if (kind !== null) written.set('kind', kind);
  if (isUnused) written.set('unused', '1');
  if (isDeleted) written.set('bin', '1');
  if (query !== '') written.set('q', query);
  if (sort !== 'newest') written.set('sort', sort);
  if (after !== null) written.set('after', after);
  return `${adminPaths.media()}?${written}`;
}

interface GridProps {
  readonly chosen: readonly ChosenFile[];
  /** null: files cannot be selected. */
  readonly onChoose: ((file: ChosenFile, isChosen: boolean) => void) | null;
  readonly narrowing: Narrowing;
  readonly onChange: (change: Partial<Narrowing>) => void;
}

function Grid({ narrowing, chosen, onChoose, onChange }: GridProps) {
  const { t } = useTranslation('adminMedia');
  const { folder, kind, isUnused, isDeleted, query, sort, after } = narrowing;
  const { adminMedia } = useAdminQuery<MediaPageQuery>(
    graphql`
      query MediaPageQuery($first: Int!, $after: String, $filter: AdminMediaFilter, $sort: AdminMediaSort) {
        adminMedia(first: $first, after: $after, filter: $filter, sort: $sort) {
          total {
            value
            isExact
          }
          files {
            ...ListFiles_files
          }
          pageInfo {
            hasNextPage
            endCursor
          }
          nodes {
            id
            name
            ...MediaTile_media
          }
        }
      }
    `,
    {
      first: PAGE_SIZE,
      after,
      filter: { folder, kind, isUnused, isDeleted, query: query === '' ? null : query },
      sort: SORTS[sort],
    },
    adminFreshness.detail,
    ['media'],
  );
  const { nodes, pageInfo, total, files } = present(adminMedia);
  if (nodes.length === 0)
    return (
      <EmptyState
        icon={<Icon name="image" size={32} />}
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          after !== null && (
            <Button variant="secondary" onClick={() => onChange({ after: null })}>
              {t('first')}
            </Button>
          )
        }
      />
    );
  return (
    <>
      <div className={styles.head}>
        <p className={styles.total}>{t('total', { n: `${total.value}${total.isExact ? '' : '+'}` })}</p>
        <ListFiles files={files} />
      </div>
      <ul className={styles.grid}>
        {nodes.map((node) => (
          <li key={node.id}>
            {onChoose !== null && (
              <label className={styles.select}>
                <input
                  type="checkbox"
                  checked={chosen.some(({ id }) => id === node.id)}
                  onChange={({ currentTarget }) =>
                    onChoose({ id: node.id, name: node.name }, currentTarget.checked)
                  }
                />
                <VisuallyHidden>{t('bulk.select', { name: node.name })}</VisuallyHidden>
              </label>
            )}
            <MediaTile media={node} />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        {after !== null && (
          <Button variant="secondary" onClick={() => onChange({ after: null })}>
            {t('first')}
          </Button>
        )}
        {pageInfo.hasNextPage && (
          <Button variant="secondary" onClick={() => onChange({ after: pageInfo.endCursor ?? null })}>
            {t('next')}
          </Button>
        )}
      </div>
    </>
  );
}

/** The media library: uploads, folders, and what uses each file. */
export default function MediaPage({ url }: ScreenProps) {
  const { t } = useTranslation('adminMedia');
  const title = useTitle();
  const navigate = useNavigate();
  const { can } = useStaff();
  const addUploads = useUploads();
  const [isOver, setIsOver] = useState(false);
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const narrowing = readNarrowing(url);
  const change = (next: Partial<Narrowing>): void => {
    setChosen([]);
    navigate(addressOf({ ...narrowing, after: null, ...next }), { replace: true });
  };
  const choose = (file: ChosenFile, isChosen: boolean): void =>
    setChosen((before) => [...before.filter(({ id }) => id !== file.id), ...(isChosen ? [file] : [])]);
  const target = folderPath(narrowing.folder ?? 'PRODUCTS_IMAGES');
  const take = (files: FileList | null): void => {
    if (files !== null && files.length > 0) addUploads([...files], target);
  };
  const onDrag = (event: DragEvent, over: boolean): void => {
    event.preventDefault();
    setIsOver(over);
  };
  return (
    <>
      <PageHeader title={title} />
      {can('MEDIA') && (
        <div
          className={isOver ? styles.dropOver : styles.drop}
          onDragOver={(event) => onDrag(event, true)}
          onDragLeave={(event) => onDrag(event, false)}
          onDrop={(event) => {
            onDrag(event, false);
            take(event.dataTransfer.files);
          }}
        >
          <p>{t('drop')}</p>
          <label className={styles.choose}>
            {t('choose')}
            <input
              type="file"
              multiple
              accept="image/*,video/*"
              className={styles.input}
              onChange={(event) => {
                take(event.currentTarget.files);
                event.currentTarget.value = '';
              }}
            />
          </label>
        </div>
      )}
      <search className={styles.filters}>
        <Field
          as="select"
          label={t('folder')}
          value={narrowing.folder ?? ''}
          onChange={({ target }) =>
            change({ folder: FOLDERS.find(({ name }) => name === target.value)?.name ?? null })
          }
        >
          <option value="">{t('all')}</option>
          {FOLDERS.map(({ name }) => (
            <option key={name} value={name}>
              {t(`folders.${name as 'PRODUCTS_IMAGES'}`)}
            </option>
          ))}
        </Field>
        <Field
          as="select"
          label={t('kind')}
          value={narrowing.kind ?? ''}
          onChange={({ target }) => change({ kind: KINDS.find((one) => one === target.value) ?? null })}
        >
          <option value="">{t('all')}</option>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </Field>
        <Field
          as="select"
          label={t('sort')}
          value={narrowing.sort}
          onChange={({ target }) =>
            change({ sort: SORT_NAMES.find((name) => name === target.value) ?? 'newest' })
          }
        >
          {SORT_NAMES.map((name) => (
            <option key={name} value={name}>
              {t(`sorts.${name}`)}
            </option>
          ))}
        </Field>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const query = new FormData(event.currentTarget).get('q');
            change({ query: typeof query === 'string' ? query.trim() : '' });
          }}
        >
          <Field
            key={narrowing.query}
            label={t('search')}
            name="q"
            type="search"
            maxLength={100}
            defaultValue={narrowing.query}
          />
        </form>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={narrowing.isUnused}
            onChange={({ currentTarget }) => change({ isUnused: currentTarget.checked })}
          />
          {t('unused')}
        </label>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={narrowing.isDeleted}
            onChange={({ currentTarget }) => change({ isDeleted: currentTarget.checked })}
          />
          {t('bin')}
        </label>
      </search>
      <MediaBulk chosen={chosen} onClear={() => setChosen([])} />
      <AdminBoundary resetKey={url.href} fallback={<Skeleton height="24rem" radius="lg" />}>
        <Grid
          narrowing={narrowing}
          chosen={chosen}
          onChoose={can('MEDIA') && !narrowing.isDeleted ? choose : null}
          onChange={change}
        />
      </AdminBoundary>
    </>
  );
}
