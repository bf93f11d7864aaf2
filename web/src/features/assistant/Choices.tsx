import { useId } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { cx } from '../../design/static/cx.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './Choices.module.css';
import { PersonaIcon } from './personas/PersonaIcon.tsx';
import { PersonaPicker } from './personas/PersonaPicker.tsx';
import type { PersonaId } from './personas/personas.ts';
import { usePersonaTexts } from './personas/usePersonaTexts.ts';
import { QueryTypeSelector } from './queryTypes/QueryTypeSelector.tsx';
import type { QueryChoice } from './queryTypes/queryTypes.ts';

interface ChoicesProps {
  persona: PersonaId | null;
  onPersona: (persona: PersonaId) => void;
  /** The persona picker is open. */
  picks: boolean;
  onPicks: (picks: boolean) => void;
  subject: QueryChoice;
  onSubject: (subject: QueryChoice) => void;
  /** On phones they are not shown: the conversation has the room. */
  isFolded: boolean;
}

/** The persona that replies, and the subject of the next message. */
export function Choices({ persona, onPersona, picks, onPicks, subject, onSubject, isFolded }: ChoicesProps) {
  const { t } = useTranslation('assistant');
  const pickerId = useId();
  const textsOf = usePersonaTexts();
  return (
    <div className={cx(styles.choices, picks && styles.picks, isFolded && styles.folded)}>
      {picks && (
        <div id={pickerId} className={styles.picker}>
          <PersonaPicker selected={persona} onChoose={onPersona} onClose={() => onPicks(false)} />
        </div>
      )}
      <div className={styles.row}>
        <button
          type="button"
          className={styles.persona}
          aria-expanded={picks}
          aria-controls={picks ? pickerId : undefined}
          onClick={() => onPicks(!picks)}
        >
          {persona === null ? (
            <Icon name="user-round" size={18} />
          ) : (
            <PersonaIcon persona={persona} size={28} />
          )}
          <span className={styles.name}>{persona === null ? t('personas') : textsOf(persona).name}</span>
        </button>
        <div className={styles.subjects}>
          <QueryTypeSelector value={subject} onChange={onSubject} />
        </div>
      </div>
    </div>
  );
}
