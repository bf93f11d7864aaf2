import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DeliveryTimes, DeliveryTimesAnswer } from '../../contract/delivery.ts';
import type { BotPersona } from '../../contract/chat.ts';
import { LANGUAGES } from '../../contract/rules/languages.ts';
import type { LanguageCode } from '../../contract/pages.ts';
import type { OrderPlaced } from '../../contract/orders.ts';
import type { ProductPage, ProductSummary } from '../../contract/catalogue.ts';
import { fromTnd } from '../../contract/money.ts';
import { orderLine, orderOf } from '../../origin/testing/orders.ts';
import { addPerson } from '../../origin/testing/people.ts';
import { isAvailable } from '../../contract/rules/availability.ts';
import { priceBefore, priceNow } from '../shop/prices.ts';
import { VOICES } from '../voices.ts';
import { formatWeekday } from './format.ts';
import { openTestHost } from '../testing/host.ts';
import type { Reply, TestHost } from '../testing/host.ts';
import { openTestShop } from '../testing/shop.ts';
import type { TestShop } from '../testing/shop.ts';

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

/** The products of a reply as the shop's API returns them, in the reply's order. */
async function shown({ products }: Reply): Promise<ProductSummary[]> {
  const ids = products.map(({ _id }) => _id);
  const { body } = await shop.origin.get<ProductPage>(`/v1/admin/products?limit=20&ids=${ids.join(',')}`);
  return ids.flatMap((id) => body.products.find(({ _id }) => _id === id) ?? []);
}
const cost = (product: ProductSummary): number => fromTnd(priceNow(product));

