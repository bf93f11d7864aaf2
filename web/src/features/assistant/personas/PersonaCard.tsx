import { useId } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import styles from './PersonaCard.module.css';
import { PersonaIcon } from './PersonaIcon.tsx';
import type { PersonaId } from './personas.ts';
import { usePersonaTexts } from './usePersonaTexts.ts';

interface PersonaCardProps {
  persona: PersonaId;
  isSelected: boolean;
  /** The one of the row that is in the tab order. */
  isReachable: boolean;
  onFocus: () => void;
  onChoose: () => void;
}

/** A persona that can be chosen: one radio of the picker. */
export function PersonaCard({ persona, isSelected, isReachable, onFocus, onChoose }: PersonaCardProps) {
  const { name, description, specialties } = usePersonaTexts()(persona);
  const id = useId();
  return (
    <button
      type="button"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- arrow keys would choose an input, and choosing closes the picker
      role="radio"
      aria-checked={isSelected}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-about`}
      tabIndex={isReachable ? 0 : -1}
      data-persona={persona}
      className={styles.card}
      onFocus={onFocus}
      onClick={onChoose}
    >
      <span className={styles.top}>
        <PersonaIcon persona={persona} />
        {isSelected && (
          <span className={styles.mark}>
            <Icon name="check" size={16} />
          </span>
        )}
      </span>
      <span id={`${id}-name`} className={styles.name}>
        {name}
      </span>
      <span id={`${id}-about`} className={styles.about}>
        <span className={styles.description}>{description}</span>
        <span className={styles.specialties}>{specialties.join(' · ')}</span>
      </span>
    </button>
  );
}
