/** The demo sellers' descriptions and return policies in English, German and Tunisian Arabic. */
import type { OtherTexts } from '../../../contract/other-texts.ts';
import { RETURN_POLICIES } from '../sellers.ts';
import type { DemoSeller } from '../sellers.ts';

/** "Seller | English | German | Tunisian Arabic | its town in Arabic script", in the order of the sellers. */
const ABOUT = `
Dar El Fakhar | Three generations of potters, a kiln that never goes out. | Drei Generationen Töpfer, ein Ofen, der nie erlischt. | ثلاثة أجيال متاع فخّارجية، وفرن ما يطفاش جملة. | نابل
Cap Bon Saveurs | Harissa, citrus and flower waters from Cap Bon. | Harissa, Zitrusfrüchte und Blütenwasser vom Cap Bon. | هريسة وقوارص ومياه زهر متاع الوطن القبلي. | قربة
Gafsa Tapis & Klim | Rugs and kilims knotted by the region’s women’s workshops. | Teppiche und Kelims aus den Frauenwerkstätten der Region. | زرابي وكليم من شغل نساء الجهة. | قفصة
Sfax Électro Center | A large choice of appliances, delivered and installed. | Große Auswahl an Haushaltsgeräten, geliefert und angeschlossen. | كهرومنزلي على كل لون، يوصلك ويتركّبلك. | صفاقس
Zitounet Jeddi | Oil of the family estate, cold pressed. | Öl vom Familiengut, kalt gepresst. | زيت هنشير العايلة، معصور على البارد. | عقارب
Sfax Cuir | Leather workers and bootmakers of the old town. | Täschner und Stiefelmacher der Altstadt. | صنايعية الجلد والصبابط متاع البلاد العربي. | صفاقس
Médina Tech | Good advice, the right part, at the right price. | Guter Rat, das richtige Teil, zum richtigen Preis. | نصيحة باهية، والقطعة اللي تلزمك، بسومها. | تونس
Librairie El Moez | Novels, school books and stationery, close to Bab Bhar. | Romane, Schulbücher und Schreibwaren, nahe Bab Bhar. | روايات وكتب مدرسية وأدوات، بجنب باب بحر. | تونس
Belle Époque Tunis | Ready-to-wear and perfumes in the heart of the city. | Konfektion und Parfums im Herzen der Stadt. | حوايج حاضرة وعطور في قلب البلاد. | تونس
Bizerte Marine Sport | Everything for the sea, fishing and sport. | Alles für Meer, Angeln und Sport. | كل شي للبحر والصيد والرياضة. | بنزرت
El Jazira Déco | Furniture and decoration for bright interiors. | Möbel und Deko für helle Räume. | أثاث وديكور لديار ضاوية. | منزل بورقيبة
Aïn Draham Nature | Honey, mastic oil and wood from the forest. | Honig, Mastixöl und Holz aus dem Wald. | عسل وزيت ضرو وعود من الغابة. | عين دراهم
Palmeraie de Tozeur | Deglet Nour dates sorted by hand, palm basketry. | Von Hand verlesene Deglet-Nour-Datteln, Flechtwerk aus Palmblättern. | دقلة نور منقّية باليد، وسعف مضفور. | توزر
Ksour Tataouine | Gazelle horns, bakhnoug shawls and pottery of the South. | Gazellenhörnchen, Bakhnoug-Tücher und Keramik aus dem Süden. | كعك قرن الغزال وبخنوق وفخّار الجنوب. | تطاوين
Kef Terroir | Cheese, mloukhia and cereals of the high plains. | Käse, Mloukhia und Getreide der Hochebenen. | جبن وملوخية وحبوب الهضاب العالية. | الكاف
Sidi Bouzid Agri | Seedlings, seeds and everything for the farmyard. | Setzlinge, Saatgut und alles für den Hühnerhof. | شتلات وزريعة وكل شي للدجاج. | سيدي بوزيد
Manouba Kids | Growing up well dressed and well amused. | Gut gekleidet und gut unterhalten groß werden. | صغار يكبرو لابسين ولاعبين. | منوبة
Denden Mobilier | Joiners and upholsterers since 1986. | Tischler und Polsterer seit 1986. | نجّارة وتابيسيي من 1986. | الدندان
Béja Ménager | The equipped kitchen, from the knife to the fridge. | Die komplette Küche, vom Messer bis zum Kühlschrank. | كوجينة كاملة، من السكينة للفريجيدار. | باجة
Oasis Gabès | Henna, pomegranates and spices of the oasis. | Henna, Granatäpfel und Gewürze der Oase. | حنّة ورمّان وتوابل الواحة. | قابس
Gabès Auto Plus | Parts, tyres and maintenance. | Teile, Reifen und Wartung. | قطع وعجالي وصيانة. | قابس
Zaghouan Sources | Wild rose water and mountain plants. | Heckenrosenwasser und Bergkräuter. | ماء نسري وحشايش الجبل. | زغوان
Ariana Digital | Custom PCs and same-day repair. | PCs nach Maß und Reparatur am selben Tag. | بيسيات على القياس وتصليح في نهارها. | أريانة
Rose de l’Ariana | Beauty, perfumes and small gifts. | Schönheit, Parfums und kleine Geschenke. | زينة وعطور وهدايا صغار. | أريانة
Ennasr Concept | A selection of local designers. | Eine Auswahl von Designern aus der Gegend. | تشكيلة متاع مصمّمين من هنا. | النصر
Kairouan Zarbia | Stamped rugs and chiselled copper. | Teppiche mit Siegel und ziseliertes Kupfer. | زرابي مطبّعة ونحاس منقوش. | القيروان
Makroudh El Alia | Real makroudh, with dates and honey. | Echte Makroudh mit Datteln und Honig. | مقروض صحيح، بالتمر والعسل. | القيروان
Monastir Sport | Equipment, and advice from athletes. | Ausrüstung, und Rat von Sportlern. | معدّات ونصايح من رياضيين. | المنستير
Ksar Hellal Textile | Textiles of the Sahel, straight from the workshop. | Textilien aus dem Sahel, direkt aus der Werkstatt. | نسيج الساحل، من المعمل ليك. | قصر هلال
Mahdia Soie | Hand-woven silk, foutas and wedding belts. | Handgewebte Seide, Foutas und Hochzeitsgürtel. | حرير منسوج باليد وفوط وحزامات العروسة. | المهدية
Siliana Bio | Organic nuts, oils and flours. | Nüsse, Öle und Mehle aus biologischem Anbau. | فواكه جافة وزيوت وفرينة بيولوجية. | سليانة
Ben Arous Outillage | The counter of professionals, open to everyone. | Der Profi-Tresen, offen für alle. | كونتوار الصنايعية، محلول للناس الكل. | مقرين
Radès Gaming | Consoles, gaming PCs and figurines. | Konsolen, Gaming-PCs und Figuren. | كونسولات وبيسيات لعب وفيغورين. | رادس
Djerba Guellala | Pottery, basketry and jewellery of the island. | Keramik, Flechtwerk und Schmuck der Insel. | فخّار وسعف ومصوغ الجزيرة. | جربة
Zarzis Animaux | Food and care, advice included. | Futter und Pflege, Beratung inklusive. | ماكلة وعناية، والنصيحة معاها. | جرجيس
Kasserine Alfa | Braided esparto and tools of the farm. | Geflochtenes Espartogras und Werkzeug für den Hof. | حلفاء مضفورة ودوزان الفلاحة. | القصرين
Sousse Mobile | New phones, guaranteed and set up together with you. | Neue Telefone mit Garantie, gemeinsam eingerichtet. | تليفونات جدد بالضمان، نريقلوهملك معاك. | سوسة
Perle du Sahel | Fashion, jewellery and beauty at Bab Bhar. | Mode, Schmuck und Schönheit am Bab Bhar. | موضة ومصوغ وزينة في باب بحر. | سوسة
Sousse Maison | From the teaspoon to the sofa. | Vom Teelöffel bis zum Sofa. | من المغرفة الصغيرة للكنبة. | أكودة
Kebili Dattes & Co | Dates, camel milk and feed for livestock. | Datteln, Kamelmilch und Futter fürs Vieh. | تمر وحليب ناقة وعلف. | قبلي
`;

