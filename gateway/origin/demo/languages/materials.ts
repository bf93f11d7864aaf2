/** Materials of the demo catalogue in the other languages. */
import type { OtherTexts } from '../../../contract/other-texts.ts';
import { readTable } from './table.ts';

/** "French | English | German | Tunisian Arabic". */
const LINES = `
cuir | leather | Leder | جلد
bois | wood | Holz | لوح
coton | cotton | Baumwolle | قطن
velours | velvet | Samt | قطيفة
lin | linen | Leinen | كتان
céramique | ceramic | Keramik | فخار
toile | canvas | Segeltuch | توال
laine | wool | Wolle | صوف
bambou | bamboo | Bambus | بامبو
inox | stainless steel | Edelstahl | إينوكس
satin | satin | Satin | ساتان
tissu | fabric | Stoff | قماش
daim | suede | Wildleder | دان
simili cuir | faux leather | Kunstleder | جلد صناعي
métal | metal | Metall | حديد
verre | glass | Glas | بلار
bois d’olivier | olive wood | Olivenholz | لوح زيتون
terre cuite | terracotta | Terrakotta | طين
aluminium | aluminium | Aluminium | ألومينيوم
silicone | silicone | Silikon | سيليكون
popeline | poplin | Popeline | بوبلين
crêpe | crêpe | Krepp | كريب
viscose | viscose | Viskose | فيسكوز
gabardine | gabardine | Gabardine | قبردين
raphia | raffia | Bast | رافيا
cuir grainé | grained leather | genarbtes Leder | جلد محبّب
coton bio | organic cotton | Bio-Baumwolle | قطن بيو
argent 925 | 925 silver | 925er Silber | فضة
verre soufflé | blown glass | mundgeblasenes Glas | بلار منفوخ
mousseline | chiffon | Chiffon | موسلين
jean | denim | Denim | دجين
laine mélangée | wool-blend | Wollmischung | صوف مخلّط
flanelle | flannel | Flanell | فلانال
modal | modal | Modal | مودال
cuir tressé | woven leather | geflochtenes Leder | جلد مضفور
caoutchouc | rubber | Gummi | كاوتشو
acier | steel | Stahl | فولاذ
verre trempé | tempered glass | gehärtetes Glas | بلار مقوّى
métal et bois | metal and wood | Metall und Holz | حديد ولوح
rotin | rattan | Rattan | روتان
grès | stoneware | Steinzeug | قري
nid d’abeille | waffle-weave | Waffelpiqué | نسيج عش نحل
porcelaine | porcelain | Porzellan | بورسلان
cuivre | copper | Kupfer | نحاس
lin lavé | washed linen | gewaschenes Leinen | كتان مغسول
coton brodé | embroidered cotton | bestickte Baumwolle | قطن مطرّز
maille | knit | Strick | تريكو
jersey | jersey | Jersey | جارسي
denim stretch | stretch denim | Stretch-Denim | دجين ستراتش
denim brut | raw denim | roher Denim | دجين خام
denim délavé | washed denim | verwaschener Denim | دجين مغسول
tulle | tulle | Tüll | تول
drap de laine | wool cloth | Wolltuch | جوخ صوف
coton gaufré | textured cotton | Baumwoll-Piqué | قطن قوفري
mesh respirant | breathable mesh | atmungsaktives Mesh | شبكة تتنفّس
coton peigné | combed cotton | gekämmte Baumwolle | قطن ممشوط
coton stretch | stretch cotton | Stretch-Baumwolle | قطن ستراتش
cachemire mélangé | cashmere-blend | Kaschmirmischung | كشمير مخلّط
soie | silk | Seide | حرير
maille torsadée | cable-knit | Zopfstrick | تريكو مضفور
acier doré | gold-tone steel | vergoldeter Edelstahl | فولاذ مذهّب
nylon | nylon | Nylon | نيلون
bois massif | solid wood | Massivholz | لوح صحيح
osier | wicker | Weide | خيزران
laiton | brass | Messing | نحاس أصفر
jute | jute | Jute | جوت
coton tissé | woven cotton | gewebte Baumwolle | قطن منسوج
gaze de coton | cotton gauze | Baumwollmusselin | قاز قطن
coton éponge | cotton terry | Baumwollfrottee | قطن إيبونج
fonte | cast-iron | Gusseisen | فونت
faïence | earthenware | Steingut | فايونس
fer forgé | wrought-iron | Schmiedeeisen | حديد مشغول
molleton | fleece-lined | Sweatstoff | مولتون
liège | cork | Kork | خفّاف
carbone | carbon | Carbon | كربون
viscose fluide | flowing viscose | fließende Viskose | فيسكوز طايح
satin souple | soft satin | weicher Satin | ساتان طري
jean léger | light denim | leichter Denim | دجين خفيف
viscose fleurie | floral viscose | geblümte Viskose | فيسكوز منوّر
tulle brodé | embroidered tulle | bestickter Tüll | تول مطرّز
soie lavée | washed silk | gewaschene Seide | حرير مغسول
coton côtelé | ribbed cotton | gerippte Baumwolle | قطن كوتلي
maille ajourée | openwork knit | Ajourstrick | تريكو مخرّم
velours côtelé | corduroy | Cord | قطيفة كوتلي
coton imprimé | printed cotton | bedruckte Baumwolle | قطن أمبريمي
bouclette | bouclé | Bouclé | بوكلات
tweed | tweed | Tweed | تويد
nida | nida | Nida | ندى
soie de Médine | Medina silk | Medina-Seide | حرير المدينة
toile et cuir | canvas and leather | Segeltuch und Leder | توال وجلد
paille tressée | woven straw | geflochtenes Stroh | سعف مضفور
perles | beaded | Perlen | عقيق
oxford | Oxford-cloth | Oxfordstoff | أوكسفورد
coton léger | light cotton | leichte Baumwolle | قطن خفيف
jersey épais | heavy jersey | schwerer Jersey | جارسي غليظ
piqué de coton | cotton piqué | Baumwollpiqué | بيكي قطن
maille fine | fine-knit | Feinstrick | تريكو رقيق
jersey mercerisé | mercerised jersey | merzerisierter Jersey | جارسي مرسري
lin mélangé | linen-blend | Leinenmischung | كتان مخلّط
toile enduite | coated canvas | beschichtetes Gewebe | توال مشمّع
laine froide | cool wool | Cool Wool | صوف بارد
crêpe de laine | wool crêpe | Wollkrepp | كريب صوف
fil d’Écosse | lisle | Fil d’Écosse | خيط سكوتلندا
cuir patiné | burnished leather | patiniertes Leder | جلد باتيني
liège et cuir | cork and leather | Kork und Leder | خفّاف وجلد
acétate | acetate | Acetat | أسيتات
cuir végétal | vegetable-tanned leather | pflanzlich gegerbtes Leder | جلد مدبوغ طبيعي
paille | straw | Stroh | سعف
feutre | felt | Filz | لبد
toile délavée | washed canvas | verwaschenes Segeltuch | توال مغسول
suède | suede | Veloursleder | سويد
or 18 carats | 18-carat gold | 18-karätiges Gold | ذهب 18
perles d’eau douce | freshwater pearl | Süßwasserperlen | لؤلؤ ماء حلو
corail | coral | Koralle | مرجان
filigrane | filigree | Filigran | فيليقران
perles naturelles | natural bead | Naturperlen | عقيق طبيعي
bois et tissu | wood and fabric | Holz und Stoff | لوح وقماش
bois de manguier | mango wood | Mangoholz | لوح مانقو
marbre reconstitué | engineered marble | Kunstmarmor | رخام صناعي
chêne clair | light oak | helle Eiche | شان فاتح
mousse à mémoire de forme | memory foam | Memory-Schaum | موس ميموار
latex | latex | Latex | لاتكس
rotin et bois | rattan and wood | Rattan und Holz | روتان ولوح
métal perforé | perforated metal | perforiertes Metall | حديد مثقّب
verre fumé | smoked glass | Rauchglas | بلار فومي
cuivre martelé | hammered copper | gehämmertes Kupfer | نحاس مطروق
résine dorée | gold resin | goldfarbenes Kunstharz | ريزين مذهّب
bois et verre | wood and glass | Holz und Glas | لوح وبلار
percale | percale | Perkal | بركال
satin de coton | cotton sateen | Baumwollsatin | ساتان قطن
duvet | down | Daunen | ريش
microfibre | microfibre | Mikrofaser | ميكروفيبر
polaire | fleece | Fleece | بولار
velours de coton | cotton velour | Baumwollvelours | قطيفة قطن
voile | voile | Voile | فوال
laine bouclée | bouclé wool | Bouclé-Wolle | صوف بوكلي
pierre | stone-effect | Stein | حجر
aluminium forgé | forged aluminium | geschmiedetes Aluminium | ألومينيوم مطروق
fonte émaillée | enamelled cast-iron | emailliertes Gusseisen | فونت إيماي
granit | granite | Granit | قرانيت
inox triple fond | tri-ply steel | dreilagiger Edelstahl | إينوكس ثلاثة طبقات
verre opale | opal glass | Opalglas | بلار أوبال
cristallin | crystalline glass | Kristallglas | كريستال
acier inoxydable | stainless steel | Edelstahl | فولاذ إينوكس
acier damas | Damascus steel | Damaststahl | فولاذ دمشقي
plastique sans BPA | BPA-free plastic | BPA-freier Kunststoff | بلاستيك بلاش BPA
polyester épais | heavy polyester | schwerer Polyester | بوليستر غليظ
résine | resin | Kunstharz | ريزين
coton tressé | braided cotton | geflochtene Baumwolle | قطن مضفور
résine tressée | woven resin | Polyrattan | ريزين مضفور
acacia | acacia | Akazie | أكاسيا
corde | rope | Seil | حبل
toile épaisse | heavy canvas | schweres Segeltuch | توال غليظ
argile | clay | Tonerde | طين
laine naturelle | natural wool | Naturwolle | صوف طبيعي
laine teinte aux plantes | plant-dyed wool | pflanzengefärbte Wolle | صوف مصبوغ بالنباتات
coton recyclé | recycled cotton | recycelte Baumwolle | قطن معاود
laine et coton | wool and cotton | Wolle und Baumwolle | صوف وقطن
verre coloré | stained glass | farbiges Glas | بلار ملوّن
bois et fil | wood and wire | Holz und Draht | لوح وسلك
argent | silver | Silber | فضة
marbre | marble | Marmor | رخام
bois et os | wood and bone | Holz und Knochen | لوح وعظم
palme | palm leaf | Palmblatt | سعف
alfa | esparto | Espartogras | حلفاء
jonc | rush | Binsen | سمار
cuir souple | soft leather | weiches Leder | جلد طري
cuir et velours | leather and velvet | Leder und Samt | جلد وقطيفة
lin et coton | linen and cotton | Leinen und Baumwolle | كتان وقطن
éponge | terry | Frottee | إيبونج
soie naturelle | natural silk | Naturseide | حرير حر
soie et coton | silk and cotton | Seide und Baumwolle | حرير وقطن
qmeraya | qmeraya | Qmeraya | قمراية
denim | denim | Denim | دجين
coton mélangé | cotton-blend | Baumwollmischung | قطن مخلّط
côte fine | fine-rib | Feinripp | كوت رقيق
mesh | mesh | Mesh | شبكة
néoprène | neoprene | Neopren | نيوبران
synthétique | synthetic | Synthetik | صناعي
polyester | polyester | Polyester | بوليستر
chiffon | rag | Stoff | قماش
moquette | carpet | Teppichstoff | موكات
`;

const materials = readTable(LINES);

/** A material by its French name in lower case; undefined for what is none ("poudre"). */
export const material = (french: string): Required<OtherTexts> | undefined => materials().get(french);
