import { describe, expect, it } from 'vitest';
import { normalise } from './normalise.ts';
import { tellsSituation, thingFor, thingsOfSituations } from './situations.ts';
import { SITUATIONS } from './situations-words.ts';
import { isName } from './testing/names.ts';

const thing = (text: string, earlier = ''): string | undefined =>
  thingFor(normalise(text).split(' '), normalise(earlier).split(' ').filter(Boolean))?.thing.join(' ');

describe('a situation calls for a thing', () => {
  it.each([
    ['ma grand-mère vérifie sa tension tous les jours à la pharmacie', 'tensiometre'],
    ['it scratches the sofa all day long', 'arbre a chat'],
    ['eight hours on a kitchen stool is killing my back', 'chaise de bureau'],
    ['les merguez pour samedi, on les grille sur la terrasse', 'barbecue'],
    ['mein Koffer ist am Flughafen kaputtgegangen', 'valise'],
    ['ولدي ما يعرفش يعوم وماشين للبحر', 'bouee'],
    ['el telifoun yetfa fi nos nhar', 'batterie externe'],
    ['راجلي يحب يحسّن لحيتو في الدار', 'tondeuse'],
    ['am Samstag kommen zwölf Leute zum Grillen', 'barbecue'],
    ['evenings get chilly now', 'veste'],
    ['والشمس تحرقلهم جلدهم', 'creme solaire'],
    ['الباتري متاع الكرهبة ماتت', 'batterie auto'],
    ['my laptop takes ages to start up', 'disque ssd'],
    ['mon vélo a été volé devant la gare', 'antivol'],
  ])('%s', (text, expected) => {
    expect(thing(text)).toBe(expected);
  });

  it.each([
    'canapé en cuir noir pour salon 3 places pas cher',
    'ça fait dix jours que j’attends ma commande',
    'my order arrived wet',
    'bonjour, comment allez-vous ce matin',
    'شكرا برشة على الخدمة',
    'die Lieferung ist nass geworden',
  ])('%s: none', (text) => {
    expect(thing(text)).toBeUndefined();
  });

  it('together with what was spoken of before', () => {
    expect(thing('وقاعد يخربشلي في الفوتاي', 'قطوس صغير')).toBe('arbre a chat');
    expect(thing('haja hlouwa')).toBeUndefined();
    expect(thing('haja hlouwa', 'café moulu')).toBe('makroudh');
  });
});

it('knows the words of situations, which are no typing errors', () => {
  expect(tellsSituation('grillen')).toBe(true);
  expect(tellsSituation('creolen')).toBe(false);
});

describe('the table', () => {
  it('has things of the lexicon, each once', () => {
    const things = thingsOfSituations();
    expect(things.length).toBeGreaterThan(150);
    expect(things.filter((one) => !isName(one))).toEqual([]);
    expect(new Set(things).size).toBe(things.length);
  });

  it('has single words, each once for a thing', () => {
    for (const line of SITUATIONS.trim().split('\n')) {
      const [name = '', ...columns] = line.split('|').map((column) => column.trim());
      expect(columns).toHaveLength(2);
      const words = columns.flatMap((column) => column.split(', '));
      expect({ name, words: words.filter((word) => !/^[^\s,]+$/.test(word)) }).toEqual({ name, words: [] });
    }
  });
});
