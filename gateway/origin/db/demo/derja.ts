/** Words and sentences in Tunisian Arabic, for the part of the shop that speaks it. */
import type { Kit } from './kits.ts';
import { sentences } from './model.ts';

/** The French noun of a product family → what people call the thing. */
export const DERJA_NOUNS: Readonly<Record<string, string>> = {
  'Téléviseur LED': 'تلفزة', Téléviseur: 'تلفزة', 'Casque audio': 'كاسك', 'Enceinte Bluetooth': 'بافل بلوتوث', Radio: 'راديو', 'Récepteur satellite': 'ديمو',
  'Montre connectée': 'منڨالة ذكية', 'Montre femme': 'منڨالة نساء', 'Montre homme': 'منڨالة رجال', Smartphone: 'تليفون', 'Téléphone à touches': 'تليفون بالفلسات', Tablette: 'طابلات', 'Ordinateur portable': 'بي سي بورتابل', Imprimante: 'امبريمانت',
  'Robe longue': 'روبة طويلة', 'Robe courte': 'روبة قصيرة', 'Robe de soirée': 'روبة سواريه', Pantalon: 'سروال', Jean: 'دجين', 'Jean homme': 'دجين رجال', Jupe: 'جيب', Manteau: 'مانطو', 'Manteau homme': 'مانطو رجال', Veste: 'فيستة', Abaya: 'عباية', Pyjama: 'بيجامة',
  Chemise: 'سورية', 'T-shirt': 'تريكو', Baskets: 'سبادري', 'Baskets homme': 'سبادري رجال', Sandales: 'صندال', Escarpins: 'صباط بالكعب', Mules: 'شلاكة', Bottines: 'بوت', 'Sac à main': 'ساك', Ceinture: 'سبتة', Portefeuille: 'بورتفاي', Foulard: 'فولارة', Chapeau: 'شابو', Casquette: 'كاسكيت', Parapluie: 'سحابة', Bague: 'خاتم', Collier: 'شركة', 'Boucles d’oreilles': 'ونايس', Bracelet: 'براسلي', Valise: 'فاليجة',
  Canapé: 'كنبة', Banquette: 'بنكة', 'Table basse': 'طاولة صالون', Bibliothèque: 'مكتبة', Lit: 'فرش', Matelas: 'مطرح', Armoire: 'خزانة', Commode: 'كومود', 'Table à manger': 'طاولة ماكلة', Chaise: 'كرسي', Tapis: 'زربية', Miroir: 'مراية', Vase: 'محبس', Couette: 'كووات', Plaid: 'بطانية', 'Serviette de bain': 'منشفة', Rideau: 'ريدو', Coussin: 'مخدة',
  Poêle: 'مقلى', Cocotte: 'طنجرة', Couscoussier: 'كسكاس', 'Service à thé': 'طقم تاي', 'Couteau de cuisine': 'سكينة مطبخ', Barbecue: 'كانون شواء', Parasol: 'باراسول', 'Lot de tasses': 'فناجن', 'Lot de verres': 'كيسان',
  Réfrigérateur: 'فريجيدار', 'Lave-linge': 'ماكينة صابون', 'Cuisinière': 'ڨاز', 'Climatiseur': 'كليماتيزور', 'Ventilateur': 'فنتيلاتور', Aspirateur: 'أسبيراتور', 'Fer à repasser': 'حديدة', Mixeur: 'خلاط', 'Bouilloire électrique': 'بويلوار', Four: 'فور',
  'Huile d’olive': 'زيت زيتونة', Harissa: 'هريسة', Dattes: 'دڨلة', Miel: 'عسل', Couscous: 'كسكسي', Olives: 'زيتون', 'Thé vert': 'تاي أخضر', 'Café moulu': 'قهوة مرحية', Makroudh: 'مقروض', 'Épices': 'توابل', Bsissa: 'بسيسة', Halwa: 'حلوى شامية',
  Tajine: 'طاجين', Gargoulette: 'برادة', 'Tapis margoum': 'مرڨوم', Fouta: 'فوطة', Chéchia: 'شاشية', Balgha: 'بلغة', Mortier: 'مهراس', 'Cage à oiseaux': 'ڨفص', 'Plateau en cuivre': 'صينية نحاس', 'Khomsa murale': 'خمسة', 'Plat en céramique': 'صحن فخار', Djebba: 'جبة', 'Savon noir': 'صابون كحل', 'Savon à l’huile d’olive': 'صابون بزيت الزيتون',
  Vélo: 'بسكلات', 'Ballon de football': 'كورة', 'Tente de camping': 'خيمة', Perceuse: 'برسوز', Marteau: 'مطرقة', Poussette: 'بوسات', Peluche: 'نونوس', Puzzle: 'بوزل', 'Cahier': 'كراس', 'Cartable': 'كرطابل', 'Trousse': 'تروس',
};

