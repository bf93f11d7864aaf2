import { graphql, useFragment } from 'react-relay';

import { Icon } from '../../../design/Icon.tsx';
import { Badge } from '../../../design/static/Badge.tsx';
import { Picture } from '../../../design/static/Picture.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import styles from './LiveShowCard.module.css';
import type { LiveShowCard_show$key } from './__generated__/LiveShowCard_show.graphql.ts';
import { showTime } from './liveShow.ts';

interface LiveShowCardProps {
  show: LiveShowCard_show$key;
  /** It has started. */
  isRunning: boolean;
}

/** A show with its host and time; the whole card links to the stream. */
export function LiveShowCard({ show: key, isRunning }: LiveShowCardProps) {
  const { t, language } = useTranslation('home');
  const show = useFragment(
    graphql`
      fragment LiveShowCard_show on LiveShow @argumentDefinitions(language: { type: "Language!" }) {
        title(language: $language)
        startsAt
        redirectUrl
        image {
          url
        }
        seller {
          slug
          name
        }
      }
    `,
    key,
  );
  const { redirectUrl } = show;
  const isOutside = redirectUrl != null && !redirectUrl.startsWith('/');
  const content = (
    <>
      <Picture
        src={show.image?.url}
        alt=""
        sizes="(min-width: 640px) 544px, 86vw"
        widths={[320, 480, 640, 800]}
        ratio="16 / 9"
        className={styles.picture}
      />
      <span className={styles.state}>
        {isRunning ? (
          <Badge tone="danger" look="solid" icon={<span className={styles.dot} />}>
            {t('shelves:live.now')}
          </Badge>
        ) : (
          <Badge look="solid" icon={<Icon name="clock" size={14} />}>
            <time dateTime={show.startsAt}>{showTime(show.startsAt, language)}</time>
          </Badge>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {show.title}
        </span>
        {show.seller != null && (
          <span className={styles.seller}>
            <Icon name="store" size={16} />
            {show.seller.name}
          </span>
        )}
      </span>
    </>
  );
  return isOutside ? (
    <a className={styles.card} href={redirectUrl} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  ) : (
    <Link
      className={styles.card}
      to={redirectUrl ?? (show.seller == null ? paths.mall() : paths.shop(show.seller.slug))}
    >
      {content}
    </Link>
  );
}
