import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChatQueryType } from '../../contract/chat.ts';
import { understand } from './understand.ts';
import type { Before, Understanding } from './understanding.ts';
import { makeVocabulary } from './vocabulary.ts';

const category = (slug: string, name: string, parentSlug: string | null = null) => ({
  slug,
  name,
  parentSlug,
});
const names = (name: string, of: string, hasColors = true, count = 4) =>
  Array.from({ length: count }, (_, n) => ({ name: `${name} modèle ${n}`, category: of, hasColors }));

const vocabulary = makeVocabulary({
  categories: [
    category('shoes', 'Chaussures'),
    category('sneakers', 'Baskets', 'shoes'),
    category('clothes', 'Vêtements'),
    category('dresses', 'Robes', 'clothes'),
    category('long-dresses', 'Robes longues', 'dresses'),
    category('women', 'Vestes & chemises femme', 'clothes'),
    category('men', 'Vestes & manteaux homme', 'clothes'),
    category('audio', 'Casques & écouteurs'),
    category('headphones', 'Casques audio', 'audio'),
    category('home', 'Maison'),
    category('rugs', 'Tapis', 'home'),
    category('tools', 'Outillage'),
    category('teas', 'Thés & infusions'),
    category('phones', 'Smartphones'),
  ],
  brands: [
    { slug: 'mirova', name: 'Mirova' },
    { slug: 'dar-zina', name: 'Dar Zina' },
  ],
  products: [
    ...names('Perceuse', 'tools'),
    ...names('Marteau', 'tools'),
    ...names('Thé vert', 'teas', false),
    ...names('Veste', 'women'),
    ...names('Baskets', 'sneakers'),
  ],
});
const read = (text: string, before: Before = {}): Understanding => understand(text, before, vocabulary);
const slots = (text: string, before: Before = {}) => {
  const { text: _, ...rest } = read(text, before).slots;
  return rest;
};
const three = [{ name: 'A' }, { name: 'B' }, { name: 'C' }];

describe('what is wanted', () => {
  it.each([
    ['Je voudrais un tapis', 'SEARCH_PRODUCT'],
    ['rug', 'SEARCH_PRODUCT'],
    ['When will my parcel arrive?', 'TRANSACTION_HELP'],
    ['mes frais de livraison pour Tozeur', 'TRANSACTION_HELP'],
    ['je ne peux plus me connecter', 'ACCOUNT_MGMT'],
    ['devenir vendeur chez vous', 'SELLER_SUPPORT'],
    ['vos horaires svp', 'PLATFORM_INFO'],
    ['mon panier ne se vide pas', 'PLATFORM_HELP'],
    ['وقتاش يوصل الكوليس', 'TRANSACTION_HELP'],
    ['3andi mochkla fel login', 'ACCOUNT_MGMT'],
    ['', 'OTHER'],
    ['؟!', 'OTHER'],
  ])('%s: %s', (text, intent) => expect(read(text).intent).toBe(intent));
});

describe('the language', () => {
  it.each([
    ['une perceuse pour la maison', 'fr'],
    ['a drill for the house', 'en'],
    ['نحب زربية', 'tn'],
    ['n7eb zarbia', 'arabizi'],
    ['ok', 'fr'],
  ])('%s: %s', (text, language) => expect(read(text).language).toBe(language));

  it('stays what it was when a message does not tell', () => {
    expect(read('42', { last: read('I want sneakers') }).language).toBe('en');
  });
});

