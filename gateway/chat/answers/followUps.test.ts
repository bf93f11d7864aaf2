import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ProductDetail, ProductPage, ProductSummary } from '../../contract/catalogue.ts';
import { fromTnd } from '../../contract/money.ts';
import { isAvailable } from '../../contract/rules/availability.ts';
import { priceNow } from '../shop/prices.ts';
import { openTestHost } from '../testing/host.ts';
import type { Reply, TestHost } from '../testing/host.ts';
import { openTestShop } from '../testing/shop.ts';
import type { TestShop } from '../testing/shop.ts';
import { formatMoney, formatNumber } from './format.ts';

// Conversations need many database queries.
vi.setConfig({ testTimeout: 60_000 });

let shop: TestShop;
let host: TestHost;

beforeAll(async () => {
  shop = await openTestShop();
  host = await openTestHost(shop.url);
  await host.ask('bonjour');
}, 240_000);
afterAll(async () => {
  await host.close();
  await shop.close();
});

const idsOf = ({ products }: Reply): string[] => products.map(({ _id }) => _id);

/** The products of a reply with all their data, in the reply's order. */
async function details(reply: Reply): Promise<ProductDetail[]> {
  return (await shop.origin.get<ProductDetail[]>(`/v1/products/by-ids?ids=${idsOf(reply).join(',')}`)).body;
}

const VACUUMS = [
  ['fr', 'je cherche un aspirateur'],
  ['en', 'I am looking for a vacuum cleaner'],
  ['de', 'ich suche einen Staubsauger'],
  ['tn', 'نلوج على أسبيراتور'],
  ['arabizi', 'nlawej 3la aspirateur'],
] as const;
type Form = (typeof VACUUMS)[number][0];
const search = Object.fromEntries(VACUUMS) as Record<Form, string>;
const languageOf = (form: Form) => (form === 'arabizi' ? 'tn' : form);

