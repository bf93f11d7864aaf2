import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { moveActive } from './moveActive.ts';

interface SuggestionList {
  /** The list is shown. */
  readonly shown: boolean;
  /** Number of suggestions. */
  readonly count: number;
  /** Escape: closes the list or clears the field; false: nothing to do. */
  onEscape(): boolean;
  /** Arrow down while the list is closed; false: it stays closed. */
  onOpen(): boolean;
}

/**
 * A combobox's list of suggestions: the active option, its keys, and the ARIA attributes of the field. The focus stays in the
 * field.
 */
export function useSuggestionList({ shown, count, onEscape, onOpen }: SuggestionList) {
  const listId = useId();
  const [active, setActive] = useState(-1);
  const optionId = (index: number): string => `${listId}-${index}`;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      if (onEscape()) event.preventDefault();
      return;
    }
    if (event.key === 'ArrowDown' && !shown) {
      if (onOpen()) event.preventDefault();
      return;
    }
    const next = moveActive(event.key, event.altKey, active, shown ? count : 0);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };

  return {
    active,
    setActive,
    /** Props of the field. */
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': shown,
      'aria-controls': shown ? listId : undefined,
      'aria-activedescendant': shown && active >= 0 ? optionId(active) : undefined,
      onKeyDown,
    },
    /** Props of the list. */
    list: { listId, optionId, active, onPoint: setActive },
  } as const;
}
