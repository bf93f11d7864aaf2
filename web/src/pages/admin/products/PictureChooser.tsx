import { useState } from 'react';
import { graphql } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { adminFreshness } from '../freshness.ts';
import styles from './AdminProductPage.module.css';
import type { PictureChooserQuery } from './__generated__/PictureChooserQuery.graphql.ts';

interface FoundProps {
  readonly query: string;
  /** Addresses that the product has already. */
  readonly taken: readonly string[];
  readonly onChoose: (address: string) => void;
}

interface PictureChooserProps extends Omit<FoundProps, 'query'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const PAGE_SIZE = 24;

function Found({ query, taken, onChoose }: FoundProps) {
  const { t } = useTranslation('adminProductEditor');
  const [after, setAfter] = useState<string | null>(null);
  const { adminMedia } = useAdminQuery<PictureChooserQuery>(
    graphql`
      query PictureChooserQuery($first: Int!, $after: String, $filter: AdminMediaFilter) {
        adminMedia(first: $first, after: $after, filter: $filter) {
          pageInfo {
            hasNextPage
            endCursor
          }
          nodes {
            id
            name
            url
            image {
              url(width: 320)
            }
          }
        }
      }
    `,
    {
      first: PAGE_SIZE,
      after,
      filter: { folder: 'PRODUCTS_IMAGES', kind: 'IMAGE', query: query === '' ? null : query },
    },
    adminFreshness.detail,
    ['media'],
  );
  const { nodes, pageInfo } = present(adminMedia);
  if (nodes.length === 0) return <p className={styles.muted}>{t('pictures.nothing')}</p>;
  return (
    <>
      <ul className={styles.pictures}>
        {nodes.map(({ id, name, url, image }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.pick}
              disabled={taken.includes(url)}
              onClick={() => onChoose(url)}
            >
              <img src={image?.url ?? url} alt="" loading="lazy" className={styles.picture} />
              <bdi className={styles.short}>{name}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {after !== null && (
          <Button variant="secondary" size="sm" onClick={() => setAfter(null)}>
            {t('pictures.first')}
          </Button>
        )}
        {pageInfo.hasNextPage && (
          <Button variant="secondary" size="sm" onClick={() => setAfter(pageInfo.endCursor ?? null)}>
            {t('admin:list.next')}
          </Button>
        )}
      </div>
    </>
  );
}

/** Chooses a picture of the media library. */
export function PictureChooser({ isOpen, onClose, ...props }: PictureChooserProps) {
  const { t } = useTranslation('adminProductEditor');
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('pictures.library')} size="lg">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setQuery(typed.trim());
        }}
      >
        <Field
          type="search"
          label={t('pictures.search')}
          maxLength={100}
          dir="auto"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
      <AdminBoundary resetKey={query} fallback={<Skeleton height="16rem" radius="lg" />}>
        <Found key={query} query={query} {...props} />
      </AdminBoundary>
    </Dialog>
  );
}
