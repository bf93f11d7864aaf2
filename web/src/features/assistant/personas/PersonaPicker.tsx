import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { IconButton } from '../../../design/static/IconButton.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { moveRadio } from './moveRadio.ts';
import { PersonaCard } from './PersonaCard.tsx';
import styles from './PersonaPicker.module.css';
import { PERSONA_CATEGORIES, PERSONAS, type PersonaId } from './personas.ts';

interface PersonaPickerProps {
  /** Null: none is chosen yet. */
  selected: PersonaId | null;
  /** The picker calls `onClose` right after. */
  onChoose: (persona: PersonaId) => void;
  onClose: () => void;
}

const inOrder = PERSONA_CATEGORIES.flatMap((category) =>
  PERSONAS.filter((persona) => persona.category === category),
);

/**
 * The ten personas in a row, grouped by purpose. Arrow keys move between them, Enter, Space or a press chooses, Escape closes.
 * It takes the focus, and returns it when it closes.
 */
export function PersonaPicker({ selected, onChoose, onClose }: PersonaPickerProps) {
  const { t } = useTranslation('assistantTools');
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<PersonaId>(selected ?? 'SHOPPING_EXPERT');

  const focus = (id: PersonaId) => {
    const card = row.current?.querySelector<HTMLElement>(`[data-persona="${id}"]`);
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'nearest', inline: 'center' });
  };
  useEffect(() => {
    const before = document.activeElement;
    row.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      if (!(event.target instanceof Node) || !root.current?.contains(event.target)) return;
      // A surrounding dialog would close as well: it listens on the document.
      event.stopPropagation();
      event.preventDefault();
      onClose();
    };
    addEventListener('keydown', onEscape, { capture: true });
    return () => removeEventListener('keydown', onEscape, { capture: true });
  }, [onClose]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (row.current === null) return;
    const rtl = getComputedStyle(row.current).direction === 'rtl';
    const at = inOrder.findIndex(({ id }) => id === current);
    const next = inOrder[moveRadio(event.key, rtl, at, inOrder.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next.id);
    focus(next.id);
  };

  return (
    <section ref={root} className={styles.picker} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h3 id={titleId} className={styles.title}>
          {t('personas.title')}
        </h3>
        <IconButton label={t('common:close')} icon={<Icon name="x" size={20} />} onClick={onClose} quiet />
      </header>
      <div
        ref={row}
        className={styles.row}
        role="radiogroup"
        tabIndex={-1}
        aria-labelledby={titleId}
        onKeyDown={onKeyDown}
      >
        {PERSONA_CATEGORIES.map((category) => (
          <fieldset key={category} aria-labelledby={`${titleId}-${category}`} className={styles.group}>
            <p id={`${titleId}-${category}`} className={styles.name}>
              {t(`personas.groups.${category}`)}
            </p>
            <div className={styles.cards}>
              {PERSONAS.filter((persona) => persona.category === category).map(({ id }) => (
                <PersonaCard
                  key={id}
                  persona={id}
                  isSelected={id === selected}
                  isReachable={id === current}
                  onFocus={() => setCurrent(id)}
                  onChoose={() => {
                    onChoose(id);
                    onClose();
                  }}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </section>
  );
}
