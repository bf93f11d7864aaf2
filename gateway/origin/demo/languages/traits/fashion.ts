/** Traits of clothes, shoes, bags and jewellery: "French | English | German | Tunisian Arabic"; the notation is index.ts's. */
export const FASHION = `
à manches évasées | flared-sleeve | mit weiten Ärmeln | بكمام واسعة
à col V | V-neck | mit V-Ausschnitt | بكول V
ceinturée | belted | mit Gürtel | بالسبتة
à volants | ruffled | mit Volants | بالفولان
à boutons nacrés | with pearly buttons | mit Perlmuttknöpfen | بفلسات صدف
à manches ballon | balloon-sleeve | mit Ballonärmeln | بكمام بالون
trapèze | A-line | in A-Linie | ترابيز
à bretelles | strappy | mit Trägern | بالبروتال
à col chemise | shirt-collar | mit Hemdkragen | بكول سورية
à smocks | smocked | mit Smok | بالسموك
à sequins | sequinned | mit Pailletten | بالسكان
à dos nageur | racerback | mit Racerback | بظهر محلول
sirène | mermaid | im Meerjungfrau-Schnitt | سيران
à épaule dénudée | one-shoulder | mit einer freien Schulter | بكتف محلول
à longue traîne | with long train | mit langer Schleppe | بذيل طويل
à manches en dentelle | with lace sleeves | mit Spitzenärmeln | بكمام دنتال
à col lavallière | pussy-bow | mit Schluppe | بكول ببيونة
à manches bouffantes | puff-sleeve | mit Puffärmeln | بكمام منفوخة
à rayures fines | pinstriped | mit feinen Streifen | بخيوط رقاق
à pois | polka-dot | mit Punkten | منقّط~
oversize | oversized | oversized | واسع~
à bretelles fines | spaghetti-strap | mit Spaghettiträgern | ببروتال رقيق
à col carré | square-neck | mit eckigem Ausschnitt | بكول مربّع
à manches courtes | short-sleeved | mit kurzen Ärmeln | بنص كم
croisé | wrap | in Wickeloptik | كروازي
à encolure bateau | boat-neck | mit U-Boot-Ausschnitt | بكول باطو
palazzo | palazzo | im Palazzo-Stil | بالاتزو
à pinces | pleated | mit Bundfalten | بالبنس
taille haute | high-waisted | mit hohem Bund | بخصر عالي
fluide | flowing | fließend | طايح~
cigarette | cigarette | in Zigarettenform | سيقارات
mom | mom | im Mom-Schnitt | موم
slim | slim | schmal | سليم
droit | straight | gerade | دروا
flare | flared | ausgestellt | فلار
plissée | pleated | mit Plissee | بليسي
midi | midi | in Midilänge | ميدي
portefeuille | wrap | zum Wickeln | كروازي
longue | long | lang | طويل~
patineuse | skater | schwingend | باتينوز
long | long | lang | طويل~
cintré | fitted | tailliert | سانتري
à capuche | hooded | mit Kapuze | بالكابيش
matelassée | quilted | gesteppt | ماتلاسي
courte | short | kurz | قصير~
cintrée | fitted | tailliert | سانتري
à boutons dorés | with gold buttons | mit Goldknöpfen | بفلسات ذهبي
sans col | collarless | ohne Kragen | بلاش كول
brodée | embroidered | bestickt | مطرّز~
à manches kimono | kimono-sleeve | mit Kimonoärmeln | بكمام كيمونو
ouverte | open | offen | محلول~
à perles | beaded | mit Perlen | بالعقيق
unie | plain | einfarbig | لون واحد
à col mandarin | mandarin-collar | mit Stehkragen | بكول ماو
à boutons | buttoned | mit Knöpfen | بالفلسات
fendu sur les côtés | side-slit | seitlich geschlitzt | محلول~ من الجناب
à short | with shorts | mit Shorts | بالشورت
à pantalon long | with long trousers | mit langer Hose | بسروال طويل
imprimé | printed | bedruckt | أمبريمي
à liseré | piped | mit Paspel | بحاشية
à dentelle | lace-trimmed | mit Spitze | بالدنتال
à bretelles réglables | with adjustable straps | mit verstellbaren Trägern | ببروتال يتريقل
avec kimono assorti | with matching kimono | mit passendem Kimono | بكيمونو معاها
vernis | patent | aus Lack | فيرني
à talon aiguille | stiletto | mit Stilettoabsatz | كعب إيقوي
à petit talon | low-heel | mit kleinem Absatz | بكعب صغير
à bride | ankle-strap | mit Riemchen | بالبريد
à bout pointu | pointed | spitz | براس رقيق
compensées | wedge | mit Keilabsatz | كومبونسي
plates | flat | flach | بلا كعب
à talon bloc | block-heel | mit Blockabsatz | بكعب غليظ
à lanières | strappy | mit Riemen | بالسيور
à semelle souple | soft-soled | mit weicher Sohle | بسملة طرية
à plateforme | platform | mit Plateau | بلاتفورم
basses | low-top | niedrig | واطية
rétro | retro | im Retro-Stil | ريترو
à semelle épaisse | chunky-soled | mit dicker Sohle | بسملة غليظة
légères | lightweight | leicht | خفاف
à élastiques | elasticated | mit Gummizug | باللاستيك
à talon | heeled | mit Absatz | بالكعب
à lacets | lace-up | zum Schnüren | بالخيط
à zip | zipped | mit Reißverschluss | بالسوستة
fourrées | fur-lined | gefüttert | مبطّنة
à bandoulière | cross-body | mit Schulterriemen | ببندوليار
à rabat | flap | mit Überschlag | برابا
structuré | structured | in fester Form | واقف~
seau | bucket | in Beutelform | سطل
à anse bijou | with jewelled handle | mit Schmuckgriff | بيد مصوغ
à longues anses | long-handled | mit langen Henkeln | بيدين طوال
zippé | zipped | mit Reißverschluss | بالسوستة
réversible | reversible | zum Wenden | على زوز وجوه
avec pochette | with pouch | mit Täschchen | ببوشات
de soirée | evening | für den Abend | سواريه
à chaînette | chain | mit Kette | بالشنشلة
enveloppe | envelope | im Umschlagstil | أنفلوب
à fermoir doré | with gold clasp | mit Goldverschluss | بسكارة ذهبي
à col mao | grandad-collar | mit Maokragen | بكول ماو
rayée | striped | gestreift | مخطّط~
à carreaux | checked | kariert | كارو
à col rond | crew-neck | mit Rundhalsausschnitt | بكول مدوّر
à poche | pocket | mit Brusttasche | بالجيب
à manches longues | long-sleeved | mit langen Ärmeln | بكم طويل
brodé | embroidered | bestickt | مطرّز~
uni | plain | einfarbig | لون واحد
à boutons cachés | with concealed buttons | mit verdeckten Knöpfen | بفلسات مخبّية
regular | regular | im Regular Fit | رقولار
fuselé | tapered | schmal zulaufend | فوزلي
matelassé | quilted | gesteppt | ماتلاسي
bomber | bomber | im Bomberstil | بومبر
aviateur | aviator | im Fliegerstil | أفياتور
à col montant | high-neck | mit Stehkragen | بكول عالي
caban | in pea-coat style | als Caban | كابان
trois-quarts | three-quarter | in Dreiviertellänge | تروا كار
deux pièces | two-piece | zweiteilig | زوز قطع
trois pièces | three-piece | dreiteilig | ثلاثة قطع
à rayures tennis | chalk-stripe | mit Nadelstreifen | مخطّط~ رقيق
déstructuré | unstructured | ungefüttert | بلاش دوبلور
à ceinture contrastée | with contrast waistband | mit Kontrastbund | بلاستيك بلون آخر
mi-mollet | mid-calf | wadenlang | لنص الساق
courtes | ankle | kurz | قصار
invisibles | no-show | unsichtbar | ما يتشافوش
à pampilles | tasselled | mit Quasten | بالشراشب
à mors | horsebit | mit Trense | بالمور
souples | soft | weich | طري~
à semelle gomme | rubber-soled | mit Gummisohle | بسملة كاوتشو
vernies | patent | aus Lack | فيرني
à bout fleuri | brogue | mit Lochmuster | براس منوّر
à semelle cousue | with stitched soles | mit genähter Sohle | بسملة مخيّطة
à bout droit | cap-toe | mit gerader Kappe | براس دروا
montantes | high-top | knöchelhoch | عالية
à deux brides | two-strap | mit zwei Riemen | بزوز سيور
à semelle anatomique | with contoured footbed | mit Fußbett | بسملة مريحة
de plage | beach | für den Strand | للبحر
fermées | closed | geschlossen | مسكّر~
polarisées | polarised | polarisiert | بولاريزي
à verres dégradés | gradient | mit Verlaufsgläsern | ببلار ديقرادي
miroitées | mirrored | verspiegelt | عاكس~
catégorie 3 | , category 3 | Kategorie 3 | كاتيقوري 3
rondes | round | rund | مدوّر~
papillon | cat-eye | in Schmetterlingsform | بابيون
carrées | square | eckig | مربّع~
réversible en cuir | reversible leather | aus Leder zum Wenden | جلد على زوز وجوه
à boucle plaquée | with plaque buckle | mit Koppelschließe | ببوكلة بلاكي
à boucle automatique | with automatic buckle | mit Automatikschließe | ببوكلة أوتوماتيك
fine | slim | schmal | رقيق~
large | wide | breit | عريض~
anti-RFID | RFID-blocking | mit RFID-Schutz | ضدّ RFID
à porte-monnaie | with coin pocket | mit Münzfach | بجيب للصرف
à franges | fringed | mit Fransen | بالشراشب
carré | square | quadratisch | مربّع~
à revers | cuffed | mit Umschlag | بروفار
à pompon | bobble | mit Bommel | بالبونبون
doublé polaire | fleece-lined | mit Fleecefutter | مبطّن~ بولار
à large bord | wide-brim | mit breiter Krempe | بحاشية عريضة
capeline | floppy | als Schlapphut | كابلين
panama | Panama | im Panama-Stil | بناما
bob | bucket | als Fischerhut | بوب
à visière courbe | curved-peak | mit gebogenem Schirm | بفيزيار مقوّس
pliant | folding | faltbar | ~تطوى
canne | stick | als Stockschirm | كان
automatique | automatic | automatisch | أوتوماتيك
inversé | inverted | umgekehrt schließend | يتسكّر بالمقلوب
anti-vent | windproof | sturmfest | ضدّ الريح
à poignée en bois | with wooden handle | mit Holzgriff | بيد لوح
à double toile | double-canopy | mit doppeltem Bezug | بزوز قماشات
transparent | clear | transparent | شفاف~
plaquée or | gold-plated | vergoldet | مطلي~ بالذهب
à bracelet cuir | with leather strap | mit Lederarmband | ببراسلي جلد
à bracelet milanais | with Milanese strap | mit Milanaise-Band | ببراسلي ميلاني
à petit cadran | small-dial | mit kleinem Zifferblatt | بكادران صغير
sertie de cristaux | crystal-set | mit Kristallen | بالكريستال
à cadran nacré | with mother-of-pearl dial | mit Perlmuttblatt | بكادران صدف
chronographe | chronograph | als Chronograph | كرونو
étanche 10 ATM | 10 ATM water-resistant | wasserdicht bis 10 ATM | ضدّ الماء 10 ATM
à cadran squelette | skeleton | mit Skelettblatt | بكادران سكلات
à verre saphir | with sapphire crystal | mit Saphirglas | ببلار سافير
à date | date | mit Datum | بالتاريخ
solitaire | solitaire | als Solitär | سوليتار
ajustable | adjustable | größenverstellbar | على القد
à pierre turquoise | turquoise-stone | mit Türkisstein | بحجرة فيروز
ciselée | engraved | ziseliert | منقوش~
à zircons | zircon | mit Zirkonen | بالزركون
plaqué or | gold-plated | vergoldet | مطلي~ بالذهب
à pendentif khomsa | with khomsa pendant | mit Khomsa-Anhänger | بخمسة
ras-de-cou | choker | als Choker | على الرقبة
à médaille | medallion | mit Medaillon | بالميداي
double rang | double-strand | zweireihig | زوز صفوف
à prénom | name | mit Namen | بالاسم
plaquées or | gold-plated | vergoldet | مطلي~ بالذهب
créoles | hoop | als Creolen | كريول
pendantes | drop | hängend | معلّقة
puces | stud | als Stecker | بوس
berbères | Berber | im Berberstil | بربري~
jonc | bangle | als Armreif | مقياس
à breloques | charm | mit Anhängern | بالشارم
réglable | adjustable | verstellbar | على القد
gravé | engraved | graviert | منقوش~
tressé | braided | geflochten | مضفور~
cabine | cabin | in Kabinengröße | كابين
moyenne | medium | mittelgroß | وسط
grande | large | groß | كبير~
cabine avec poche ordinateur | cabin laptop | in Kabinengröße mit Laptopfach | كابين بجيب للبيسي
rigide en polycarbonate | hard-shell polycarbonate | aus Polycarbonat | صحيحة بوليكاربونات
souple | soft-shell | weich | طري~
extensible | expandable | erweiterbar | ~كبر
à quatre roues doubles | with four twin wheels | mit vier Doppelrollen | بأربعة عجالي دوبل
pliable | foldable | faltbar | ~تطوى
avec compartiment à chaussures | with shoe compartment | mit Schuhfach | ببلاصة للصبّاط
à roulettes | wheeled | mit Rollen | بالعجالي
48 heures | weekend | fürs Wochenende | متاع ويكاند
à message | slogan | mit Spruch | بالكتيبة
à fleurs | floral | mit Blumen | منوّر~
de fête | party | für Feste | متاع عيد
à taille réglable | with adjustable waist | mit verstellbarem Bund | بخصر يتريقل
à poches | with pockets | mit Taschen | بالجيوب
brodé au prénom | with embroidered name | mit gesticktem Namen | مطرّز~ بالاسم
à pressions | popper | mit Druckknöpfen | بالبريسيون
évolutive | grow-with-me | mitwachsend | ~كبر مع البيبي
à scratch | touch-fastening | mit Klettverschluss | بالسكراتش
lumineuses | light-up | mit Lichtern | بالضو
à lacets élastiques | with elastic laces | mit Gummizug | بخيط لاستيك
fermées devant | closed-toe | vorne geschlossen | مسكّر~ من القدّام
une pièce | one-piece | einteilig | قطعة وحدة
couvrant | full-coverage | bedeckend | محتشم~
short | trunks | als Badeshorts | شورت
de natation | swimming | zum Schwimmen | متاع عوم
anti-chlore | chlorine-resistant | chlorbeständig | ضدّ الكلور
à séchage rapide | quick-drying | schnelltrocknend | يشيح فيسع
gainant | shaping | formend | يشد البدن
sans couture | seamless | nahtlos | بلاش خياطة
Cerf-volant: papillon | butterfly | als Schmetterling | فراشة
Chéchia: à pompon | tasselled | mit Quaste | بالكبيتة
Trousse: double | double | mit zwei Fächern | بزوز خانات
Survêtement: à bandes | side-stripe | mit Seitenstreifen | بالشرايط
`;
