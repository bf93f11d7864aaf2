/** Tunisian Arabic texts of the assistant. Inserted text may be Latin and is isolated in its own direction. */
import { enumeration } from './enumeration.ts';
import type { Texts } from './texts.ts';

/** Plural forms: one, two, few and many. */
const many = (count: number, one: string, two: string, few: string): string =>
  count === 1 ? one : count === 2 ? two : count <= 10 ? `${count} ${few}` : `${count} ${one}`;
const and = (list: readonly string[]): string => list.join(' و');
const or = enumeration('، ', ' ولا ');
/** Isolates the direction of a text within the sentence. */
const own = (text: string): string => `\u2068${text}\u2069`;
const DETAILS = {
  color: 'انهي لون',
  size: 'انهي قياس',
  budget: 'قدّاش الميزانية',
  features: 'شنوّة المواصفات اللي تهمّك',
} as const;

export const tn: Texts = {
  hello:
    'عسلامة! أنا المساعد متاع لوّاج. نلوّجلك على المنتوجات، نقارن بيناتهم، ونجاوبك على التوصيل والطلبيّات والموقع.',
  thanks: 'بكل سرور! كان تلوّج على حاجة أخرى قلّي.',
  bye: 'بالسلامة، نستنّاوك في لوّاج!',
  fine: 'لاباس الحمد لله، يعيشك! شنوّة نجّم نعملك؟',
  goOn: 'باهي. قلّي على شنوّة تلوّج، ولا شنوّة تحب تعرف.',
  sorry:
    'سامحنا كان فمّا حاجة ما مشاتش. قلّي شنوّة المشكلة: منتوج، توصيل، ولا طلبيّة. والفريق يجاوبك زادة من صفحة الاتصال.',
  contact:
    'أنا مساعد آلي. باش تحكي مع الفريق، ابعثلهم من صفحة الاتصال؛ وزر الاتصال اللي لوطة في الشاشة يورّيك الطرق الأخرى.',
  elsewhere: 'في هذي ما ننجّمش نعاونك: أنا نعرف منتوجات لوّاج، التوصيل، الطلبيّات وكيفاش يخدم الموقع.',
  forExample: (questions) => `مثلا:\n${questions.map((question) => `• ${question}`).join('\n')}`,

  found: (shown, total, filters) =>
    total !== null && total > shown
      ? `لقيت ${many(total, 'منتوج', 'زوز منتوجات', 'منتوجات')}${filters}. هاذم ${shown} منهم.`
      : `لقيت ${many(shown, 'منتوج واحد', 'زوز منتوجات', 'منتوجات')}${filters}.`,
  priceRange: (lowest, highest) => `الأسوام من ${own(lowest)} حتى ${own(highest)}.`,
  onePrice: (price) => `سومو ${own(price)}.`,
  first: (name, price) => `الأقرب للي طلبتو: ${own(name)}، ${own(price)}.`,
  leading: {
    cheaper: (name, price) => `الأرخص: ${own(name)}، ${own(price)}.`,
    dearer: (name, price) => `الأغلى: ${own(name)}، ${own(price)}.`,
    bestSelling: (name, price) => `الأكثر مبيعا: ${own(name)}، ${own(price)}.`,
    bestRated: (name, price) => `اللي عندو أحسن نوت: ${own(name)}، ${own(price)}.`,
    newest: (name, price) => `الأجدد: ${own(name)}، ${own(price)}.`,
    mostReduced: (name, price) => `أكبر تخفيض: ${own(name)}، ${own(price)}.`,
  },
  soldOutLast: (count) =>
    count === 1 ? 'فمّا واحد موش موجود توّا: حطّيتو في الأخر.' : `${count} موش موجودين توّا: حطّيتهم في الأخر.`,
  dropped: (limits) => `ما لقيتش حاجة فيها كل شي طلبتو. هاذا الأقرب، من غير ${and(limits)}.`,
  limits: { budget: 'الميزانية', colors: 'اللون', sizes: 'القياس', bounds: 'المواصفات', brands: 'الماركة' },
  nearWords: 'ما لقيتش هذاكة بالضبط؛ هاذا الأقرب ليه.',
  nothing: (filters) => `ما لقيت شي${filters}. جرّب كلمة أخرى، ولا قلّي لشنوّة تستحقها.`,
  askDetails: (details) => `باش نضيّق البحث: ${details.map((one) => DETAILS[one]).join('، ')}؟`,
  askThing: 'مرحبا! على شنوّة تلوّج بالضبط؟ قلّي المنتوج، اللون، القياس، الميزانية والمواصفات اللي تهمّك.',
  refine: 'تنجّم تجاوب «أرخص»، «وبالأكحل؟» ولا «الثاني موجود؟».',
  byColors: (colors, hasText) =>
    hasText
      ? `لوّجت بألوان التصويرة (${colors}) وبكلامك.`
      : `من التصويرة نقرا كان الألوان: ${colors}. لوّجت بيهم؛ قلّي زادة شنوّة المنتوج.`,
  byPicture: (description) => `في التصويرة نشوف: ${own(description)}.`,
  filters: {
    not: (what) => `من غير ${what}`,
    size: (sizes) => `قياس ${own(sizes)}`,
    below: (amount) => `حتى ${own(amount)}`,
    above: (amount) => `من ${own(amount)} لفوق`,
    between: (low, high) => `من ${own(low)} حتى ${own(high)}`,
    reduced: 'بالتخفيض',
  },
  colors: {
    noir: 'أكحل',
    blanc: 'أبيض',
    gris: 'رمادي',
    rouge: 'أحمر',
    bordeaux: 'عنّابي',
    rose: 'وردي',
    orange: 'برتقالي',
    jaune: 'أصفر',
    vert: 'أخضر',
    turquoise: 'فيروزي',
    bleu: 'أزرق',
    marine: 'كحلي',
    violet: 'بنفسجي',
    marron: 'قهوي',
    beige: 'بيج',
    doré: 'ذهبي',
    argenté: 'فضّي',
    multicolore: 'ملوّن',
  },

  firstOnes: ['الأول', 'الثاني', 'الثالث'],
  whichProduct: 'على انهي منتوج تحكي؟ قول «الأول»، «الثاني»…',
  noProduct: 'على انهي منتوج تحكي؟ أعطيني إسمو، ولا نلوّجو عليه مع بعضنا.',
  price: (name, price, before) =>
    `${own(name)} سومو ${own(price)}${before === undefined ? '' : ` في عوض ${own(before)}`}.`,
  stock: {
    'In Stock': 'موجود.',
    'Out of Stock': 'وفى الستوك.',
    'On Backorder': 'يتجاب بالطلب.',
    Preorder: 'طلب مسبق.',
    Soon: 'قريب يوصل.',
    Discontinued: 'ما عادش يتباع.',
  },
  inStock: (count) => `موجود: ${many(count, 'قطعة', 'زوز قطع', 'قطع')}.`,
  lowStock: (count) => `قعدو كان ${count} في الستوك!`,
  variants: (list) => `الموجود منّو: ${own(list)}.`,
  hasColor: (color, count) => `إيه، موجود بلون ${color}: ${many(count, 'قطعة', 'زوز قطع', 'قطع')}.`,
  noColor: (color) => `لا، موش موجود بلون ${color}.`,
  sizes: (list) => `القياسات: ${own(list)}.`,
  colorList: (list) => `الألوان: ${list}.`,
  warranty: (months, type) =>
    `الضمان${months === null ? '' : `: ${many(months, 'شهر', 'شهرين', 'أشهر')}`}${type === null ? '' : ` (${own(type)})`}.`,
  noWarranty: 'ما فمّاش ضمان مكتوب في صفحتو.',
  rating: (average, count) => `النوت: ${own(average)} من 5، في ${many(count, 'رأي', 'زوز أراء', 'أراء')}.`,
  noRating: 'ما عندوش أراء مازال.',
  weight: (kilograms) => `الميزان: ${own(`${kilograms} kg`)}.`,
  brand: (name) => `الماركة: ${own(name)}.`,
  seller: (name) => `يبيعو ${own(name)}.`,
  returnPolicy: (text) => `الترجيع: ${own(text)}`,
  unknownDetail: 'المعلومة هذي موش في صفحة المنتوج.',
  productNext: 'ننجّم زادة نقارنو مع واحد آخر، ولا نقلّك قدّاش التوصيل.',

  compared: (names) => `المقارنة بين ${names}:`,
  row: {
    price: 'السوم',
    rating: 'النوت',
    stock: 'الستوك',
    warranty: 'الضمان',
    colors: 'الألوان',
    brand: 'الماركة',
    weight: 'الميزان',
  },
  none: 'موش مذكور',
  months: (count) => many(count, 'شهر', 'شهرين', 'أشهر'),
  verdictCheapest: (name) => `الأرخص هو ${own(name)}.`,
  verdictRated: (name) => `الأحسن في النوت هو ${own(name)}.`,
  samePrice: 'سومهم واحد.',

  served: (region, delegations) =>
    `إيه، نوصّلو لولاية ${own(region)}${delegations > 1 ? ` (${delegations} معتمديات)` : ''}.`,
  fee: (product, amount, freeFrom) =>
    `${own(product)} وحدو، التوصيل متاعو ${own(amount)}؛ وبلاش من ${own(freeFrom)} سلعة لفوق.`,
  feeFree: (product, freeFrom) =>
    `${own(product)} التوصيل متاعو بلاش: من ${own(freeFrom)} سلعة لفوق ما تخلّصش توصيل.`,
  preparation: (shop, hours) => `${own(shop)} يحضّر في ${many(hours, 'ساعة', 'ساعتين', 'سوايع')}.`,
  transit: (least, most) =>
    `شركة التوصيل تاخذ ${least === most ? '' : `من ${least} حتى `}${most === 1 ? 'نهار خدمة واحد' : most === 2 ? 'نهارين خدمة' : `${most} أيام خدمة`}.`,
  arrivesOn: (day) => `كان تعدّي الطلبيّة وتتأكد توّا، توصل ${day}.`,
  arrives: (from, until) => `كان تعدّي الطلبيّة وتتأكد توّا، توصل بين ${from} و${until}.`,
  whichRegion: 'قلّي انهي ولاية كان تحب تعرف وقتاش توصل.',

  order: (number, state, date) => `الطلبيّة ${own(number)} متاع ${own(date)}: ${state}.`,
  part: (number, state) => `• ${own(number)}: ${state}`,
  ownOrders: 'هاذم آخر طلبيّاتك:',
  noOrders: 'حسابك ما فيه حتى طلبيّة مازال.',
  needNumberAndPhone:
    'باش نتبّعو طلبيّة، أعطيني النومرو متاعها (\u2068CMD-…\u2069) والتليفون اللي عطيتو فيها. وكان تدخل لحسابك نشوف طلبيّاتك طول.',
  needNumber: 'يعيّشك. أعطيني زادة نومرو الطلبيّة (\u2068CMD-…\u2069).',
  needPhone: 'يعيّشك. أعطيني زادة التليفون اللي عطيتو في الطلبيّة: من غيرو ما نورّي شي.',
  unknownOrder: 'ما لقيتش طلبيّة بالنومرو والتليفون هاذم. ثبّت فيهم يعيّشك.',
  tooMany: 'برشة محاولات. عاود بعد دقايق.',
  states: {
    AWAITING_PAYMENT: 'تستنّى في الخلاص',
    AWAITING_CONFIRMATION: 'تستنّى في التأكيد',
    CONFIRMED: 'تأكّدت',
    PREPARING: 'قاعدة تتحضّر',
    SHIPPED: 'خرجت',
    OUT_FOR_DELIVERY: 'في الثنيّة ليك',
    DELIVERY_FAILED: 'الليفرور ما لقاكش',
    DELIVERED: 'وصلت',
    COMPLETED: 'كملت',
    RETURN_OPEN: 'الرجوع قاعد يصير',
    RETURNED: 'رجعت',
    RETURNED_TO_SELLER: 'رجعت للبيّاع',
    CANCELLED: 'تلغات',
  },

  coupons: 'هاذم الكودات اللي يخدمو توّا:',
  couponsFor: (product) => `${own(product)} تنجّم تستعمل معاه:`,
  coupon: (code, what) => `• ${own(code)}: ${what}`,
  couponHolds: (code, discount, total) =>
    `• ${own(code)}: ينقص ${own(discount)}، الجملة بالتوصيل ${own(total)}`,
  noCouponHolds: (product) => `ما فمّاش كود يخدم مع ${own(product)} وحدو. الكودات اللي موجودين:`,
  noCoupons: 'ما فمّاش كودات توّا.',
  couponOff: (amount) => `تخفيض ${own(amount)}`,
  couponFreeDelivery: 'التوصيل بلاش',
  couponFrom: (amount) => `من ${own(amount)} لفوق`,
  couponUntil: (date) => `حتى ${own(date)}`,
  couponUse: 'الكود يتحط في خانة الكوبون في القفّة؛ كود واحد في الطلبيّة.',

  readMore: (page) => `التفاصيل في صفحة «${page}».`,
  noHelp: 'الجواب موش في صفحات الموقع. ابعث للفريق من صفحة الاتصال ويجاوبك.',
  resultsFor: (text) => `نتائج «${text}»:`,
  whichOf: (names) => `ما نعرفش الكلمة هاذي. تلوّج على واحدة من هاذم: ${or(names)}؟`,
  perhaps: (names) => `موش متأكّد شنوّة تستحقّ بالضبط. بالك هاذم: ${or(names)}؟`,
  unclear: 'ما فهمتكش بالباهي. قلّها بطريقة أخرى، ولا اختار:',
  offers: {
    start: ['نلوّج على كادو', 'وين وصلت الطلبيّة متاعي؟', 'كيفاش نرجّع حاجة؟'],
    list: ['الأرخص', 'وريني أخرين', 'قارنلي بين الأول والثاني'],
    help: ['قداش التوصيل؟', 'كيفاش نرجّع حاجة؟', 'كيفاش نخلّص؟'],
  },
  more: (count) => `هاذم زادة ${many(count, 'منتوج واحد', 'زوز منتوجات', 'منتوجات')}.`,
  noMore: 'ورّيتك الكل اللي يواتي. بدّل شرط، ولا قلّي على شنوّة تلوّج زادة.',
  foundSome: (fitting, others, filters) =>
    `${many(fitting, 'منتوج واحد يواتي', 'زوز منتوجات يواتيو', 'منتوجات يواتيو')} بالضبط${filters}؛ ${others === 1 ? 'والآخر' : `و${others} الأخرين`} من نفس النوع برك.`,
  among: (count) => (count === null ? '' : `من ${many(count, 'منتوج', 'زوز منتوجات', 'منتوجات')} لقيتهم: `),
  lightest: (name, kilograms) => `الأخف: ${own(name)}، ${own(`${kilograms} kg`)}.`,
  heaviest: (name, kilograms) => `الأثقل: ${own(name)}، ${own(`${kilograms} kg`)}.`,
  noWeights: 'حتى صفحة ما فيها الميزان.',
  oneOfEach: 'حسبت الأول من كل ليستة ورّيتهالك:',
  sum: (items, delivery, total) =>
    `مع بعضهم: ${own(items)}. التوصيل: ${own(delivery)}. الجملة: ${own(total)}.`,
  notCounted: (names) => `من غير ${own(names)}، ما ينجّمش يتطلب توّا.`,
  hasSize: (size, count) => `إيه، موجود في القياس ${own(size)}: ${many(count, 'قطعة', 'زوز قطع', 'قطع')}.`,
  noSize: (size) => `لا، موش موجود في القياس ${own(size)}.`,
  notStated: (field) => `صفحة المنتوج ما تقولش هذي: ${field}.`,
  fields: {
    battery: 'البطارية',
    power: 'القوة',
    memory: 'الميموار',
    storage: 'التخزين',
    capacity: 'السعة',
    screen: 'الشاشة',
    material: 'الماتيير',
    size: 'القياسات',
    water: 'مقاومة الماء',
    speed: 'السرعة',
    resolution: 'الريزوليسيون',
    connection: 'التوصيلات',
    supply: 'الكهرباء ولا البيلات',
    energy: 'الاستهلاك',
    origin: 'المصدر',
    pages: 'عدد الصفحات',
    language: 'اللغة',
    seats: 'عدد البلايص',
    pieces: 'عدد البياسات',
    noise: 'الحس',
    care: 'التنظيف',
    fits: 'مع شنوة يخدم',
    age: 'العمر المناسب',
  },
  account: {
    password: 'حلّ صفحة الدخول واختار الرابط متاع كلمة السر المنسية: يجيك رابط في الإيميل يخدم مرّة وحدة.',
    signIn:
      'أدخل بنومرو التليفون ولا الإيميل وكلمة السر. بعد برشة غلطات الدخول يتسكّر شويّة؛ استنّى ولا بدّل كلمة السر من رابط النسيان.',
    register: 'من «حسابي» اختار «التسجيل»: الإسم، اللقب، التليفون، الإيميل وكلمة سر يكفيو.',
    change: 'أدخل وحلّ «حسابي»: البروفيل، العناوين والجلسات يتبدّلو غادي.',
    remove: 'أدخل، حلّ «حسابي»، ومن بعد الخصوصية: غادي تنجّم تهبّط معطياتك وتفسخ الحساب.',
    general: 'في «حسابي» تلقى البروفيل، العناوين، الطلبيّات، المفضّلة، النقاط، الأراء والجلسات. شنوّة تحب تعمل؟',
  },
  transactionHelp: 'ننجّم نقلّك وين وصلت طلبيّة، كيفاش تخلّص، كيفاش نوصّلو وكيفاش ترجّع حاجة. شنوّة تحب تعرف؟',
};
