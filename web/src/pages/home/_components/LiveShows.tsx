import { graphql, useFragment } from 'react-relay';

import { useInstant } from '../../../clock/useNow.ts';
import { Carousel } from '../../../design/static/Carousel.tsx';
import { Section } from '../../../design/static/Section.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { LiveShowCard } from './LiveShowCard.tsx';
import styles from './Thirds.module.css';
import type { LiveShows_shows$key } from './__generated__/LiveShows_shows.graphql.ts';
import { comingShows } from './liveShow.ts';

/** The live shopping strip: running and announced shows, the soonest first. A show disappears when it is over. */
export function LiveShows({ shows }: { shows: LiveShows_shows$key }) {
  const { t } = useTranslation('home');
  const list = useFragment(
    graphql`
      fragment LiveShows_shows on LiveShow
      @relay(plural: true)
      @argumentDefinitions(language: { type: "Language!" }) {
        startsAt
        endsAt
        seller {
          id
        }
        ...LiveShowCard_show @arguments(language: $language)
      }
    `,
    shows,
  );
  const now = useInstant(list.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]));
  const coming = comingShows(list, now);
  if (coming.length === 0) return null;
  return (
    <Section title={t('shelves:live.title')} lead={t('shelves:live.lead')}>
      <Carousel label={t('shelves:live.title')} itemWidth="wide" className={styles.thirds}>
        {coming.map((show) => (
          <LiveShowCard
            key={`${show.seller?.id} ${show.startsAt}`}
            show={show}
            isRunning={Date.parse(show.startsAt) <= now}
          />
        ))}
      </Carousel>
    </Section>
  );
}
