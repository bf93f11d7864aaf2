import { describe, expect, it } from 'vitest';
import { normalise } from './normalise.ts';
import { described, sayThing } from './needs.ts';
import { isName } from './testing/names.ts';

const said = (text: string): string => sayThing(normalise(text).split(' ')).words.join(' ');

describe('a thing is meant by what it is for', () => {
  it.each([
    ['quelque chose pour repasser', 'fer a repasser'],
    ['something to keep food cold', 'refrigerateur'],
    ['etwas zum Sitzen', 'chaise'],
    ['حاجة تبرد الدار', 'climatiseur'],
    ['haja tbarred eddar', 'climatiseur'],
    ['7aja n5abi fiha el makla berda', 'refrigerateur'],
    ['un truc pour nettoyer ma voiture', 'kit de nettoyage auto'],
    ['meuble pour mettre la télévision', 'meuble tv'],
    ['haja n7ott fiha dbachi', 'armoire'],
    ['3andkom ma nnadhef bih el karhba', 'kit de nettoyage auto'],
    ['something to fry potatoes without oil', 'friteuse a air'],
    ['de quoi faire griller des brochettes dans le jardin', 'barbecue'],
    ['table and chairs for the terrace', 'salon de jardin'],
  ])('%s', (text, thing) => {
    expect(said(text)).toContain(thing);
  });

  it.each([
    'je veux dormir tranquille',
    'le canapé est dans le salon, je le regarde',
    'the food was cold',
    'c’est quoi la différence entre le 1 et le 3',
    'un truc pour couper le bois',
    'quelque chose à mettre',
  ])('but not by the same words alone: %s', (text) => {
    expect(said(text)).toBe(normalise(text));
  });
});

describe('a trouble says what would end it, where that may be', () => {
  it.each([
    ['mes plantes meurent de soif', 'kit d arrosage'],
    ['my phone dies before noon', 'batterie externe'],
    ['السبالة تقطر', 'mitigeur'],
    ['weldi y5af fel dhalma', 'veilleuse'],
    ['es ist so kalt in meinem Zimmer', 'radiateur'],
  ])('%s', (text, thing) => {
    const words = normalise(text).split(' ');
    expect(sayThing(words, true).words.join(' ')).toContain(thing);
    expect(sayThing(words)).toMatchObject({ words, place: undefined });
  });

  it.each([
    'mon colis est trempé par la pluie',
    'je veux dormir tranquille',
    'un sèche-cheveux qui chauffe trop',
  ])('but not of: %s', (text) => {
    const words = normalise(text).split(' ');
    expect(sayThing(words, true)).toMatchObject({ words, place: undefined });
  });
});

describe('a thing is meant by its head and its complement, in either order', () => {
  it.each([
    ['étui pour mon téléphone', 'coque'],
    ['phone case', 'coque'],
    ['غلاف تليفون', 'coque'],
    ['ghlef mta3 telifoun', 'coque'],
    ['casque de moto noir', 'casque moto'],
    ['sac à dos pour pc portable', 'sac a dos ordinateur'],
    ['zit mta3 karhba', 'huile moteur'],
    ['makla mta3 klab', 'croquettes pour chien'],
    ['robe rouge pour aller à un mariage', 'robe de soiree'],
  ])('%s', (text, thing) => {
    expect(said(text)).toContain(thing);
  });

  it('what is only added to a thing describes no other', () => {
    expect(said('téléphone avec coque')).toBe('telephone avec coque');
    expect(said('a phone and a case')).toBe('a phone and a case');
  });
});

it('descriptions are made of known senses, and their things are names of the lexicon', () => {
  expect(described().unknownSenses).toEqual([]);
  expect(described().things.filter((thing) => !isName(thing))).toEqual([]);
});
