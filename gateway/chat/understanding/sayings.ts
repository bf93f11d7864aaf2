/** Phrases whose words name things that are not meant. No I/O. */

/** What consumes "dhaw" consumes electricity, and what runs on it is electric: it is no lamp. */
const CONSUMED =
  /(?<!\S)((?:ما)?[نيت](?:صرف|ستهلك)\S*|(?:ma)?[nty][aeou]?s(?:ref|raf|rof|tahl?e?k)\S*)((?: (?:برشه|شويه|barcha|chwaya))?) (?:ال)?(?:ضو|dhaw|dhow)(?!\S)/gu;
const RUNS_ON = /(?<!\S)(?:ب(?:ال)?(?:ضو|كهرباء?|كهربا)|(?:bel |b )(?:dhaw|dhow|kahraba|kahrba))(?!\S)/gu;
/** A number to call is no telephone. */
const TELEPHONE_NUMBER =
  /(?<!\S)(?:(?:num|numero|nr) (?:de |du |d )?(?:telephone|tel|portable|mobile)|(?:tele)?phone numbers?|mobile numbers?|telefonnummer|handynummer|(?:ال)?(?:نومرو|نمره)(?: متاع)? (?:ال)?(?:تليفون|تليفوني|بورتابل)|n(?:ou)?mrou (?:mta3 )?(?:el |t)?(?:telifoun|tilifoun|tel|portable))(?!\S)/gu;

/** The size of a room says how strong a thing must be, and no search knows it. */
const ROOM_SIZE =
  /(?<!\S)(?:(?:le|la|the|my|ma|mon|das|mein|meine|une?|a|for|pour) )*(?:(?:ال)?(?:صالون|بيت|دار|كوجينه)|salon|chambre|piece|appartement|room|bedroom|living room|zimmer|wohnzimmer|bit|dar)(?: متاعي| mte3i)?(?: (?:fait|est|is|hat|ist|فيه|فيها|fih|fiha))? \d+ (?:m|m2|metres?|meters?|متر|mitrou)(?: (?:carres?|مربع))?(?!\S)/gu;

/** Whether a normalised text tells the size of a room. */
export const saysRoomSize = (text: string): boolean => text.search(ROOM_SIZE) !== -1;

/** "حب الشباب" is acne: no one likes a hat. "White noise" has no colour. */
const ACNE = /(?<!\S)(?:ال)?حب (?:ال)?شباب(?!\S)|(?<!\S)[7h]ab (?:e?l ?|e?)?chbeb(?!\S)/gu;
const WHITE_NOISE =
  /(?<!\S)(bruit|noise|rauschen|صوت) (?:blanc|ابيض)(?!\S)|(?<!\S)(?:white (noise)|weisses (rauschen))(?!\S)/gu;

/** "Livré à Bizerte ?": delivered, and no book. The accent is lost when a text is normalised. */
const DELIVERED = /(?<!\p{L})livrée?s?(?!\p{L})/giu;

/** A text as typed, in which delivered goods are no books. */
export const withoutDelivered = (text: string): string => text.replace(DELIVERED, 'livraison');

/** "The head of the year" is a day. */
const NEW_YEAR = /(?<!\S)راس (?:ال)?(?:عام|سنه)(?!\S)/gu;

/** What takes little space is small, and asks for no "place". */
const TAKES_SPACE =
  /(?<!\S)(?:(?:ما )?[يت]اخذو?ش?(?: برشه)? بلاصه|(?:ma )?(?:ya|ta|ye|te)?[kh]+(?:ou|o)dh?e?ch(?: barcha)? blasa|(?:ne )?(?:prend|prenne) pas (?:trop |beaucoup )?de place|(?:takes?|taking) (?:up )?(?:too much|much|little|no|any) (?:space|room)|(?:nicht )?viel platz (?:braucht|wegnimmt))(?!\S)/gu;

/** "The scent of the country" is a souvenir. */
const SCENT_OF_HOME = /(?<!\S)(?:من )?ريحه (?:ال)?بلاد(?:نا|ي|ها|هم)?(?!\S)/gu;

/** "After three months": nothing boils. */
const AFTER = /(?<!\S)au bout d(?:e|u|une?)?(?!\S)/gu;
/** "Brother", as the assistant is addressed; not before what a brother does: "خويا يحب". */
const ADDRESSED =
  /^((?:(?:عسلامه|سلام|السلام|عليكم|اهلا|صباح الخير|باهي|ya|يا|aslema|salem|salam|ahla|bonjour|salut|behi) )*)(?:خويا|خوي|khouya|khoya|صاحبي|sahbi|معلم|cheri|habibi|حبيبي|bro|mate|dude|buddy) (?!(?:[يت][\u0600-\u06ff]{2}|[yt][a-z]{2}))/u;

/** A normalised text without phrases whose words name things that are not meant. */
export const withoutSayings = (text: string): string =>
  text
    .replace(CONSUMED, '$1$2')
    .replace(RUNS_ON, 'electrique')
    .replace(TELEPHONE_NUMBER, ' ')
    .replace(ROOM_SIZE, ' ')
    .replace(AFTER, ' ')
    .replace(TAKES_SPACE, ' ')
    .replace(ACNE, 'acne')
    .replace(WHITE_NOISE, '$1$2$3')
    .replace(NEW_YEAR, ' ')
    .replace(SCENT_OF_HOME, 'تقليديه')
    .replace(ADDRESSED, '$1')
    // "C’est" is no vitamin.
    .replace(/(?<!\S)c (?=(?:est|etait|sera)(?!\S))/gu, '');
