/**
 * Tunisia's delegations by governorate, in the order of REGIONS. Source: the 264 delegations of the national institute of statistics
 * (INS, census of 2014) and 15 newer ones used by the election authority (ISIE) in 2024. French and Arabic names were compared with
 * public lists.
 */

export interface Delegation {
  name: string;
  nameAr: string;
}

const LISTS: readonly string[] = [
  // Nabeul
  'Nabeul:نابل|Dar Chaâbane El Fehri:دار شعبان الفهري|Béni Khiar:بني خيار|Korba:قربة|Menzel Temime:منزل تميم|El Mida:الميدة|Kélibia:قليبية|Hammam Ghezèze:حمام الأغزاز|El Haouaria:الهوارية|Takelsa:تاكلسة|Soliman:سليمان|Menzel Bouzelfa:منزل بوزلفة|Béni Khalled:بني خلاد|Grombalia:قرمبالية|Bou Argoub:بوعرقوب|Hammamet:الحمامات',
  // Gafsa
  'Gafsa Nord:قفصة الشمالية|Gafsa Sud:قفصة الجنوبية|Sidi Aïch:سيدي عيش|El Ksar:القصر|Oum El Araies:أم العرائس|Redeyef:الرديف|Métlaoui:المتلوي|Mdhilla:المضيلة|El Guettar:القطار|Belkhir:بلخير|Sned:السند|Zannouch:زانوش|Sidi Boubaker:سيدي بوبكر',
  // Sfax
  'Sfax Ville:صفاقس المدينة|Sfax Ouest:صفاقس الغربية|Sfax Sud:صفاقس الجنوبية|Sakiet Ezzit:ساقية الزيت|Sakiet Eddaïer:ساقية الدائر|Thyna:طينة|Agareb:عقارب|Jebiniana:جبنيانة|El Amra:العامرة|El Hencha:الحنشة|Menzel Chaker:منزل شاكر|Ghraïba:الغريبة|Bir Ali Ben Khalifa:بئر علي بن خليفة|Skhira:الصخيرة|Mahrès:المحرس|Kerkennah:قرقنة',
  // Tunis
  'Carthage:قرطاج|La Médina:المدينة|Bab El Bhar:باب البحر|Bab Souika:باب سويقة|El Omrane:العمران|El Omrane Supérieur:العمران الأعلى|Ettahrir:التحرير|El Menzah:المنزه|Cité El Khadra:حي الخضراء|Le Bardo:باردو|Séjoumi:السيجومي|Ezzouhour:الزهور|El Hraïria:الحرائرية|Sidi Hassine:سيدي حسين|El Ouardia:الوردية|El Kabaria:الكبارية|Sidi El Béchir:سيدي البشير|Djebel Jelloud:جبل الجلود|La Goulette:حلق الوادي|Le Kram:الكرم|La Marsa:المرسى',
  // Bizerte
  'Bizerte Nord:بنزرت الشمالية|Bizerte Sud:بنزرت الجنوبية|Zarzouna:جرزونة|Sejnane:سجنان|Joumine:جومين|Mateur:ماطر|Ghezala:غزالة|Menzel Bourguiba:منزل بورقيبة|Tinja:تينجة|Utique:أوتيك|Ghar El Melh:غار الملح|Menzel Jemil:منزل جميل|El Alia:العالية|Ras Jebel:رأس الجبل',
  // Jendouba
  'Jendouba:جندوبة|Jendouba Nord:جندوبة الشمالية|Bou Salem:بوسالم|Tabarka:طبرقة|Aïn Draham:عين دراهم|Fernana:فرنانة|Ghardimaou:غار الدماء|Oued Meliz:وادي مليز|Balta-Bou Aouane:بلطة بوعوان',
  // Tozeur
  'Tozeur:توزر|Degache:دقاش|Tameghza:تمغزة|Nefta:نفطة|Hazoua:حزوة|Hamet Jérid:حامة الجريد',
  // Tataouine
  'Tataouine Nord:تطاوين الشمالية|Tataouine Sud:تطاوين الجنوبية|Smâr:الصمار|Bir Lahmar:بئر الأحمر|Ghomrassen:غمراسن|Dehiba:ذهيبة|Remada:رمادة|Béni Mhira:بني مهيرة',
  // Kef
  'Kef Ouest:الكاف الغربية|Kef Est:الكاف الشرقية|Nebeur:نبر|Sakiet Sidi Youssef:ساقية سيدي يوسف|Tajerouine:تاجروين|Kalâat Senan:قلعة سنان|Kalâat Khasba:القلعة الخصبة|Jérissa:الجريصة|El Ksour:القصور|Dahmani:الدهماني|Sers:السرس|Touiref:الطويرف',
  // Sidi Bouzid
  'Sidi Bouzid Ouest:سيدي بوزيد الغربية|Sidi Bouzid Est:سيدي بوزيد الشرقية|Jilma:جلمة|Cebbala Ouled Caller:سبالة أولاد عسكر|Bir El Hafey:بئر الحفي|Sidi Ali Ben Aoun:سيدي علي بن عون|Menzel Bouzaiane:منزل بوزيان|Meknassy:المكناسي|Souk Jedid:سوق الجديد|Mezzouna:المزونة|Regueb:الرقاب|Ouled Haffouz:أولاد حفوز|Essaïda:السعيدة|Hichria:الهيشرية',
  // Manouba
  'La Manouba:منوبة|Douar Hicher:دوار هيشر|Oued Ellil:وادي الليل|Mornaguia:المرناقية|Borj El Amri:برج العامري|Djedeida:الجديدة|Tebourba:طبربة|El Battan:البطان',
  // Beja
  'Béja Nord:باجة الشمالية|Béja Sud:باجة الجنوبية|Amdoun:عمدون|Nefza:نفزة|Téboursouk:تبرسق|Thibar:تيبار|Testour:تستور|Goubellat:قبلاط|Medjez El Bab:مجاز الباب',
  // Gabès
  'Gabès Médina:قابس المدينة|Gabès Ouest:قابس الغربية|Gabès Sud:قابس الجنوبية|Ghannouch:غنوش|Métouia:المطوية|Oudhref:وذرف|Menzel El Habib:منزل الحبيب|El Hamma:الحامة|El Hamma Ouest:الحامة الغربية|Matmata:مطماطة|Nouvelle Matmata:مطماطة الجديدة|Mareth:مارث|Dkhilet Toujane:دخيلة توجان',
  // Zaghouan
  'Zaghouan:زغوان|Zriba:الزريبة|Bir Mcherga:بئر مشارقة|El Fahs:الفحص|Nadhour:الناظور|Saouaf:صواف',
  // Ariana
  'Ariana Ville:أريانة المدينة|La Soukra:سكرة|Raoued:رواد|Kalâat El Andalous:قلعة الأندلس|Sidi Thabet:سيدي ثابت|Ettadhamen:حي التضامن|Mnihla:المنيهلة',
  // Kairouan
  'Kairouan Nord:القيروان الشمالية|Kairouan Sud:القيروان الجنوبية|Chebika:الشبيكة|Sbikha:السبيخة|Oueslatia:الوسلاتية|Haffouz:حفوز|El Alâa:العلاء|Hajeb El Ayoun:حاجب العيون|Nasrallah:نصر الله|Echrarda:الشراردة|Bou Hajla:بوحجلة|Aïn Jelloula:عين جلولة|Menzel Mehiri:منزل المهيري',
  // Monastir
  'Monastir:المنستير|Ouerdanine:الوردانين|Sahline:الساحلين|Zéramdine:زرمدين|Béni Hassen:بني حسان|Jemmal:جمال|Bembla:بنبلة|Moknine:المكنين|Bekalta:البقالطة|Téboulba:طبلبة|Ksar Hellal:قصر هلال|Ksibet El Médiouni:قصيبة المديوني|Sayada-Lamta-Bou Hajar:صيادة لمطة بوحجر',
  // Mahdia
  'Mahdia:المهدية|Bou Merdes:بومرداس|Ouled Chamekh:أولاد الشامخ|Chorbane:شربان|Hebira:هبيرة|Essouassi:السواسي|El Jem:الجم|Chebba:الشابة|Melloulèche:ملولش|Sidi Alouane:سيدي علوان|Ksour Essef:قصور الساف|Rejiche:رجيش|El Bradaâ:البرادعة',
  // Siliana
  'Siliana Nord:سليانة الشمالية|Siliana Sud:سليانة الجنوبية|Bou Arada:بوعرادة|Gaâfour:قعفور|El Krib:الكريب|Bourouis:بورويس|Makthar:مكثر|Rouhia:الروحية|Kesra:كسرى|Bargou:برقو|El Aroussa:العروسة',
  // Ben Arous
  'Ben Arous:بن عروس|Nouvelle Médina:المدينة الجديدة|El Mourouj:المروج|Hammam Lif:حمام الأنف|Hammam Chott:حمام الشط|Bou Mhel El Bassatine:بومهل البساتين|Ezzahra:الزهراء|Radès:رادس|Mégrine:مقرين|Mohamedia:المحمدية|Fouchana:فوشانة|Mornag:مرناق',
  // Medenine
  'Médenine Nord:مدنين الشمالية|Médenine Sud:مدنين الجنوبية|Béni Khedache:بني خداش|Ben Gardane:بن قردان|Zarzis:جرجيس|Houmt Souk:جربة حومة السوق|Midoun:جربة ميدون|Ajim:جربة أجيم|Sidi Makhlouf:سيدي مخلوف',
  // Kasserine
  'Kasserine Nord:القصرين الشمالية|Kasserine Sud:القصرين الجنوبية|Ezzouhour:الزهور|Hassi El Ferid:حاسي الفريد|Sbeïtla:سبيطلة|Sbiba:سبيبة|Jedelienne:جدليان|El Ayoun:العيون|Thala:تالة|Haïdra:حيدرة|Foussana:فوسانة|Fériana:فريانة|Majel Bel Abbès:ماجل بلعباس',
  // Sousse
  'Sousse Médina:سوسة المدينة|Sousse Riadh:سوسة الرياض|Sousse Jawhara:سوسة جوهرة|Sousse Sidi Abdelhamid:سوسة سيدي عبد الحميد|Hammam Sousse:حمام سوسة|Akouda:أكودة|Kalâa Kebira:القلعة الكبرى|Sidi Bou Ali:سيدي بوعلي|Hergla:هرقلة|Enfidha:النفيضة|Bouficha:بوفيشة|Kondar:كندار|Sidi El Hani:سيدي الهاني|Msaken:مساكن|Kalâa Seghira:القلعة الصغرى|Zaouiet-Ksibet Thrayet:الزاوية القصيبة الثريات',
  // Kebili
  'Kébili Nord:قبلي الشمالية|Kébili Sud:قبلي الجنوبية|Souk Lahad:سوق الأحد|Douz Nord:دوز الشمالية|Douz Sud:دوز الجنوبية|Faouar:الفوار|Rejim Maatoug:رجيم معتوق',
];

/** By governorate: governorates 1 to 24 are at index 0 to 23. */
export const DELEGATIONS: readonly (readonly Delegation[])[] = LISTS.map((list) =>
  list.split('|').map((entry) => {
    const [name = '', nameAr = ''] = entry.split(':');
    return { name, nameAr };
  }),
);

/** The delegations of a governorate; empty for an unknown number. */
export const delegationsOf = (regionNumber: number): readonly Delegation[] =>
  DELEGATIONS[regionNumber - 1] ?? [];

/** Finds a governorate's delegation by its French or Arabic name. */
export const delegationNamed = (regionNumber: number, name: string): Delegation | undefined =>
  delegationsOf(regionNumber).find((delegation) => delegation.name === name || delegation.nameAr === name);
