import { describe, expect, it } from 'vitest';
import { contrast } from '../../../design/contrast.ts';
import { darkColors, lightColors } from '../../../design/colors.ts';
import { PERSONA_CATEGORIES, personaOf, PERSONAS } from './personas.ts';

describe('the personas', () => {
  it('are ten: five for shopping, four for selling, one for support', () => {
    const count = (category: string) => PERSONAS.filter((persona) => persona.category === category).length;
    expect(PERSONA_CATEGORIES.map(count)).toEqual([5, 4, 1]);
    expect(new Set(PERSONAS.map(({ id }) => id)).size).toBe(10);
  });

  it('are told apart within their group', () => {
    for (const category of PERSONA_CATEGORIES) {
      const group = PERSONAS.filter((persona) => persona.category === category);
      expect(new Set(group.map(({ color }) => color)).size).toBe(group.length);
      expect(new Set(group.map(({ icon }) => icon)).size).toBe(group.length);
    }
  });

  it.each(PERSONAS)('$id reads on its ground in both themes', ({ color, bgColor }) => {
    for (const colors of [lightColors, darkColors])
      expect(contrast(colors[color], colors[bgColor])).toBeGreaterThanOrEqual(4.5);
  });

  it('are found by their id', () => {
    expect(personaOf('BEAUTY_EXPERT')).toMatchObject({ category: 'shopping', departments: ['beaute-sante'] });
  });
});