describe('slots', () => {
  it.each([
    ['a long dress', { category: 'long-dresses' }],
    ['robe longue', { category: 'long-dresses' }],
    ['roba twila', { category: 'long-dresses' }],
    ['زربية', { category: 'rugs' }],
    ['perceusse', { category: 'tools' }],
    // Who asks for one of two kinds means those that are called so.
    ['casque', { category: 'headphones' }],
    // As much is called so elsewhere: the words alone decide.
    ['veste', {}],
    ['baskets mirova 41', { category: 'sneakers', brands: ['mirova'], sizes: ['41'] }],
    ['tapis dar zina', { category: 'rugs', brands: ['dar-zina'] }],
    ['زربية ميروفا', { category: 'rugs', brands: ['mirova'] }],
    ['robe bleu marine ou blanche', { category: 'dresses', colors: ['marine', 'blanc'] }],
    // The colour is the tea's name.
    ['thé vert', { category: 'teas' }],
  ])('%s', (text, expected) => {
    expect(slots(text)).toEqual(expected);
  });

  it.each([
    ['tapis, pas de rouge ni de bleu', { notColors: ['rouge', 'bleu'] }],
    ['rug, not from mirova', { notBrands: ['mirova'] }],
    ['زربية موش خضراء', { notColors: ['vert'] }],
    ['zarbia mouch 7amra', { notColors: ['rouge'] }],
    // What is denied is what follows at once.
    ['tapis pas trop grand, rouge', { colors: ['rouge'] }],
    ['casque sans fil noir', { colors: ['noir'] }],
  ])('%s: what is ruled out', (text, expected) => {
    const { category: _, ...rest } = slots(text);
    expect(rest).toEqual(expected);
  });

  it.each([
    ['tapis entre 50 et 80 dt', { minPrice: 50_000, maxPrice: 80_000 }],
    ['tapis pas au dessus de 75,5 dt', { maxPrice: 75_500 }],
    ['zarbia ma tfoutech 200', { maxPrice: 200_000 }],
    ['زربية فوق 300 دينار', { minPrice: 300_000 }],
  ])('%s: the budget in millimes', (text, expected) => {
    const { category: _, ...rest } = slots(text);
    expect(rest).toEqual(expected);
  });

  it.each([
    ['cmd-26-000042-3', { orderNumber: 'CMD-26-000042-3' }],
    ['commande CMD 26 000042 3', { orderNumber: 'CMD-26-000042-3' }],
    ['colis pour le +216 20 123 456', { phone: '+21620123456' }],
    ['livraison à Sidi Bouzid', { regionNumber: 10 }],
    ['التوصيل لتوزر', { regionNumber: 7 }],
    ['tawsil l soussa', { regionNumber: 23 }],
  ])('%s', (text, expected) => {
    const found = read(text);
    expect(found.intent).toBe('TRANSACTION_HELP');
    expect(found.slots).toEqual(expected);
  });
});

describe('what refers to before', () => {
  const dress = read('robe rouge mirova à moins de 200 dt');

  it.each([
    ['en vert plutôt', { colors: ['vert'] }],
    ['pas de rouge', { colors: undefined, notColors: ['rouge'] }],
    ['less than 90', { maxPrice: 90_000 }],
    ['plus de 400 dt', { minPrice: 400_000, maxPrice: undefined }],
    ['encore moins chère', { sort: 'cheaper' }],
    ['taille 40', { sizes: ['40'] }],
  ])('%s changes only that', (text, change) => {
    const found = read(text, { last: dress });
    expect(found.intent).toBe('SEARCH_PRODUCT');
    const expected = Object.fromEntries(
      Object.entries({ ...dress.slots, ...change }).filter(([, value]) => value !== undefined),
    );
    expect(found.slots).toEqual(expected);
  });

  it('another thing begins anew', () => {
    expect(slots('un tapis blanc', { last: dress })).toEqual({ category: 'rugs', colors: ['blanc'] });
  });

  it('how it was sorted is not asked again', () => {
    const cheaper = read('moins cher', { last: dress });
    expect(read('en blanc', { last: cheaper }).slots.sort).toBeUndefined();
  });

  it.each([
    ['la troisième est garantie ?', 3],
    ['the last one', 3],
    ['le 2 est dispo ?', 2],
    ['الثاني شنوة وزنو', 2],
    ['loula chnowa fiha', 1],
  ])('%s: number %i of what was shown', (text, reference) => {
    const found = read(text, { last: dress, shown: three });
    expect(found.intent).toBe('PRODUCT_INFO');
    expect(found.slots.reference).toBe(reference);
  });

  it('never counts further than what was shown, nor where nothing was', () => {
    expect(read('le cinquième', { shown: three }).slots.reference).toBeUndefined();
    expect(read('le premier prix').slots.reference).toBeUndefined();
  });
});

it('understands anything, the same each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      const found = read(text, { last: read('robe'), shown: three });
      expect(ChatQueryType.options).toContain(found.intent);
      expect(read(text, { last: read('robe'), shown: three })).toEqual(found);
    }),
    { numRuns: 200 },
  );
});