/** In the order of `RETURN_POLICIES`. */
const POLICIES: readonly Required<OtherTexts>[] = [
  {
    en: 'Returns accepted within 10 working days, unused and in the packaging. Refund within 5 days.',
    de: 'Rückgabe innerhalb von 10 Werktagen, unbenutzt und in der Verpackung. Erstattung innerhalb von 5 Tagen.',
    tn: 'الترجيع مقبول في 10 أيام خدمة، السلعة ما تخدمتش وفي باكوها. الفلوس ترجع في 5 أيام.',
  },
  {
    en: 'Exchange or refund within 10 working days. We pay for the return if the item is not as described.',
    de: 'Umtausch oder Erstattung innerhalb von 10 Werktagen. Entspricht der Artikel nicht der Beschreibung, tragen wir die Rücksendekosten.',
    tn: 'تبديل وإلا ترجيع فلوس في 10 أيام خدمة. مصاريف الترجيع علينا كان السلعة موش كيما الوصف.',
  },
  {
    en: 'Satisfied or refunded within 10 working days; keep the invoice and the original packaging.',
    de: 'Zufrieden oder Geld zurück innerhalb von 10 Werktagen; Rechnung und Originalverpackung aufbewahren.',
    tn: 'تعجبك وإلا ترجعلك فلوسك في 10 أيام خدمة؛ خلّي الفاتورة والباكو الأصلي.',
  },
  {
    en: 'Free returns at the shop or by carrier within 10 working days. One exchange of the size is free.',
    de: 'Kostenlose Rückgabe im Laden oder per Versand innerhalb von 10 Werktagen. Ein Größentausch ist kostenlos.',
    tn: 'الترجيع بلاش في الحانوت وإلا مع الليفرور في 10 أيام خدمة. تبديل القياس مرّة بلاش.',
  },
];

interface About extends Required<OtherTexts> {
  /** Town in Arabic script. */
  town: string;
}

let about: ReadonlyMap<string, About> | undefined;
function read(): ReadonlyMap<string, About> {
  return new Map(
    ABOUT.trim()
      .split('\n')
      .map((line) => {
        const [name = '', en = '', de = '', tn = '', town = ''] = line.split(' | ');
        return [name, { en, de, tn, town }];
      }),
  );
}

/** Description of a demo seller in the other languages. */
export function sellerDescriptions({ name, town }: DemoSeller): OtherTexts {
  const own = (about ??= read()).get(name);
  if (own === undefined) return {};
  return {
    en: `${own.en} Shop in ${town}, shipping to the whole country.`,
    de: `${own.de} Shop in ${town}, Versand ins ganze Land.`,
    tn: `${own.tn} حانوت في ${own.town}، يبعث للبلاد الكل.`,
  };
}

/** A return policy of the demo in the other languages. */
export const policyTexts = (policy: string): OtherTexts => POLICIES[RETURN_POLICIES.indexOf(policy)] ?? {};
