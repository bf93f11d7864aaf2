import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../design/Icon.tsx';
import { VisuallyHidden } from '../../design/static/VisuallyHidden.tsx';
import { cx } from '../../design/static/cx.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { Timeline_events$key } from './__generated__/Timeline_events.graphql.ts';
import { formatMoment, isFirstState, isKnownState, statesAhead } from './steps.ts';
import styles from './Timeline.module.css';

interface TimelineProps {
  events: Timeline_events$key;
  /** Its current state. */
  state: string;
}

/** The states of a sub-order: past ones with their time, and the following ones. */
export function Timeline({ events, state }: TimelineProps) {
  const { t, language } = useTranslation('orders');
  const reached = useFragment(
    graphql`
      fragment Timeline_events on OrderEvent @relay(plural: true) {
        state
        at
        note
      }
    `,
    events,
  );
  const nameOf = (of: string) => (isKnownState(of) ? t(`state.${of}`) : t('unknownState'));
  return (
    <ol className={styles.timeline} aria-label={t('timeline.title')}>
      {reached.map((event, index) => {
        const isNow = index === reached.length - 1;
        return (
          <li
            key={`${event.state} ${event.at}`}
            className={cx(styles.step, isNow && styles.now)}
            aria-current={isNow ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden>
              <Icon name={event.state === 'CANCELLED' ? 'x' : 'check'} size={14} />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>
                {isNow || !isFirstState(event.state) ? nameOf(event.state) : t('timeline.placed')}
              </span>
              <time className={styles.when} dateTime={event.at}>
                {formatMoment(event.at, language)}
              </time>
              {event.note != null && event.note !== '' && (
                <span className={styles.note} dir="auto">
                  {event.note}
                </span>
              )}
            </span>
          </li>
        );
      })}
      {statesAhead(state).map((ahead) => (
        <li key={ahead} className={cx(styles.step, styles.ahead)}>
          <span className={styles.mark} aria-hidden />
          <span className={styles.words}>
            <VisuallyHidden>{t('timeline.ahead')} </VisuallyHidden>
            <span className={styles.name}>{t(`state.${ahead}`)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
