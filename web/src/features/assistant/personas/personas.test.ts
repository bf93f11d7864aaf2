import { describe, expect, it } from 'vitest';
import { contrast } from '../../../design/contrast.ts';
import { darkColors, lightColors } from '../../../design/colors.ts';
import { createTranslations, loadCatalogue, translateArea } from '../../../i18n/translate.ts';
import { PERSONA_CATEGORIES, personaOf, PERSONAS } from './personas.ts';

describe('the personas', () => {
  it('are ten: five for shopping, four for selling, one for support', () => {
    const count = (category: string) => PERSONAS.filter((persona) => persona.category === category).length;
    expect(PERSONA_CATEGORIES.map(count)).toEqual([5, 4, 1]);
    expect(new Set(PERSONAS.map(({ id }) => id)).size).toBe(10);
  });

  it('are those of the specification, each with its appearance and departments', async () => {
    const t = translateArea(createTranslations('en', await loadCatalogue('en')), 'assistantTools');
    expect(PERSONAS.map(({ id, category }) => [t(`personas.${id}.name`), category])).toEqual([
      ['Shopping Expert', 'shopping'],
      ['Fashion Stylist', 'shopping'],
      ['Tech Advisor', 'shopping'],
      ['Home Decorator', 'shopping'],
      ['Beauty Expert', 'shopping'],
      ['Seller Coach', 'selling'],
      ['Inventory Manager', 'selling'],
      ['Logistics Expert', 'selling'],
      ['Marketing Specialist', 'selling'],
      ['Customer Support', 'support'],
    ]);
    for (const { id, icon, color, bgColor, departments } of PERSONAS) {
      expect(t(`personas.${id}.description`)).toMatch(/\S{3}/);
      expect([icon, color, bgColor].every((part) => part.length > 0)).toBe(true);
      for (const nth of ['one', 'two', 'three'] as const)
        expect(t(`personas.${id}.specialties.${nth}`)).toMatch(/\S{3}/);
      expect(Array.isArray(departments)).toBe(true);
    }
  });

  it('can be distinguished within their group', () => {
    for (const category of PERSONA_CATEGORIES) {
      const group = PERSONAS.filter((persona) => persona.category === category);
      expect(new Set(group.map(({ color }) => color)).size).toBe(group.length);
      expect(new Set(group.map(({ icon }) => icon)).size).toBe(group.length);
    }
  });

  it.each(PERSONAS)('$id has enough contrast to its background in both themes', ({ color, bgColor }) => {
    for (const colors of [lightColors, darkColors])
      expect(contrast(colors[color], colors[bgColor])).toBeGreaterThanOrEqual(4.5);
  });

  it('are found by their id', () => {
    expect(personaOf('BEAUTY_EXPERT')).toMatchObject({ category: 'shopping', departments: ['beaute-sante'] });
  });
});
