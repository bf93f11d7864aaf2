import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Slug } from '../common.ts';
import { toSlug } from './slug.ts';

describe('the slug of a name', () => {
  it('has no accents, is lower case, has hyphens for spaces and nothing else', () => {
    const slugs = {
      'Télévision LED': 'television-led',
      'Maison & Jardin': 'maison-jardin',
      '  Çà   et là ': 'ca-et-la',
      'Œuvre d’été à 12,5 cm': 'oeuvre-dete-a-125-cm',
      'T-shirt (noir)': 't-shirt-noir',
      زربية: '',
    };
    for (const [name, slug] of Object.entries(slugs)) expect(toSlug(name)).toBe(slug);
  });

  it('is valid or empty for any name', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 300 }), (name) => {
        const slug = toSlug(name);
        expect(slug === '' || Slug.safeParse(slug).success).toBe(true);
        expect(toSlug(slug)).toBe(slug);
      }),
    );
  });
});