describe('searches', () => {
  it('asks a vague first message for colour, size, budget and characteristics', async () => {
    const reply = await host.ask('je cherche un produit');
    expect(reply.products).toEqual([]);
    for (const word of ['couleur', 'taille', 'budget', 'caractéristiques'])
      expect(reply.text).toContain(word);
  });

  it('shows matches for a first message, and asks for missing details', async () => {
    const reply = await host.ask('je cherche des baskets noires');
    expect(reply.products.length).toBeGreaterThan(3);
    expect((await shown(reply)).every(({ colors }) => colors.includes('noir'))).toBe(true);
    expect(reply.text).toContain('quel budget');
    expect(reply.text).not.toContain('quelle couleur');
  });

  it('refines a search from message to message', async () => {
    const say = host.talk();
    await say('je cherche des baskets');
    expect((await shown(await say('en noir ?'))).every(({ colors }) => colors.includes('noir'))).toBe(true);
    const cheap = await shown(await say('moins de 130 dt'));
    expect(cheap.length).toBeGreaterThan(1);
    expect(cheap.every((one) => cost(one) <= 130_000 && one.colors.includes('noir'))).toBe(true);
    const sorted = await shown(await say('moins cher'));
    const prices = sorted.filter(isAvailable).map(cost);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const stock = await say('le deuxième est en stock ?');
    expect(stock.products.map(({ _id }) => _id)).toEqual([sorted[1]?._id]);
    expect(stock.text).toMatch(/stock/i);
    const other = await say('et le premier ?');
    expect(other.products.map(({ _id }) => _id)).toEqual([sorted[0]?._id]);
    // A question in between does not end the search.
    expect((await shown(await say('et en blanc ?'))).every(({ colors }) => colors.includes('blanc'))).toBe(
      true,
    );
  });

  it('adds a detail to a search', async () => {
    const say = host.talk();
    await say('choisir un frigo');
    const [first] = await shown(await say('300 litres'));
    expect(first?.name).toMatch(/^Réfrigérateur .*300 L/);
    expect((await say('et en gris ?')).text).toContain('frigo 300 l · gris');
  });

  it('sorts by sales, rating and age, and filters by reductions', async () => {
    const say = host.talk();
    await say('des baskets');
    expect((await say('les mieux notés')).text).toContain('Le mieux noté');
    const reduced = await shown(await say('en promo'));
    expect(reduced.length).toBeGreaterThan(0);
    expect(reduced.every((one) => priceBefore(one) !== undefined)).toBe(true);
    const { products: sold } = await host.ask('les meilleures ventes');
    const { body } = await shop.origin.get<ProductPage>('/v1/admin/products?limit=8&sortBy=popularity');
    const ids = new Set(body.products.map(({ _id }) => _id));
    expect(sold.every(({ _id }) => ids.has(_id))).toBe(true);
    expect((await host.ask('what is new?')).text).toContain('The newest');
    expect((await host.ask('التخفيضات')).text).toContain('أكبر تخفيض');
  });

  it('excludes negated terms', async () => {
    const reply = await host.ask('des baskets mais pas de noir');
    const products = await shown(reply);
    expect(products.length).toBeGreaterThan(0);
    expect(products.some(({ colors }) => colors.includes('noir'))).toBe(false);
  });

  it('names the ignored limit when nothing matches', async () => {
    const reply = await host.ask('des baskets noires à moins de 5 dt');
    expect(reply.text).toContain('sans tenir compte du budget');
    const prices = (await shown(reply)).filter(isAvailable).map(cost);
    expect(prices.length).toBeGreaterThan(0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('says that results are only similar', async () => {
    const reply = await host.ask('un zorglub quantique vrombissant');
    expect(reply.text).toMatch(/Je n’ai (?:rien trouvé|pas trouvé exactement cela)/);
  });

  it('shows what may be needed and says that it is not sure', async () => {
    const reply = await host.ask('beb dar ma3ach ysakker, nor9dou 5ayfin');
    expect(reply.text).toMatch(/موش متأكّد/);
    expect(reply.products.map(({ name }) => name).join()).toMatch(/Serrure/);
  });

  it('asks which of the likeliest categories is meant, and keeps the conditions for the one that is chosen', async () => {
    const say = host.talk();
    const asked = await say('chemisette moins de 200 dt');
    expect(asked.products).toEqual([]);
    expect(asked.choices.length).toBeGreaterThan(1);
    for (const choice of asked.choices) expect(asked.text).toContain(choice);
    const found = await say(asked.choices[0] ?? '');
    expect(found.products.length).toBeGreaterThan(0);
    for (const product of await shown(found)) expect(fromTnd(priceNow(product))).toBeLessThanOrEqual(200_000);
  });

  it.each(['boitier wifi', 'Quelle tenue pour un mariage en été ?'])(
    'searches for known words instead of asking: %s',
    async (text) => {
      const { choices, products } = await host.ask(text);
      expect(choices).toEqual([]);
      expect(products.length).toBeGreaterThan(0);
    },
  );

  it('says which words it searched for instead of mistyped ones', async () => {
    const { text, products } = await host.ask('botines en cuir');
    expect(text).toContain('«\u00a0bottines cuir\u00a0»');
    expect(products[0]?.name).toMatch(/^Bottines/);
    expect((await host.ask('bottines en cuir')).text).not.toContain('Résultats pour');
  });

  it('shows nothing for what no reader knows', async () => {
    const { text, products, choices } = await host.ask('xqzwvkjh');
    expect({ products, choices }).toEqual({ products: [], choices: [] });
    expect(text).toContain('Je n’ai rien trouvé');
  });

  it('mentions only prices of the shop', async () => {
    const reply = await host.ask('un aspirateur');
    const prices = (await shown(reply)).map((one) => priceNow(one));
    const amounts = [...reply.text.matchAll(/(\d[\d\u00a0]*),(\d{2,3})\u00a0TND/g)].map(
      ([, whole = '', rest = '']) => `${whole.replaceAll('\u00a0', '')}.${rest.padEnd(3, '0')}`,
    );
    expect(amounts.length).toBeGreaterThan(0);
    for (const amount of amounts) expect(prices).toContain(amount);
  });

  it('searches by the colours of a picture, and says so', async () => {
    const reply = await host.ask('une robe comme ça', { picture: { colors: ['rouge'] } });
    expect(reply.text).toContain('les couleurs de l’image (rouge) et votre texte');
    expect((await shown(reply)).every(({ colors }) => colors.includes('rouge'))).toBe(true);
  });
});

describe('a product that is called by its name', () => {
  /** The first two words of a product line's name, as a shopper would say them. */
  const nameIn = async (input: string): Promise<{ said: string; product: ProductSummary }> => {
    const { body } = await shop.origin.get<ProductPage>(`/v1/admin/products?limit=50&input=${input}`);
    for (const product of body.products) {
      const line = product.name.split(`${product.brand} `)[1]?.split(' ')[0];
      if (line !== undefined && product.brand !== null) return { said: `${product.brand} ${line}`, product };
    }
    throw new Error(`no ${input} has a line`);
  };

  it('is asked about, and compared', async () => {
    const [one, other] = [await nameIn('smartphone'), await nameIn('aspirateur')];
    const asked = await host.ask(`le ${one.said} a une garantie ?`);
    expect(asked.products).toHaveLength(1);
    expect(asked.products[0]?.name).toContain(one.said);
    const { products } = await host.ask(`compare le ${one.said} et le ${other.said}`);
    expect(products.map(({ name }) => [one.said, other.said].filter((said) => name.includes(said)))).toEqual([
      [one.said],
      [other.said],
    ]);
  });
});

describe('small talk', () => {
  it.each([
    ['t’es nul', 'fr', 'Désolé si'],
    ['you guys suck', 'en', 'I am sorry if'],
    ['يا حمار', 'tn', 'سامحنا'],
    ['je veux parler à un humain', 'fr', 'assistant automatique'],
    ['whats your phone number', 'en', 'automatic assistant'],
    ['nheb na7ki m3a 7ad', 'tn', 'مساعد آلي'],
    ['ok', 'fr', 'D’accord.'],
    ['mrigel', 'tn', 'باهي.'],
    ['ça va ?', 'fr', 'Ça va très bien'],
    ['tu es qui', 'fr', 'l’assistant de Lawaj'],
    ['thx', 'en', 'You are welcome'],
    ['mdr t’es un robot toi', 'fr', 'l’assistant de Lawaj'],
    ['je me suis trompé d’adresse de livraison', 'fr', 'assistant automatique'],
    ['le premier', 'fr', 'De quel produit parlez-vous'],
    // A question to the shop, despite the tone.
    ['t’es nul, où est ma commande', 'fr', 'donnez-moi son numéro'],
    ['ok je cherche une robe', 'fr', 'J’ai trouvé'],
    ['merci, un collier', 'fr', 'J’ai trouvé'],
  ] as const)('%s', async (query, language, expected) => {
    expect((await host.ask(query, { language })).text).toContain(expected);
  });

  it.each([
    ['je peux rendre une robe si elle me va pas ?', 'choisissez Retourner'],
    ['can i return shoes after wearing them once', 'choose Return'],
    ['nheb nraja3 sabbat', 'اختار رجّع'],
    ['j’ai commandé il y a dix jours et toujours rien', 'donnez-moi son numéro'],
    ['i want my money back', 'give the money back'],
    ['الكوليس متاعي ما جاش', 'CMD-'],
    ['c’est quoi le code LAWAJ30', '• LAWAJ30'],
    ['كيفاش نولي بائع', 'باش يبيع على لوّاج'],
    ['j’ai reçu le mauvais produit', 'Signalez-le'],
    ['el commande weslet mkasra', 'موش تبديل راي'],
    ['وين نلقى كومونداتي', 'CMD-'],
    ['vous êtes où à Tunis ?', 'veut dire « chercher »'],
    ['je veux annuler ma commande CMD-26-000042-3', 'le téléphone indiqué'],
  ])('%s: what is asked, though a thing or a number is named', async (query, expected) => {
    const reply = await host.ask(query);
    expect(reply.text).toContain(expected);
    expect(reply.products).toEqual([]);
  });

  it('asks which of several products is meant, rather than starting another search', async () => {
    const say = host.talk();
    await say('une cafetière');
    const reply = await say('elle est garantie combien de temps ?');
    expect(reply.text).toContain('De quel produit parlez-vous');
    expect(reply.products).toEqual([]);
  });

  it('refers only to products that were shown', async () => {
    const say = host.talk({ language: 'en' });
    const { products } = await say('sofa bed grey');
    expect(products).toHaveLength(1);
    expect((await say('the second one, how long is it?')).products).toEqual(products);
  });
});

describe('the language', () => {
  it.each([
    ['3andkom baskets?', 'fr', 'لقيت'],
    ['عندكم أحذية رياضية', 'fr', 'لقيت'],
    ['do you have black sneakers', 'fr', 'I found'],
    ['smartphone', 'de', 'Ich habe'],
    ['ich suche ein smartphone', 'fr', 'Ich habe'],
    ['smartphone', 'tn', 'لقيت'],
    ['avez-vous des smartphones', 'en', 'J’ai trouvé'],
    ['in rot', 'fr', 'Ich habe'],
  ] as const)('of %s on a page in %s', async (query, language, begin) => {
    expect((await host.ask(query, { language })).text).toContain(begin);
  });
});

describe('one product, and two', () => {
  it('describes the product that was shown, and its delivery fee', async () => {
    const say = host.talk({ language: 'en' });
    const [first] = await shown(await say('cheap sneakers under 130'));
    const reply = await say('how much is delivery for the first one?');
    const free = first !== undefined && cost(first) >= 99_000;
    expect(reply.text).toMatch(free ? /delivery is free/ : /delivery costs 8\.00\u00a0TND/);
    const there = await say('combien la livraison à Sousse pour le premier ?');
    expect(there.text).toContain('gouvernorat de Sousse');
    expect(there.text).toContain(`Pour ${first?.name}`.slice(0, 30));
  });

  it('compares products by their positions', async () => {
    const say = host.talk();
    const list = await shown(await say('des aspirateurs'));
    const reply = await say('compare le premier et le troisième');
    expect(reply.products.map(({ _id }) => _id)).toEqual([list[0]?._id, list[2]?._id]);
    expect(reply.text).toContain('• Prix\u00a0: ');
  });

  it('compares the first products, and names the best rated', async () => {
    const say = host.talk();
    const list = await shown(await say('des écouteurs'));
    const firstTwo = list.slice(0, 2).map(({ _id }) => _id);
    expect((await say('compare les deux premiers')).products.map(({ _id }) => _id)).toEqual(firstTwo);
    const best = await say('lequel a la meilleure note ?');
    expect(best.products.map(({ _id }) => _id)).toEqual(firstTwo);
    expect(best.text).toContain('• Note\u00a0: ');
  });

  it('compares nothing when nothing was shown', async () => {
    const reply = await host.ask('شنوة الفرق بين الأول والثاني');
    expect(reply.products).toEqual([]);
  });

  it('names the coupons valid for a product by its position', async () => {
    const say = host.talk();
    const [first] = await shown(await say('des canapés à plus de 900 dt'));
    const reply = await say('quels coupons pour le premier ?');
    expect(reply.text).toContain(`Pour ${first?.name}, ces codes s’appliquent`);
  });

  it('asks which product is meant', async () => {
    const say = host.talk();
    await say('des aspirateurs');
    expect((await say('il est garanti ?')).text).toContain('De quel produit parlez-vous');
  });
});

describe('delivery, orders, the shop', () => {
  it('answers whether a governorate is served, and the fee', async () => {
    const say = host.talk();
    expect((await say('combien coûte la livraison à Sfax ?')).text).toMatch(/Sfax[^]*8 TND/);
    expect((await say('et à Tozeur ?')).text).toContain('Tozeur');
    const arabic = await host.ask('قداش التوصيل لسيدي بوزيد؟');
    expect(arabic.text).toContain('سيدي بوزيد');
    expect(arabic.text).not.toContain('Sidi Bouzid');
  });

  it('answers when a delivery would arrive, as the carrier says', async () => {
    const say = host.talk();
    const [first] = await shown(await say('je cherche des baskets'));
    const path = `/v1/delivery/times?region=23`;
    const { body } = await shop.origin.get<DeliveryTimesAnswer>(`${path}&product=${first?._id}`);
    const days = (times: DeliveryTimes | null, language: LanguageCode): string[] =>
      [times?.arrives.from, times?.arrives.until].map((day) => formatWeekday(day ?? '', language));
    const reply = await say('quand arrive le premier à Sousse ?');
    for (const day of days(body.times, 'fr')) expect(reply.text).toContain(day);
    // What was just answered is not offered again.
    expect(reply.text).not.toContain('vous dire ce que coûte la livraison');
    const all = (await shop.origin.get<DeliveryTimesAnswer>(path)).body.times;
    for (const [question, language] of [
      ['en combien de temps livrez-vous à Sousse ?', 'fr'],
      ['how long does delivery to Sousse take?', 'en'],
      ['وقتاش توصل الطلبية لسوسة؟', 'tn'],
      ['9addech yo93od tawsil lsousse', 'tn'],
    ] as const) {
      const { text } = await host.ask(question);
      for (const day of days(all, language)) expect(text).toContain(day);
    }
  });

  it('shows the state of an order to its owner, and for number and phone; to no one else', async () => {
    const owner = await addPerson(shop.origin);
    const stranger = await addPerson(shop.origin);
    const { body: page } = await shop.origin.get<ProductPage>('/v1/admin/products?limit=50&inStock=true');
    const product = page.products.find(({ hasVariants, hasFlashSale }) => !hasVariants && !hasFlashSale);
    if (!product) throw new Error('no plain product');
    const { body } = await shop.origin.post<OrderPlaced>(
      '/v1/orders',
      orderOf([orderLine(Number(product._id), cost(product))]),
      owner.headers,
    );
    const number = body.order?.number ?? '';
    expect(number).toMatch(/^CMD-/);

    const mine = await host.ask('où en est ma commande ?', {}, owner.headers);
    expect(mine.text).toContain(`Commande ${number}`);
    expect(mine.text).toContain('à confirmer');

    for (const headers of [{}, stranger.headers, { authorization: 'Bearer forged' }]) {
      const say = host.talk();
      expect((await say('où en est ma commande ?')).text).not.toContain(number);
      const asked = await host.ask(`où en est la commande ${number} ?`, {}, headers);
      expect(asked.text).toContain('téléphone');
      expect(asked.text).not.toContain('à confirmer');
      const wrong = await host.ask(`${number}, téléphone 22 000 000`, {}, headers);
      expect(wrong.text).toContain('Je ne trouve pas');
    }
    const say = host.talk();
    await say(`ma commande ${number}`);
    expect((await say('98 123 456')).text).toContain(`Commande ${number}`);
  });

  it.each([
    ['quels sont les moyens de paiement ?', 'fr', 'À la livraison, en espèces'],
    ['how can I return an article?', 'en', 'form'],
    ['كيفاش ننجم نبطل الكوموند', 'tn', 'الإلغاء'],
    ['comment devenir vendeur ?', 'fr', '0 % de commission'],
    ['wie lange dauert die lieferung?', 'de', 'Gouvernorat'],
    ["c'est quoi lawaj", 'fr', 'chercher'],
    ["j'ai oublié mon mot de passe", 'fr', 'Mot de passe oublié'],
    ['avez-vous un code promo ?', 'fr', 'MOINS12'],
    // Ambiguous words that occur in questions about the shop.
    ['et si je veux annuler ?', 'fr', 'droit de retour'],
    ['c’est gratuit à partir de combien ?', 'fr', '99 TND'],
    ["what if I'm not home when it arrives?", 'en', 'courier comes back'],
    ['الفلوس وقتاش ترجع ؟', 'tn', 'بنفس طريقة الخلاص'],
    ['kifech nsta3mel el code?', 'tn', 'كود واحد في الطلبيّة'],
  ] as const)('%s', async (query, language, words) => {
    expect((await host.ask(query, { language })).text).toContain(words);
  });

  it('answers sellers’ questions as a seller’s persona', async () => {
    const reply = await host.ask('Comment tenir mon stock à jour ?', { persona: 'INVENTORY_MANAGER' });
    expect(reply.products).toEqual([]);
    expect(reply.text).toContain('Tenir le stock à jour');
  });

  it('greets as the chosen persona, with questions it can answer', async () => {
    const reply = await host.ask('bonjour', { persona: 'FASHION_STYLIST', queryType: 'OTHER' });
    expect(reply.text).toContain('Styliste Mode');
    for (const [, question = ''] of reply.text.matchAll(/• (.+)/g)) {
      const answer = await host.ask(question, { persona: 'FASHION_STYLIST' });
      expect(answer.products.length, question).toBeGreaterThan(0);
    }
  });

  it.each(LANGUAGES)(
    'words what it found, explained or missed as the persona does (%s)',
    async (language) => {
      const personas = Object.keys(VOICES) as BotPersona[];
      expect(personas).toHaveLength(10);
      const facts = new Set<string>();
      const tones = new Set<string>();
      for (const persona of personas) {
        const voice = VOICES[persona][language];
        const found = await host.ask('lampe', { persona, language, queryType: 'SEARCH_PRODUCT' });
        expect(found.products.length).toBeGreaterThan(0);
        expect(found.text.startsWith(`${voice.lead} `), found.text).toBe(true);
        // The persona determines the tone, the shop the facts.
        facts.add(found.text.slice(voice.lead.length).split('\n\n')[0] ?? '');
        tones.add(found.text.replace(/[\d.,]+/g, ''));
        const missed = await host.ask('xqzwvkjh', { persona, language, queryType: 'SEARCH_PRODUCT' });
        expect(missed.text.endsWith(voice.nothing), missed.text).toBe(true);
        const question = {
          fr: 'comment retourner un article ?',
          en: 'how can I return an article?',
          de: undefined,
          tn: 'كيفاش ننجم نبطل الكوموند',
        }[language];
        if (question !== undefined) {
          const help = await host.ask(question, { persona, language, queryType: 'PLATFORM_HELP' });
          expect(help.text.startsWith(voice.lead), help.text).toBe(true);
          expect(help.text.endsWith(voice.next), help.text).toBe(true);
        }
        const thanks = { fr: 'merci', en: 'thank you', de: 'danke', tn: 'يعيشك' }[language];
        expect((await host.ask(thanks, { persona, language, queryType: 'OTHER' })).text).toBe(voice.thanks);
      }
      expect(tones.size).toBe(10);
      expect(facts.size).toBeLessThan(10);
      const plain = await host.ask('lampe', { language, queryType: 'SEARCH_PRODUCT' });
      for (const persona of personas) expect(plain.text).not.toContain(VOICES[persona][language].lead);
    },
  );

  it('uses the type that the shopper chose', async () => {
    expect((await host.ask('combien ça coûte', { queryType: 'TRANSACTION_HELP' })).text).toContain('8 TND');
  });
});
