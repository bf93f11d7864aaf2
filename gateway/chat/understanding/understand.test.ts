import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChatQueryType } from '../../contract/chat.ts';
import { searchesOf } from './several.ts';
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
    category('curtains', 'Rideaux & coussins', 'home'),
    category('rugs', 'Tapis', 'home'),
    category('tools', 'Outillage'),
    category('teas', 'Thés & infusions'),
    category('phones', 'Smartphones'),
    category('books', 'Livres'),
    category('cookery', 'Cuisine', 'books'),
    category('kitchen', 'Cuisine & table'),
    category('perfumes', 'Parfums'),
    category('perfumes-women', 'Parfums femme', 'perfumes'),
    category('perfumes-men', 'Parfums homme', 'perfumes'),
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
    ...names('Cent recettes', 'cookery'),
    ...names('Marmite', 'kitchen', true, 12),
  ],
});
const read = (text: string, before: Before = {}): Understanding => understand(text, before, vocabulary);
const slots = (text: string, before: Before = {}) => {
  const { text: _, things: __, ...rest } = read(text, before).slots;
  return rest;
};
const three = [{ name: 'A' }, { name: 'B' }, { name: 'C' }];

describe('intent', () => {
  it.each([
    ['Je voudrais un tapis', 'SEARCH_PRODUCT'],
    ['rug', 'SEARCH_PRODUCT'],
    ['When will my parcel arrive?', 'TRANSACTION_HELP'],
    ['mes frais de livraison pour Tozeur', 'TRANSACTION_HELP'],
    // "Livré" (delivered) and "livre" (book) look alike when normalised.
    ['je peux être livré à Tozeur ?', 'TRANSACTION_HELP'],
    ['un livre à lire en vacances', 'SEARCH_PRODUCT'],
    // So do the shopping basket and a storage basket.
    ['un panier de rangement ou une perceuse', 'SEARCH_PRODUCT'],
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

  it('stays the same for messages without clues', () => {
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
    // Of two possible kinds, the products named so are meant.
    ['casque', { category: 'headphones' }],
    // Several categories contain products named so: only the words decide.
    ['un rideau', { category: 'curtains', notKinds: ['zzcoussin'] }],
    ['veste', {}],
    ['baskets mirova 41', { category: 'sneakers', brands: ['mirova'], sizes: ['41'] }],
    ['tapis dar zina', { category: 'rugs', brands: ['dar-zina'] }],
    ['زربية ميروفا', { category: 'rugs', brands: ['mirova'] }],
    ['robe bleu marine ou blanche', { category: 'dresses', colors: ['marine', 'blanc'] }],
    // In French, "pour" introduces a purpose or place.
    ['pour la maison je cherche une perceuse', { category: 'tools' }],
    // Things that are not sold lead to the nearest alternative.
    ['iphone', { category: 'phones' }],
    // German, with its compounds, endings and umlauts.
    ['ich suche ein langes Kleid', { category: 'long-dresses' }],
    ['rote Turnschuhe in Größe 41', { category: 'sneakers', colors: ['rouge'], sizes: ['41'] }],
    ['einen grünen Teppich unter 100 Dinar', { category: 'rugs', colors: ['vert'], maxPrice: 100_000 }],
    ['Bohrmaschine zwischen 80 und 150 Dinar', { category: 'tools', minPrice: 80_000, maxPrice: 150_000 }],
    ['Teppich, nicht von Mirova', { category: 'rugs', notBrands: ['mirova'] }],
    // The purpose of a thing stands for its name; the object it is used on does not.
    ['un truc pour percer mes murs', { category: 'tools' }],
    ['je veux nettoyer mon tapis, une perceuse', { category: 'tools' }],
    // A question is not a negation.
    ["vous n'avez pas de rouge dans les tapis ?", { category: 'rugs', colors: ['rouge'] }],
    ['un tapis, pourquoi pas rouge', { category: 'rugs', colors: ['rouge'] }],
    // Other derja spellings.
    ['zarbia akhal', { category: 'rugs', colors: ['noir'] }],
    // Things for a room, not the few books about it.
    ['un truc pour la cuisine', { category: 'kitchen' }],
    ['something for the kitchen', { category: 'kitchen' }],
    ['haja lel koujina', { category: 'kitchen' }],
    ['حاجة للكوجينة', { category: 'kitchen' }],
    ['etwas für die Küche', { category: 'kitchen' }],
    // Accessories of a thing or room.
    ['accessoires de cuisine', { category: 'kitchen' }],
    // "Dresses" is not the plural of "dresser".
    ['newest dresses', { category: 'dresses', sort: 'newest' }],
    // A purchase, with a question about delivery.
    ['une robe à moins de 90 dt avec livraison à Sousse', { category: 'dresses', maxPrice: 90_000 }],
    // The colour is part of the tea's name.
    ['thé vert', { category: 'teas' }],
  ])('%s', (text, expected) => {
    expect(slots(text)).toEqual(expected);
  });

  it.each([
    ['tapis, pas de rouge ni de bleu', { notColors: ['rouge', 'bleu'] }],
    ['rug, not from mirova', { notBrands: ['mirova'] }],
    ['زربية موش خضراء', { notColors: ['vert'] }],
    ['zarbia mouch 7amra', { notColors: ['rouge'] }],
    ['Teppich ohne rot', { notColors: ['rouge'] }],
    // A negation applies to what immediately follows it.
    ['tapis pas trop grand, rouge', { colors: ['rouge'] }],
    ['casque sans fil noir', { colors: ['noir'] }],
    ['perceuse mais pas de marteau', { notWords: ['marteau'] }],
  ])('%s: what is ruled out', (text, expected) => {
    const { category: _, ...rest } = slots(text);
    expect(rest).toEqual(expected);
  });

  it.each([
    ['le plus vendu', { sort: 'bestSelling' }],
    ['les meilleures ventes', { sort: 'bestSelling' }],
    ['best sellers', { sort: 'bestSelling' }],
    ['el aktar mabi3', { sort: 'bestSelling' }],
    ['الأكثر مبيعا', { sort: 'bestSelling' }],
    ['die meistverkauften', { sort: 'bestSelling' }],
    ['mieux noté', { sort: 'bestRated' }],
    ['top rated', { sort: 'bestRated' }],
    ['nouveautés', { sort: 'newest' }],
    ['شنوة الجديد', { sort: 'newest' }],
    ['en promo', { sort: 'mostReduced', reduced: true }],
    ['what is on sale', { sort: 'mostReduced', reduced: true }],
    ['fel promo', { sort: 'mostReduced', reduced: true }],
    ['التخفيضات', { sort: 'mostReduced', reduced: true }],
    ['un tapis rouge en solde', { category: 'rugs', colors: ['rouge'], reduced: true }],
    ['les tapis les plus vendus moins de 90 dt', { category: 'rugs', maxPrice: 90_000, sort: 'bestSelling' }],
    ['the best rated rugs', { category: 'rugs', sort: 'bestRated' }],
    // A new rug is a rug.
    ['un nouveau tapis', { category: 'rugs' }],
  ])('%s: how the list is sorted', (text, expected) => {
    expect(read(text).intent).toBe('SEARCH_PRODUCT');
    expect(slots(text)).toEqual(expected);
  });

  it.each([
    'je n’ai pas besoin d’une veste',
    'I don’t need a jacket',
    'ich brauche keine Jacke',
    'ma nest7a9ech veste',
    'مانيش محتاج فيستة',
  ])('what is not needed is not searched for: %s', (text) => {
    expect(read(text).turn).toBe('unclear');
  });

  it('what is needed instead is searched for', () => {
    expect(read('je n’ai plus besoin de veste, je cherche une perceuse').slots.things).toEqual(['perceuse']);
    expect(read('I don’t need a drill but a hammer').slots).toMatchObject({
      category: 'tools',
      text: 'hammer',
    });
  });

  it('an unknown thing stays in the search, though only what describes it is known', () => {
    expect(read('une paire de skis').slots.text).toContain('skis');
    expect(read('des skis pour le vert').slots.text).toContain('skis');
  });

  it('one of two kinds that a category is named after excludes the other where it is sold', () => {
    const of = (sold: readonly string[]) =>
      makeVocabulary({
        categories: [category('pots', 'Casseroles & cocottes')],
        brands: [],
        products: sold.flatMap((name) => names(name, 'pots')),
      });
    const asked = 'une casserole';
    expect(understand(asked, {}, of(['Casserole', 'Cocotte'])).slots.notKinds).toHaveLength(1);
    expect(understand(asked, {}, of(['Poêle', 'Cocotte'])).slots.notKinds).toBeUndefined();
  });

  it('an age is no product: the five that one wears against the evil eye', () => {
    expect(read('بنتي عمرها خمسة سنين').slots.text ?? '').not.toContain('خمسه');
  });

  it('a request for a code, for a discount of one’s own, or for selling, is no request for a list', () => {
    expect(read('un code promo').slots.reduced).toBeUndefined();
    expect(read('could I get a discount for ordering several?').slots.reduced).toBeUndefined();
    expect(read('how do I become a seller').intent).toBe('SELLER_SUPPORT');
  });

  it.each([
    // All words are used, then shortened step by step to the thing's name.
    ['tapis 120 cm pour femme', 'tapis 120 cm femme', ['tapis femme', 'tapis']],
    ['souris sans fil', 'souris sans fil', undefined],
    ['زربية 55 بوصة', 'زربيه 55 pouce', ['زربيه']],
    ['robe l bent', 'robe bent', ['robe bent', 'robe']],
    // "Show me", not a watch.
    ['montre moi un tapis', 'tapis', ['tapis']],
    ['bjr jveux 1 tel pr ma mere', 'telephone mere', ['telephone mere', 'telephone']],
    ['mon tapis a été refusé', 'tapis', ['tapis']],
    ['une perceuse pour mon fils', 'perceuse garcon', ['perceuse garcon', 'perceuse']],
    // An everyday word is not a misspelt product ("manger").
    ['ranger', undefined, undefined],
    // Phonetic spelling.
    ['chosettes', 'chaussettes', undefined],
  ])('%s: the words for the search', (text, words, things) => {
    const { slots: found } = read(text);
    expect([found.text, found.things]).toEqual([words, things]);
  });

  it.each([
    ['tapis qui dépasse pas 90', { maxPrice: 90_000 }],
    ['tapis 120 dt au moins', { minPrice: 120_000 }],
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

describe('references to earlier messages', () => {
  const dress = read('robe rouge mirova à moins de 200 dt');

  it.each([
    ['en vert plutôt', { colors: ['vert'] }],
    ['pas de rouge', { colors: undefined, notColors: ['rouge'] }],
    ['less than 90', { maxPrice: 90_000 }],
    ['plus de 400 dt', { minPrice: 400_000, maxPrice: undefined }],
    ['encore moins chère', { sort: 'cheaper' }],
    ['trop cher', { sort: 'cheaper' }],
    ['ghali barcha', { sort: 'cheaper' }],
    ['taille 40', { sizes: ['40'] }],
    ['pas de perceuse', { notWords: ['perceuse'] }],
    ['elle a déjà une perceuse', { notWords: ['perceuse'] }],
    ['peu importe la couleur', { colors: undefined }],
    ['السوم موش مهم', { maxPrice: undefined }],
    ['anything but red', { colors: undefined, notColors: ['rouge'] }],
    ['نلبس 40', { sizes: ['40'] }],
  ])('%s changes only that', (text, change) => {
    const found = read(text, { last: dress });
    expect(found.intent).toBe('SEARCH_PRODUCT');
    const expected = Object.fromEntries(
      Object.entries({ ...dress.slots, ...change }).filter(([, value]) => value !== undefined),
    );
    expect(found.slots).toEqual(expected);
  });

  it('a detail is added to a search; "looking for" starts a new one', () => {
    const rug = read('un tapis rouge');
    expect(read('en laine', { last: rug }).slots).toEqual({
      category: 'rugs',
      colors: ['rouge'],
      text: 'tapis laine',
      things: ['tapis'],
    });
    expect(read('120 cm', { last: rug }).slots.text).toBe('tapis 120 cm');
    expect(slots('je cherche de la laine', { last: rug })).toEqual({});
  });

  it('what a thing is for or belongs to decides no category when nobody knows the thing', () => {
    expect(read('un zorglub pour perceuse').slots.category).toBeUndefined();
    expect(read('zorglub mta3 parfum').slots.category).toBeUndefined();
    expect(read('une belle perceuse').slots.category).toBe('tools');
  });

  it('the recipient of a gift is remembered, where the shop has products for them', () => {
    const say = (...texts: string[]) =>
      texts.reduce<Understanding | undefined>((last, text) => read(text, { last }), undefined)?.slots;
    expect(say('un cadeau pour maman', 'un parfum')?.category).toBe('perfumes-women');
    expect(say('a gift for my dad', 'a perfume')?.category).toBe('perfumes-men');
    expect(say('hdiya l ommi', 'parfum')?.category).toBe('perfumes-women');
    expect(say('هدية لبابا', 'برفان')?.category).toBe('perfumes-men');
    expect(say('un cadeau pour maman', 'un tapis', 'un parfum')?.category).toBe('perfumes-women');
    expect(say('un cadeau pour maman', 'et pour papa ?', 'un parfum')?.category).toBe('perfumes-men');
    // For clothes her words are added to the search; a rug is the same for everyone.
    expect(say('un cadeau pour maman', 'une veste')?.text).toBe('veste maman');
    expect(say('un cadeau pour maman', 'un tapis')?.text).toBe('tapis');
    // It was not a gift.
    expect(say('une robe pour ma femme', 'un parfum')?.category).toBe('perfumes');
  });

  it('the same thing for another target group may be sold in another category', () => {
    const women = read('un parfum femme moins de 90 dt');
    expect(read('et pour homme ?', { last: women }).slots).toEqual({
      category: 'perfumes-men',
      maxPrice: 90_000,
      text: 'parfum homme',
      things: ['parfum homme', 'parfum'],
    });
  });

  it('"which one is the best rated" refers to what was shown', () => {
    expect(read('lequel est le mieux noté ?', { last: dress, shown: three }).intent).toBe('PRODUCT_INFO');
    expect(read('il est en promo ?', { last: dress, shown: three }).slots.reduced).toBeUndefined();
    expect(read('mieux noté', { last: dress, shown: three }).slots).toEqual({
      ...dress.slots,
      sort: 'bestRated',
    });
  });

  it('the destination of a delivery belongs to a question about a product', () => {
    const found = read('combien la livraison à Sousse pour le premier ?', { last: dress, shown: three });
    expect(found.slots).toMatchObject({ reference: 1, regionNumber: 23 });
  });

  it('another thing starts a new search', () => {
    expect(slots('un tapis blanc', { last: dress })).toEqual({ category: 'rugs', colors: ['blanc'] });
  });

  it('the sort order is not carried over', () => {
    const cheaper = read('moins cher', { last: dress });
    expect(read('en blanc', { last: cheaper }).slots.sort).toBeUndefined();
  });

  it.each([
    ['la troisième est garantie ?', 3],
    ['the last one', 3],
    ['das zweite, ist es auf Lager?', 2],
    ['le 2 est dispo ?', 2],
    ['الثاني شنوة وزنو', 2],
    ['loula chnowa fiha', 1],
  ])('%s: number %i of what was shown', (text, reference) => {
    const found = read(text, { last: dress, shown: three });
    expect(found.intent).toBe('PRODUCT_INFO');
    expect(found.slots.reference).toBe(reference);
  });

  it('never refers beyond what was shown', () => {
    expect(read('le cinquième', { shown: three }).slots.reference).toBeUndefined();
    expect(read('le premier prix').slots.reference).toBeUndefined();
  });
});

describe('what a message follows', () => {
  const after = (...said: string[]): Before => {
    let last: Understanding | undefined;
    for (const text of said) last = read(text, last === undefined ? {} : { last });
    return last === undefined ? {} : { last, shown: three };
  };

  it.each([
    ['لكحل منهم', { colors: ['noir'] }],
    ['mch bidh', { notColors: ['blanc'] }],
    ['ماعادا الوردي', { notColors: ['rose'] }],
    ['ما نعدّيش ألفين', { maxPrice: 2_000_000 }],
  ])('%s: refines the search for trainers', (text, condition) => {
    expect(slots(text, after('baskets'))).toMatchObject({ category: 'sneakers', ...condition });
  });

  it('a portable is a computer after a search for one, and else a telephone', () => {
    expect(read('بورتابل', after('نلوج على بي سي')).slots.text).toBe('laptop');
    expect(read('بورتابل للقراية').slots.text).toContain('laptop');
    expect(read('نحب بورتابل').slots.text).not.toContain('laptop');
    expect(read('بي سي بورتابل للقراية').slots.text).toContain('بي سي بورتابل');
  });

  it('others of another thing are searched for', () => {
    const found = read('behi warini tlifounet okhrin', after('n7eb flousi'));
    expect([found.turn, found.slots.category]).toEqual(['search', 'phones']);
  });

  it('someone to buy for is remembered for what is named next', () => {
    expect(read('مالا برفان', after('ما نعرفش شنوة نشري لأمي')).slots.category).toBe('perfumes-women');
  });

  it('the last one, in words that else mean another one', () => {
    expect(read('آخر وحدة قداش؟', after('robe')).slots.reference).toBe(3);
  });

  it.each(['pas un robot', 'موش روبو', 'not a robot', 'à qui je peux m’adresser', 'شكون نحكي معاه'])(
    '%s: asks for a person',
    (text) => {
      expect(read(text).turn).toBe('human');
    },
  );
});

describe('a wish after what it comes from', () => {
  it('a thing that is called for without a wire is searched for without one', () => {
    const { text } = read('and music without cables while I run').slots;
    expect(text).toContain('sans fil');
  });

  it.each([
    ['je travaille à la maison maintenant, je voudrais une robe', 'robe'],
    ['mein Teppich ist alt, haben Sie ein Kleid?', 'kleid'],
    ['my rug is old, do you have a dress', 'dress'],
    ['أختي عندها زربية ونحب روبة', 'روبه'],
    ['my neighbour sleeps on the hard floor, she needs a dress', 'dress'],
  ])('%s: only what is wished for is searched', (text, thing) => {
    const found = read(text).slots;
    expect([found.category, found.text?.split(' ').at(-1)]).toEqual(['dresses', thing]);
    expect(found.text).not.toMatch(/maison|teppich|rug|زربيه/u);
  });

  it.each([
    ['نحب نعمل سبور في الدار', 'halteres'],
    ['I want to lose weight', 'pese personne'],
  ])('%s: what it takes to do it is searched for', (text, thing) => {
    expect(read(text).slots.text).toBe(thing);
  });

  it('what is wished for is of the kind that its situation calls for', () => {
    expect(read('je voudrais un tapis, les pieds pleins de boue salissent la voiture').slots.text).toContain(
      'voiture',
    );
    expect(read('je voudrais un tapis').slots.text).toBe('tapis');
  });

  it('a thing before its relative clause stays', () => {
    expect(read('la robe que je voudrais').slots.category).toBe('dresses');
  });
});

describe('what changes the last search without naming a thing', () => {
  const last = read('je cherche une robe');

  it.each([
    'something natural',
    'plus petite que ça',
    'for a beginner',
    'عمرو ثمنية سنين',
    'فمّا قارورة أكبر؟',
    'le salon fait 25 mètres carrés',
    'la couleur est importante',
  ])('%s', (text) => {
    expect(read(text, { last, shown: three }).slots.category).toBe('dresses');
  });
});

describe('what is not sold', () => {
  it.each([
    ['do you sell fuel?', 'fuel'],
    ['vous vendez du ciment ?', 'ciment'],
    ['Verkauft ihr Kartoffeln?', 'kartoffeln'],
    ['تبيعو كاميون؟', 'كاميون'],
  ])('%s: is searched for as it is called, and is nothing that sounds like it', (text, name) => {
    const { turn, slots: found, corrected } = read(text);
    expect(turn).toBe('search');
    expect(found.category).toBeUndefined();
    expect(found.text).toContain(name);
    expect(corrected).toBeUndefined();
  });
});

describe('words that only look like goods', () => {
  it.each([
    ['Meine Oma hat bald Geburtstag', 'hat'],
    ['livré à Bizerte vendredi ?', 'livre'],
    ['عندي حب شباب', 'شباب'],
    ['des bouchons d’oreilles', undefined],
  ])('%s', (text, word) => {
    const { slots: found } = read(text);
    expect(found.category).toBeUndefined();
    if (word !== undefined) expect((found.text ?? '').split(' ')).not.toContain(word);
  });

  it('a colour that is not wanted calls for no night light', () => {
    const last = read('un tapis');
    expect(read('pas noir', { last, shown: three }).slots).toMatchObject({
      category: 'rugs',
      notColors: ['noir'],
    });
  });
});

it('something with an ingredient, after a thing, is that thing', () => {
  for (const [thing, text] of [
    ['je cherche un parfum', 'quelque chose à l’huile d’olive'],
    ['I want a perfume', 'something with olive oil'],
    ['Ich suche ein Parfüm', 'etwas mit Olivenöl'],
    ['نحب بارفان', 'حاجة بزيت الزيتونة'],
  ] as const) {
    const last = read(thing);
    expect(last.slots.category, thing).toBe('perfumes');
    expect(read(text, { last, shown: three }).slots.category, text).toBe('perfumes');
  }
});

describe('people in a message', () => {
  it.each([
    ['I want to surprise my grandma', 'cadeau grandma'],
    ['نحب نفرّح مرتي', 'cadeau مرتي'],
    ['pour ma mère', 'cadeau mere'],
  ])('%s: a gift for them, as nothing is named', (text, found) => {
    expect(read(text).slots.text).toBe(found);
    expect(read(text).slots.category).toBeUndefined();
  });

  it.each(['ma mère préfère la laine', 'my husband wants wool', 'أمي تحب الصوف'])(
    '%s: a detail of the last search',
    (text) => {
      const { category, text: searched } = read(text, {
        last: read('je cherche un tapis'),
        shown: three,
      }).slots;
      expect(category).toBe('rugs');
      expect(searched).toMatch(/^tapis \S+$/u);
    },
  );

  it('a relative who does something is no one to buy for', () => {
    expect(read('راجلي يشخر في الليل').slots.category).toBeUndefined();
    expect(read('خويا نلوّج على روبة').slots).toMatchObject({ category: 'dresses' });
    expect(read('خويا نلوّج على روبة').slots.text).not.toContain('خويا');
  });

  it.each([
    'le petit marche déjà, il lui faut un tapis',
    'die Kleine kann laufen, sie braucht einen Teppich',
  ])('%s: for a child', (text) => {
    expect(read(text).slots.text).toContain('enfant');
  });
});

describe('what was searched for before', () => {
  it.each(['and the rug to go with it', 'والزربية اللي تمشي معاها'])('%s: not it again', (text) => {
    expect(read(text, { last: read('une robe'), shown: three }).slots.category).toBe('rugs');
  });

  it.each(['نحب نبدا بالقليل', 'si possible'])('%s: leaves it as it was', (text) => {
    const last = read('je cherche une robe');
    expect(read(text, { last, shown: three }).slots).toEqual(last.slots);
  });

  it('a colour is a taste where things have no colours', () => {
    const { slots: found } = read('à la rose alors', { last: read('thé vert'), shown: three });
    expect(found.colors).toBeUndefined();
    expect(found.text).toContain('rose');
  });
});

it.each([
  ['elle supporte beaucoup', 'sport'],
  ['se remettre au dessin', 'ramette'],
  ['je suis un fan btw', 'bateau'],
])('"%s" is not corrected to %s', (text, wrong) => {
  expect(read(text).slots.text ?? '').not.toContain(wrong);
});

describe('words that name something else in what is said of them', () => {
  it.each(['et en express ?', 'même le samedi ?', 'وبالإكسبراس؟'])(
    '%s: goes on with a question about the shop',
    (text) => {
      const last = read('combien coûte la livraison ?');
      expect(read(text, { last }).turn).toBe('help');
    },
  );

  it.each(['une lampe sans tirer de câble', 'a lamp without any wires', 'eine Lampe ohne Kabel'])(
    '%s: wireless',
    (text) => {
      expect(read(text).slots.text).toContain('sans fil');
    },
  );

  it('electricity is no lamp', () => {
    expect(read('haja tekhdem bel dhaw').slots.text).toContain('electrique');
    expect(read('حاجة ما تصرفش برشا ضو').slots.things).toBeUndefined();
  });

  it.each([
    'je ne retrouve plus mon numéro de téléphone',
    'ما نتفكرش النومرو متاع التليفون',
    'my phone number changed',
  ])('%s: no telephone', (text) => {
    expect(read(text).slots.category).toBeUndefined();
  });

  it.each(['ينجمو يطلعوها للطابق الثالث', 'la semaine dernière', 'on the third floor'])(
    '%s: no product shown',
    (text) => {
      const last: Understanding = { ...read('une robe'), slots: { text: 'robe' } };
      expect(read(text, { last, shown: three }).slots.reference).toBeUndefined();
    },
  );
});

it('beside a thing written as it is called, no other word is corrected into one', () => {
  expect(read('robe perteuse').slots.text).toBe('robe');
  expect(read('perteuse').slots.text).toBe('perceuse');
});

describe('several things in one message', () => {
  const things = (text: string, before: Before = {}) => {
    const { also = [], ...first } = read(text, before).slots;
    return [first, ...also].map(({ category, maxPrice }) =>
      maxPrice === undefined ? category : `${category} ${maxPrice / 1000}`,
    );
  };

  it.each([
    ['je cherche une robe et un tapis', ['dresses', 'rugs']],
    ['une robe, un tapis et un parfum', ['dresses', 'rugs', 'perfumes']],
    ['robe et tapis', ['dresses', 'rugs']],
    ['un rideau et des coussins', ['curtains', 'curtains']],
    ['I need a dress and a rug under 150 dinars', ['dresses 150', 'rugs 150']],
    ['une robe à 90 dinars max et un tapis à 200 dinars max', ['dresses 90', 'rugs 200']],
    ['ich suche ein Kleid und einen Teppich', ['dresses', 'rugs']],
    ['نحب روبة و زربية', ['dresses', 'rugs']],
    ['n7eb roba w zarbia', ['dresses', 'rugs']],
  ])('%s', (text, expected) => {
    expect(things(text)).toEqual(expected);
  });

  it.each([
    'une robe noire et blanche',
    'parfum homme et femme',
    'une housse pour un tapis et une robe',
    'j’ai une robe et un tapis, il me faut un parfum',
    'des robes longues et tapis',
    'une robe ou un tapis',
    'طاحت الروبة و تقطّعت الزربية',
    'une robe, un tapis, un parfum et une perceuse',
  ])('but one in: %s', (text) => {
    expect(read(text).slots.also).toBeUndefined();
  });

  it('are forgotten with the next thing', () => {
    expect(things('un parfum', { last: read('une robe et un tapis') })).toEqual(['perfumes']);
  });

  it.each(['une robe et un tapis', 'une robe et un tapis à moins de 150 dinars'])(
    'a new budget holds for all of: %s',
    (both) => {
      const { slots: cheaper } = read('moins de 100 dinars', { last: read(both) });
      expect(searchesOf(cheaper).map(({ category, maxPrice }) => [category, maxPrice])).toEqual([
        ['dresses', 100_000],
        ['rugs', 100_000],
      ]);
    },
  );
});

it('accepts any text, with the same result each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      const found = read(text, { last: read('robe'), shown: three });
      expect(ChatQueryType.options).toContain(found.intent);
      expect(read(text, { last: read('robe'), shown: three })).toEqual(found);
    }),
    { numRuns: 200 },
  );
});
