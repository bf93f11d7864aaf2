/** The demo brands' descriptions in English, German and Tunisian Arabic. */
import type { OtherTexts } from '../../../contract/other-texts.ts';
import type { DemoBrand } from '../brands.ts';

/** "Brand | English | German | Tunisian Arabic", in the order of the brands. */
const ABOUT = `
Lumexa | Screens and lenses with true colours, designed in Seoul. | Bildschirme und Optiken mit echten Farben, entworfen in Seoul. | شاشات وعدسات بألوان صحيحة، مصمّمين في سيول.
Sonarys | Scandinavian sound: clear, warm and without show. | Skandinavischer Klang: klar, warm und ohne Effekthascherei. | صوت إسكندنافي: صافي ودافي وبلاش تكبّر.
Voltaris | German electronics made to last. | Deutsche Elektronik, die lange hält. | إلكترونيك ألماني معمول باش يدوم.
Tekvion | Smart devices that are simple, precise and affordable. | Smarte Geräte: einfach, präzise und erschwinglich. | أجهزة ذكية ساهلة ومضبوطة وسومها باهي.
Orvela | Comfort at home, in silence. | Komfort zu Hause, ganz leise. | راحة الدار، بلاش حس.
Pixalto | Images, from the shot to the paper. | Bilder, von der Aufnahme bis aufs Papier. | التصويرة، من اللقطة للكاغذ.
Zenora | Phones that focus on the essentials. | Telefone, die sich auf das Wesentliche konzentrieren. | تليفونات فيها اللي يلزم.
Celvia | Photography first, in elegant phones. | Fotos zuerst, in eleganten Telefonen. | التصويرة قبل كل شي، في تليفونات مزيانة.
Mobyra | Phones and accessories assembled in Ariana. | Telefone und Zubehör, montiert in Ariana. | تليفونات وأكسسوارات تتركّب في أريانة.
Kivora | Long battery life, small price. | Lange Akkulaufzeit, kleiner Preis. | باتري تطوّل وسوم صغير.
Hexaro | Fast, well-cooled computers. | Schnelle, gut gekühlte Computer. | بيسيات سريعة وما تسخنش.
Qorvian | The hardware that offices trust. | Die Hardware, der Büros vertrauen. | الماتريال اللي تثيق فيه البيروات.
Nuvolis | Understated computing with Italian design. | Schlichte Computertechnik in italienischem Design. | إعلامية بسيطة بتصميم طلياني.
Kartagia | PCs assembled and tested in Sousse, with service on site. | PCs, montiert und getestet in Sousse, mit Kundendienst vor Ort. | بيسيات تتركّب وتتجرّب في سوسة، وخدمة ما بعد البيع على عين المكان.
Ardenix | For those who take gaming seriously. | Für alle, die ernsthaft spielen. | للي ياخذو اللعب بالجد.
Frigella | Cooling and washing, made in Béja for thirty years. | Kühlen und Waschen, seit dreißig Jahren in Béja gefertigt. | تبريد وغسيل، صنعة باجة من ثلاثين عام.
Aquelis | Appliances that are sparing with water and energy. | Haushaltsgeräte, die Wasser und Energie sparen. | كهرومنزلي يوفّر في الماء والضو.
Brisio | Generous, colourful small appliances. | Großzügige, bunte Kleingeräte. | كهرومنزلي صغير، كبير في خدمتو ومزيان بألوانو.
Kuiziane | Appliances that make you want to cook. | Geräte, die Lust aufs Kochen machen. | ماكينات تشهّيك في الطبخ.
Sahloun | Small appliances designed for Tunisian cooking. | Kleingeräte für die tunesische Küche. | كهرومنزلي صغير معمول للكوجينة التونسية.
Yasmyna | Women’s fashion designed in La Marsa. | Damenmode, entworfen in La Marsa. | موضة نساء مصمّمة في المرسى.
Alyssane | Modest elegance and natural fabrics. | Bedeckende Eleganz und natürliche Stoffe. | أناقة محتشمة وقماش طبيعي.
Velmora | Italian lines, with added comfort. | Italienische Linie, mit mehr Komfort. | خط طلياني، وزيد عليه الراحة.
Rosalba | Bright pieces for every day. | Strahlende Stücke für jeden Tag. | حوايج تضوي لكل يوم.
Hannibro | The men’s wardrobe, tailored in the Sahel. | Herrenmode, geschneidert im Sahel. | لبسة رجال مفصّلة في الساحل.
Torvane | Well-cut basics for men. | Gut geschnittene Basics für Herren. | حوايج رجال أساسية وتفصيلها باهي.
Oliman | Long-staple cotton and clean cuts. | Langfaserige Baumwolle und klare Schnitte. | قطن خيطو طويل وتفصيل نظيف.
Stradelo | Shoes stitched in Porto. | Schuhe, genäht in Porto. | صبابط مخيّطة في بورتو.
Kenzaro | Leather worked as in the old days, designed for today. | Leder, verarbeitet wie früher, entworfen für heute. | جلد مخدوم كيف زمان، ومصمّم لليوم.
Cuirella | Leather goods by craftspeople from Sfax. | Lederwaren von Handwerkern aus Sfax. | صنعة جلد من حرفيّة صفاقس.
Tanitis | Jewellery inspired by Carthage. | Schmuck, inspiriert von Karthago. | مصوغ مستوحى من قرطاج.
Chronelle | The right time, at a sensible price. | Die richtige Zeit zum vernünftigen Preis. | الوقت المضبوط، وبسوم معقول.
Doudouza | Clothes and soft things for little ones, made in Ksar Hellal. | Kleidung und Kuscheliges für die Kleinen, gefertigt in Ksar Hellal. | حوايج طريّة للصغار، صنعة قصر هلال.
Petivo | First times made calmer. | Erste Male mit mehr Ruhe. | أول مرّات البيبي، وإنت مرتاح.
Bambelio | Light, sturdy baby gear. | Leichte, robuste Babyausstattung. | لوازم بيبي خفيفة وصحيحة.
Ludikéo | Games to share. | Spiele zum Teilen. | لعب نلعبوها مع بعضنا.
Malinoa | Wooden toys and creative hobbies. | Holzspielzeug und Kreatives. | لعب لوح وهوايات.
Zahrat | Floral waters and care distilled in Nabeul. | Blütenwasser und Pflege, destilliert in Nabeul. | مياه زهر وعناية مقطّرين في نابل.
Oléane | Cosmetics with olive oil. | Kosmetik mit Olivenöl. | كوزميتيك بزيت الزيتونة.
Dermélis | Simple care for sensitive skin. | Schlichte Pflege für empfindliche Haut. | عناية بسيطة للجلدة الحسّاسة.
Misklia | Oud, amber and musk, the oriental way. | Oud, Amber und Moschus nach orientalischer Art. | عود وعنبر ومسك، على الطريقة الشرقية.
Pharmélis | Home health care, verified. | Gesundheitspflege für zu Hause, geprüft. | عناية الدار، مثبّت فيها.
Darnia | The Tunisian home of today. | Das tunesische Zuhause von heute. | دار تونس متاع اليوم.
Nordhem | Light wood and simple lines. | Helles Holz und einfache Linien. | لوح فاتح وخطوط بسيطة.
Fouta&Co | Home textiles woven in Ksour Essef. | Heimtextilien, gewebt in Ksour Essef. | قشاوش دار منسوجة في قصور الساف.
Lumiane | The light and scents of the Mediterranean. | Licht und Düfte des Mittelmeers. | ضو وروايح المتوسط.
Terralia | Garden, terrace and pets. | Garten, Terrasse und Tiere. | جنينة وتيراس وحيوانات.
Poterra | Ceramics from Nabeul and Guellala. | Keramik aus Nabeul und Guellala. | فخار نابل وقلالة.
Kastriol | Utensils and cookware that last. | Küchenhelfer und Kochgeschirr für lange Zeit. | ماعون وأدوات طبخ للدوام.
Athléo | Accessible, well-designed sports gear. | Erschwinglicher, gut gemachter Sport. | رياضة في متناول الناس الكل، ومصمّمة مليح.
Rakda | Sports equipment born in Radès. | Sportausrüstung aus Radès. | ماتريال رياضة مولود في رادس.
Alpenor | Mountains and bivouacs. | Berge und Biwak. | جبل وتخييم.
Elyssar | A Tunisian publishing house. | Tunesischer Verlag. | دار نشر تونسية.
Papyrelle | Fine paper and fine editions. | Schönes Papier und schöne Ausgaben. | كاغذ مزيان وطبعات مزيانة.
Motoréa | Parts and car care to manufacturers’ standards. | Teile und Pflege nach Herstellernorm. | قطع وصيانة حسب نورم المصنّعين.
Bricaldo | The tool that never lets go. | Das Werkzeug, das nicht nachlässt. | الدوزان اللي ما يسيّبكش.
Medjerda | The produce of the north: oil, wheat and honey. | Spezialitäten des Nordens: Öl, Weizen und Honig. | خير الشمال: زيت وقمح وعسل.
Bab Souika | Spices, harissa and sweets of the medina. | Gewürze, Harissa und Süßes aus der Medina. | توابل وهريسة وحلو متاع المدينة.
Zitoula | The olive in all its forms. | Die Olive in all ihren Formen. | الزيتونة في كل أشكالها.
Miaouf | Well fed, well cared for. | Gut gefüttert, gut gepflegt. | ماكلة باهية وعناية باهية.
`;

let about: ReadonlyMap<string, Required<OtherTexts>> | undefined;
function read(): ReadonlyMap<string, Required<OtherTexts>> {
  return new Map(
    ABOUT.trim()
      .split('\n')
      .map((line) => {
        const [name = '', en = '', de = '', tn = ''] = line.split(' | ');
        return [name, { en, de, tn }];
      }),
  );
}

/** Description of a demo brand in the other languages. */
export function brandDescriptions(brand: DemoBrand): OtherTexts {
  return (about ??= read()).get(brand.name) ?? {};
}
