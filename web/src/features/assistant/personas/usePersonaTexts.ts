import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { PersonaId } from './personas.ts';

const THREE = ['one', 'two', 'three'] as const;

/** A persona's description in the page's language. */
export interface PersonaTexts {
  readonly name: string;
  readonly description: string;
  /** Three. */
  readonly specialties: readonly string[];
  /** Three example questions. */
  readonly questions: readonly string[];
}

/** Returns the texts of a persona (area `assistantTools`). */
export function usePersonaTexts(): (id: PersonaId) => PersonaTexts {
  const { t } = useTranslation('assistantTools');
  return (id) => ({
    name: t(`personas.${id}.name`),
    description: t(`personas.${id}.description`),
    specialties: THREE.map((place) => t(`personas.${id}.specialties.${place}`)),
    questions: THREE.map((place) => t(`personas.${id}.questions.${place}`)),
  });
}