describe('what is asked about a list', () => {
  it.each([
    ['fr', 'encore d’autres', 'En voici'],
    ['en', 'show me more of them', 'more'],
    ['de', 'zeigen Sie mir noch andere', 'weitere'],
    ['tn', 'وريني غيرهم', 'هاذم زادة'],
    ['arabizi', 'warini ghirhom', 'هاذم زادة'],
    ['fr', 'vous avez autre chose ?', 'En voici'],
    ['en', 'something else please', 'more'],
  ] as const)('%s: "%s" shows others of the same search', async (form, more, word) => {
    const say = host.talk();
    const first = await say(search[form]);
    const next = await say(more);
    expect(next.text).toContain(word);
    expect(next.products.length).toBeGreaterThan(0);
    expect(idsOf(next).filter((id) => idsOf(first).includes(id))).toEqual([]);
  });

  it.each([
    ['fr', 'lequel est le moins cher ?'],
    ['en', 'which one is the cheapest?'],
    ['de', 'welches ist am günstigsten?'],
    ['tn', 'شكون فيهم الأرخص؟'],
    ['arabizi', 'chkoun fihom el arkhes?'],
  ] as const)('%s: "%s" is answered over all that was found', async (form, question) => {
    const say = host.talk();
    await say(search[form]);
    const reply = await say(question);
    expect(reply.products).toHaveLength(1);
    const { body } = await shop.origin.get<ProductPage>(
      '/v1/admin/products?limit=50&active=true&input=aspirateur&sortBy=price&sortOrder=asc',
    );
    const [found] = await details(reply);
    const cheapest = body.products.filter(isAvailable).find(({ name }) => name.startsWith('Aspirateur'));
    expect(fromTnd(priceNow(found as ProductSummary))).toBeLessThanOrEqual(
      fromTnd(priceNow(cheapest as ProductSummary)),
    );
  });

  it.each([
    ['fr', 'et le plus léger ?', 'Le plus léger'],
    ['en', 'and the lightest one?', 'The lightest'],
    ['de', 'und das leichteste?', 'Am leichtesten'],
    ['tn', 'والأخف فيهم؟', 'الأخف'],
    ['arabizi', 'w akhef wa7ed fihom?', 'الأخف'],
  ] as const)('%s: "%s" compares the stated weights', async (form, question, word) => {
    const say = host.talk();
    const list = await details(await say(search[form]));
    const reply = await say(question);
    expect(reply.text).toContain(word);
    const [found] = await details(reply);
    const weights = list.flatMap(({ weightGrams }) => weightGrams ?? []);
    expect(found?.weightGrams).toBeLessThanOrEqual(Math.min(...weights));
    expect(reply.text).toContain(`${formatNumber((found?.weightGrams ?? 0) / 1000, languageOf(form), 3)} kg`);
  });

  it.each([
    ['fr', 'les deux premiers ensemble, ça fait combien ?'],
    ['en', 'how much are the first two together?'],
    ['de', 'was kosten die ersten zwei zusammen?'],
    ['tn', 'الأول والثاني مع بعضهم بقداش؟'],
    ['arabizi', 'el loul w ethani m3a b3adhhom b9adech?'],
  ] as const)('%s: "%s" is the cart’s total', async (form, question) => {
    const say = host.talk();
    const list = await details(await say(search[form]));
    const reply = await say(question);
    expect(idsOf(reply)).toEqual(list.slice(0, 2).map(({ _id }) => _id));
    const { body } = await shop.origin.post<{ total: string }>('/v1/cart/quote', {
      lines: list.slice(0, 2).map(({ _id, variants }) => ({
        productId: _id,
        variantId: variants.find(({ stock }) => stock > 0)?.id ?? null,
        quantity: 1,
      })),
    });
    expect(reply.text).toContain(formatMoney(body.total, languageOf(form)));
  });

  it.each([
    ['fr', 'et une bouilloire', 'ça fait combien en tout ?'],
    ['en', 'and a kettle', 'how much is that altogether?'],
    ['tn', 'وبويلوار', 'قداش الحساب الكل؟'],
  ] as const)('%s: "%s", "%s" is one of each list', async (form, other, question) => {
    const say = host.talk();
    const [first] = idsOf(await say(search[form]));
    const [second] = idsOf(await say(other));
    const reply = await say(question);
    expect(idsOf(reply)).toEqual([first, second]);
  });

  it('compares another one with the one that was asked about', async () => {
    const say = host.talk();
    const list = idsOf(await say(search.fr));
    await say('le deuxième, il est en stock ?');
    expect(idsOf(await say('quelle différence avec le troisième ?'))).toEqual([list[1], list[2]]);
  });

  it('counts positions in the longer list after a comparison', async () => {
    const say = host.talk();
    const list = idsOf(await say(search.fr));
    await say('compare le premier et le quatrième');
    expect(idsOf(await say('et le troisième ?'))).toEqual([list[2]]);
    expect(idsOf(await say('le deuxième, il est en stock ?'))).toEqual([list[3]]);
  });
});

describe('what a message calls for', () => {
  const kindsOf = ({ products }: Reply): string[] => [
    ...new Set(products.map(({ name }) => name.split(' ').slice(0, 2).join(' '))),
  ];

  it.each([
    ['on part camper sous la tente', 'il fait froid la nuit là-bas', 'Sac de'],
    ['on part camper sous la tente', 'et pour s’éclairer ?', 'Lampe de'],
    ['going to a wedding, what can I wear?', 'I’m a guy', 'Costume'],
    ['je cherche un canapé', 'ma mère préfère le cuir', 'Canapé'],
    ['je cherche une machine à café', 'et le café qui va avec ?', 'Café moulu'],
  ])('"%s", then "%s": %s', async (before, then, kind) => {
    const say = host.talk();
    await say(before);
    const kinds = kindsOf(await say(then));
    expect(kinds.length).toBeGreaterThan(0);
    expect(kinds.every((one) => one.startsWith(kind))).toBe(true);
  });

  it.each([
    ['الدار فيها برشا زرابي، شنوة تنصحني باش ننظفهم م الغبرة', 'Aspirateur'],
    ['on étouffe la nuit, il me faut quelque chose pour rafraîchir la chambre', 'Climatiseur'],
    ['something traditional for my grandma', ''],
    ['chta jey w dari berda', 'Radiateur'],
  ])('%s: %s', async (text, kind) => {
    const kinds = kindsOf(await host.ask(text));
    expect(kinds.length).toBeGreaterThan(0);
    expect(kinds.every((one) => one.startsWith(kind))).toBe(true);
    expect(kinds).not.toContain('Jean mom');
  });

  it('a question about a part is about what was shown', async () => {
    const say = host.talk({ language: 'tn' });
    const list = idsOf(await say('nlawej 3la smartphone'));
    const reply = await say('wel batterie ta3mel nhar kemel?');
    expect(idsOf(reply).every((id) => list.includes(id))).toBe(true);
  });

  it('a bicycle is no skateboard', async () => {
    const { products } = await host.ask('un vélo à moins de 600 dinars');
    expect(products.length).toBeGreaterThan(0);
    expect(products.every(({ name }) => name.startsWith('Vélo'))).toBe(true);
  });

  it('a governorate in a question that no page answers is about delivery', async () => {
    expect((await host.ask('كان نطلبها اليوم وقتاش تجيني لمدنين؟', { language: 'tn' })).text).toContain(
      'مدنين',
    );
  });

  it('a message in words of two languages is answered in that of the page', async () => {
    const say = host.talk({ language: 'tn' });
    await say('warini robet soiree');
    expect((await say('noir wala bordeaux')).text).toMatch(/[\u0600-\u06ff]/u);
  });
});

