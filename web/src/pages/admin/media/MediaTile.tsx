import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { MediaTile_media$key } from './__generated__/MediaTile_media.graphql.ts';
import { MediaDialog } from './MediaDialog.tsx';
import styles from './MediaPage.module.css';

/** A file of the library; opens its details. */
export function MediaTile({ media: key }: { readonly media: MediaTile_media$key }) {
  const { t } = useTranslation('adminMedia');
  const [isOpen, setIsOpen] = useState(false);
  const media = useFragment(
    graphql`
      fragment MediaTile_media on AdminMedia {
        name
        useCount
        image {
          url(width: 320)
        }
        ...MediaDialog_media
      }
    `,
    key,
  );
  return (
    <>
      <button type="button" className={styles.tile} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {media.image === null || media.image === undefined ? (
          <span className={styles.film}>
            <Icon name="play" size={32} />
          </span>
        ) : (
          <img className={styles.picture} src={media.image.url} alt="" loading="lazy" />
        )}
        <span className={styles.name}>
          <bdi>{media.name}</bdi>
        </span>
        <span className={styles.uses}>
          {media.useCount === 0 ? t('notUsed') : t('used', { n: media.useCount })}
        </span>
      </button>
      {isOpen && <MediaDialog media={media} onClose={() => setIsOpen(false)} />}
    </>
  );
}