/** Traits and materials, where people have a word of their own. */
export const DERJA_TRAITS: Readonly<Record<string, string>> = {
  'en inox': 'إينوكس', 'en cuir': 'جلد', 'en bois': 'لوح', 'en bois massif': 'لوح صحيح', 'en coton': 'قطن', 'en laine': 'صوف', 'en lin': 'كتان', 'en soie': 'حرير', 'en velours': 'قطيفة', 'en verre': 'بلار', 'en céramique': 'فخار', 'en terre cuite': 'طين',
  'en argent 925': 'فضة', 'en fonte': 'فونت', 'en paille': 'سعف', 'en cuivre': 'نحاس', 'en aluminium': 'ألومينيوم', 'sans fil': 'بلاش خيط', étanche: 'ما يدخلوش الماء', portable: 'يتهز', rond: 'مدور', ronde: 'مدورة', convertible: 'يتحل فرش', 'en satin': 'ساتان', 'en daim': 'دان', 'en jean': 'دجين', berbère: 'بربري', brodée: 'مطرزة', 'en bois d’olivier': 'لوح زيتون', 'biologique': 'بيو', 'extra vierge': 'بكر ممتازة', 'en porcelaine': 'بورسلان', 'solaire': 'بالشمس', 'pliable': 'يتطوى', 'pliante': 'تتطوى',
};

export const DERJA_TEXTS: Readonly<Record<Kit['voice'] | 'any', readonly string[]>> = {
  tech: sentences('خدمتو نظيفة وما يقلقكش. | تشعلو وتخدم بيه طول، ما تستحق حتى تركيب. | ساهل في الاستعمال، حتى للي ما يفهموش في التكنولوجيا. | ما ياكلش برشا ضو. | الكابل والكل معاه في الباكو.'),
  wear: sentences('قماشها باهي وما تتكمشش فيسع. | تجي على القد، خوذ قياسك العادي. | تلبسها كل يوم وفي المناسبات. | اللون ما يطيرش في الغسلة. | خفيفة ومريحة، ما تسخنش.'),
  home: sentences('يزين الدار ويعيش سنين. | صنعة نظيفة والتشطيب باهي. | ساهل في التنظيف، تمسحو وبرة. | يجي مغلف مليح باش ما يتكسرش. | القياسات الكل مكتوبة في المواصفات.'),
  care: sentences('طبيعي وما يعملش حساسية. | الريحة خفيفة وتقعد. | البشرة تولي ملساء من أول مرة. | تكفيك مدة طويلة. | مجرب ومضمون.'),
  taste: sentences('بنتو كيما متاع الدار. | صافي، بلاش ملونات. | من البلاد مباشرة للطاولة متاعك. | يشد قداش من شهر في بلاصة باردة. | تذوقو مرة، تعاود تشري.'),
  play: sentences('الصغار يحبوه من أول نهار. | صحيح وما يتكسرش فيسع. | مافيه حتى مادة تضر. | هدية تفرح الكبير والصغير. | يتغسل ويرجع كيف الجديد.'),
  read: sentences('كاغذو باهي والطباعة واضحة. | حاجة لازمة للرجوع المدرسي. | يصلح هدية للي يحب القراية. | يجي محمي في باكو صحيح.'),
  work: sentences('صحيح ويستحمل الخدمة. | تشدو مليح في يدك وما يزلقش. | يصلح للمبتدي وللي يفهم. | قطع الغيار موجودة عند البياع. | مجرب، ما يطيحكش.'),
  any: sentences('التوصيل لكل الولايات والخلاص عند الاستلام. | كان ما عجبكش رجعو في عشرة أيام. | السوم هذا ما تلقاهش في بلاصة أخرى. | الكمية محدودة، ما تفلتهاش. | عندك سؤال؟ البياع يجاوبك فيسع. | سلعة مضمونة وجديدة في باكوها.'),
};