describe('a technical detail of a product', () => {
  it.each([
    [
      'fr',
      'quelle est la puissance du premier ?',
      'indique pas ceci\u00a0: le niveau sonore',
      'le premier est-il silencieux ?',
    ],
    [
      'en',
      'how powerful is the first one?',
      'does not state this: the noise level',
      'is the first one noisy?',
    ],
    ['de', 'welche Leistung hat das erste?', 'steht das nicht: die Lautstärke', 'ist das erste sehr laut?'],
    ['tn', 'قداش القوة متاع الأول؟', 'ما تقولش هذي: الحس', 'الأول يعمل الحس؟'],
    ['arabizi', '9adech puissance mta3 el loul?', 'ما تقولش هذي: الحس', 'el loul ya3mel el 7ess?'],
  ] as const)('%s: is that of its specifications, or missing', async (form, question, missing, other) => {
    const say = host.talk();
    const [first] = await details(await say(search[form]));
    const spec = first?.specs.find(({ name }) => name === 'Puissance');
    const reply = await say(question);
    expect(idsOf(reply)).toEqual([first?._id]);
    if (spec) expect(reply.text).toContain(spec.value);
    expect((await say(other)).text).toContain(missing);
  });

  it.each([
    ['fr', 'le premier existe en taille 60 ?', 'pas disponible en taille 60'],
    ['en', 'is the first one available in size 60?', 'not available in size 60'],
  ] as const)('%s: a size that does not exist is denied', async (form, question, words) => {
    const say = host.talk({ language: form });
    await say({ fr: 'des baskets', en: 'sneakers' }[form]);
    expect((await say(question)).text).toContain(words);
  });
});

describe('messages that ask for no product', () => {
  it.each([
    'c’est inadmissible, je suis vraiment déçue de vous',
    'this is a joke, I am so disappointed',
    'ich bin wirklich enttäuscht von euch',
    'والله خدمتكم خايبة برشا',
    'wallah khedmetkom khayba barcha',
    'j’ai mal à la tête depuis hier',
    'I feel so lonely tonight',
    'ich habe Kopfschmerzen',
    'راسي يوجع فيا برشا',
    'rasi youja3 fiya barcha',
    'how should I invest my salary?',
    'merci infiniment, à bientôt',
    'vielen Dank für alles',
    'يعيشك برشا على المساعدة',
  ])('%s: show none, and do not end the search', async (message) => {
    const say = host.talk();
    await say('je cherche des baskets');
    expect((await say(message)).products).toEqual([]);
    const refined = await details(await say('et en noir ?'));
    expect(refined.length).toBeGreaterThan(0);
    expect(refined.every(({ colors }) => colors.includes('noir'))).toBe(true);
  });

  it.each([
    ['euh je sais pas trop', 'fr', 'Je cherche un cadeau'],
    ['I do not get it', 'en', 'I am looking for a gift'],
    ['ich verstehe nicht', 'de', 'Ich suche ein Geschenk'],
    ['ما فهمتش', 'tn', 'نلوّج على كادو'],
  ] as const)('%s: is asked back, with questions to choose from', async (message, language, offer) => {
    const { choices, products } = await host.ask(message, { language });
    expect(products).toEqual([]);
    expect(choices).toContain(offer);
  });
});

