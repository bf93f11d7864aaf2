import { graphql, useFragment } from 'react-relay';
import { formatDate } from '../../i18n/format.ts';
import { nameTag } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { Returns_part$key } from './__generated__/Returns_part.graphql.ts';
import styles from './Returns.module.css';

/** The returned lines, the reason, and what the seller accepted. */
export function Returns({ part }: { part: Returns_part$key }) {
  const { t, language } = useTranslation('orders');
  const { returns } = useFragment(
    graphql`
      fragment Returns_part on SubOrder {
        returns {
          openedAt
          inspectedAt
          note
          lines {
            quantity
            reason
            acceptedQuantity
            line {
              id
              name(language: $language)
              nameLanguage(language: $language)
            }
          }
        }
      }
    `,
    part,
  );
  return returns?.map(({ openedAt, inspectedAt, note, lines }) => (
    <div key={openedAt} className={styles.return}>
      <h3 className={styles.title}>{t('returns.title', { date: formatDate(openedAt, language) })}</h3>
      <ul className={styles.lines}>
        {lines.map(({ line, quantity, reason, acceptedQuantity }) => (
          <li key={line.id}>
            <bdi>
              {quantity} × <bdi lang={nameTag(line.nameLanguage)}>{line.name}</bdi>
            </bdi>
            {reason != null && (
              <span className={styles.reason} dir="auto">
                {reason}
              </span>
            )}
            {acceptedQuantity != null && (
              <span className={styles.detail}>
                {t('returns.accepted', { accepted: acceptedQuantity, quantity })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {note != null && note !== '' && (
        <p className={styles.reason} dir="auto">
          {note}
        </p>
      )}
      {inspectedAt == null && <p className={styles.detail}>{t('returns.waiting')}</p>}
    </div>
  ));
}
