import type { IconName } from '../../../design/icons.ts';
import type { ColorName } from '../../../design/colors.ts';

/** Purpose of a persona. */
export type PersonaCategory = 'shopping' | 'selling' | 'support';

/** A persona's value in the API. */
export type PersonaId =
  | 'SHOPPING_EXPERT'
  | 'FASHION_STYLIST'
  | 'TECH_ADVISOR'
  | 'HOME_DECORATOR'
  | 'BEAUTY_EXPERT'
  | 'SELLER_COACH'
  | 'INVENTORY_MANAGER'
  | 'LOGISTICS_EXPERT'
  | 'MARKETING_SPECIALIST'
  | 'CUSTOMER_SUPPORT';

/** A voice of the assistant. Its name and description are texts (`usePersonaTexts`). */
export interface Persona {
  readonly id: PersonaId;
  readonly icon: IconName;
  /** Palette colours of the icon and its background, with enough contrast in both themes. */
  readonly color: ColorName;
  readonly bgColor: ColorName;
  readonly category: PersonaCategory;
  /** Slugs of its departments among the top categories; one that a shop does not have is omitted. */
  readonly departments: readonly string[];
}

/** The ten personas, in the order of the picker. */
export const PERSONAS: readonly Persona[] = [
  {
    id: 'SHOPPING_EXPERT',
    icon: 'shopping-bag',
    color: 'ink',
    bgColor: 'brand-tint',
    category: 'shopping',
    departments: ['high-tech', 'mode', 'maison-jardin'],
  },
  {
    id: 'FASHION_STYLIST',
    icon: 'shirt',
    color: 'purple',
    bgColor: 'purple-tint',
    category: 'shopping',
    departments: ['mode'],
  },
  {
    id: 'TECH_ADVISOR',
    icon: 'laptop',
    color: 'info',
    bgColor: 'info-tint',
    category: 'shopping',
    departments: ['telephonie', 'informatique', 'high-tech'],
  },
  {
    id: 'HOME_DECORATOR',
    icon: 'sofa',
    color: 'green',
    bgColor: 'green-tint',
    category: 'shopping',
    departments: ['maison-jardin', 'artisanat-tunisien', 'electromenager'],
  },
  {
    id: 'BEAUTY_EXPERT',
    icon: 'brush',
    color: 'terracotta',
    bgColor: 'terracotta-tint',
    category: 'shopping',
    departments: ['beaute-sante'],
  },
  {
    id: 'SELLER_COACH',
    icon: 'graduation-cap',
    color: 'green',
    bgColor: 'green-tint',
    category: 'selling',
    departments: [],
  },
  {
    id: 'INVENTORY_MANAGER',
    icon: 'boxes',
    color: 'warning',
    bgColor: 'warning-tint',
    category: 'selling',
    departments: [],
  },
  {
    id: 'LOGISTICS_EXPERT',
    icon: 'truck',
    color: 'info',
    bgColor: 'info-tint',
    category: 'selling',
    departments: [],
  },
  {
    id: 'MARKETING_SPECIALIST',
    icon: 'megaphone',
    color: 'danger',
    bgColor: 'danger-tint',
    category: 'selling',
    departments: [],
  },
  {
    id: 'CUSTOMER_SUPPORT',
    icon: 'headset',
    color: 'purple',
    bgColor: 'purple-tint',
    category: 'support',
    departments: [],
  },
];

/** The groups of the picker, in their order. */
export const PERSONA_CATEGORIES: readonly PersonaCategory[] = ['shopping', 'selling', 'support'];

const byId = new Map(PERSONAS.map((persona) => [persona.id, persona]));

/** @throws RangeError if there is no such persona */
export function personaOf(id: PersonaId): Persona {
  const persona = byId.get(id);
  if (persona === undefined) throw new RangeError(`No such persona: ${id}`);
  return persona;
}