describe('in German', () => {
  it.each([
    ['Wo ist meine Bestellung?', 'CMD-'],
    ['Kann ich mit Karte zahlen?', 'Lieferung'],
    ['Ich habe mein Passwort vergessen', 'Passwort vergessen'],
    ['Wie kann ich bei euch verkaufen?', 'Jeder Laden'],
    ['Danke schön!', 'Gern geschehen'],
    ['Wie kann ich etwas zurückgeben?', 'Mehr auf der Seite'],
  ])('%s', async (question, words) => {
    expect((await host.ask(question, { language: 'fr' })).text).toContain(words);
  });

  it('quotes a seller’s return policy in the language of the question', async () => {
    const { body } = await shop.origin.get<ProductPage>(
      '/v1/admin/products?limit=100&active=true&inStock=true',
    );
    const all = (
      await shop.origin.get<ProductDetail[]>(
        `/v1/products/by-ids?ids=${body.products.map(({ _id }) => _id).join(',')}`,
      )
    ).body;
    const product = all.find(({ returnPolicies }) => returnPolicies?.de !== undefined);
    if (!product) throw new Error('no product has a translated policy');
    const history = [
      { isUser: true, text: 'ich suche etwas' },
      { isUser: false, text: '…', products: [{ _id: product._id }] },
    ];
    const reply = await host.ask('Kann ich es zurückgeben, wenn es mir nicht gefällt?', {
      history,
      queryType: 'PRODUCT_INFO',
    });
    expect(reply.text).toContain((product.returnPolicies?.de ?? '').slice(0, 40));
  });
});

it('a scooter that is not electric is one that is sold elsewhere, and no helmet of the same category', async () => {
  const say = host.talk();
  const first = await details(await say('je veux une trottinette'));
  for (const { name } of first) expect(name).toMatch(/^Trottinette électrique/);
  const next = await details(await say('pas électrique'));
  expect(next.length).toBeGreaterThan(0);
  for (const { name } of next) expect(name).toMatch(/^Trottinette (?!électrique)/);
});

it.each([
  ['fr', 'j’ai droit à une remise si j’en prends dix ?', 'LAWAJ30 : 30,00 TND'],
  ['de', 'gibt es einen Mengenrabatt?', 'LAWAJ30: 30,00 TND'],
])('a discount for many is answered with the codes that hold now (%s)', async (_, question, code) => {
  expect((await host.ask(question)).text.replaceAll('\u00a0', ' ')).toContain(code);
});

it('a message that names nothing is no reason to list what shares a word with it', async () => {
  for (const text of ['on emménage à deux dans un studio', 'we are three and the youngest is ten'])
    expect((await host.ask(text)).products, text).toEqual([]);
});

it('what is not sold is not found', async () => {
  for (const question of ['vous vendez du ciment ?', 'verkauft ihr Bier?', 'do you sell fuel?']) {
    const { products, text } = await host.ask(question);
    expect(products, question).toEqual([]);
    expect(text).toMatch(/rien trouvé|nichts gefunden|found nothing/);
  }
});

describe('several things in one message', () => {
  it.each([
    ['je cherche une poêle et une bouilloire', 'moins de 60 dinars', 'et d’autres ?'],
    ['I need a frying pan and a kettle', 'under 60 dinars', 'show me more of them'],
    ['نحب مقلاة و بويلوار', 'أقل من 60 دينار', 'وريني غيرهم'],
  ])('%s: some of each, then others, then cheaper ones of each', async (both, cheaper, more) => {
    const say = host.talk();
    const kinds = async (reply: Reply) =>
      (await details(reply)).map(({ category }) => category.slug).toSorted();
    const first = await say(both);
    expect(new Set(await kinds(first))).toEqual(new Set(['bouilloires-grille-pain', 'poeles']));
    expect(first.products).toHaveLength(8);
    const others = await say(more);
    expect(others.products.length).toBeGreaterThan(0);
    expect(idsOf(others).filter((id) => idsOf(first).includes(id))).toEqual([]);
    const next = await details(await say(cheaper));
    expect(new Set(next.map(({ category }) => category.slug)).size).toBe(2);
    for (const product of next) expect(fromTnd(priceNow(product))).toBeLessThanOrEqual(60_000);
  });
});
