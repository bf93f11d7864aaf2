/** Sentences on use, care and delivery: "French | English | German | Tunisian Arabic", as ../../kits.ts. */
export const CARE_TEXTS = `
La notice est en français et le service après-vente est assuré en Tunisie. | Repairs are handled in Tunisia; the manual is in French. | Reparaturen erfolgen in Tunesien; die Anleitung ist auf Französisch. | التصليح في تونس والنوتيس بالفرنساوي.
Tous les câbles utiles sont dans la boîte. | All the cables you need are in the box. | Alle nötigen Kabel liegen bei. | الكابلات الكل في الباكو.
Mise en route en quelques minutes, sans rien avoir à installer. | Up and running in minutes, with nothing to install. | In wenigen Minuten startklar, ohne Installation. | يخدم في دقايق وما تركّب شي.
Testé avant expédition par le vendeur. | Tested by the seller before shipping. | Vom Händler vor dem Versand geprüft. | البايع يجرّبو قبل ما يبعثو.
Homologué et débloqué, il accepte tous les opérateurs tunisiens. | Approved and unlocked: it works with every Tunisian operator. | Zugelassen und ohne SIM-Lock, für alle tunesischen Netze. | محلول ويقبل الأوبراتورات التونسيين الكل.
Chargeur, câble et étui de protection sont dans la boîte. | Charger, cable and protective case are in the box. | Ladegerät, Kabel und Hülle liegen bei. | الشارجور والكابل والكوك في الباكو.
La garantie court à partir du jour de la livraison. | The warranty starts on the day of delivery. | Die Garantie beginnt am Tag der Lieferung. | الضمان يبدا من نهار التوصيل.
Compatible avec la plupart des appareils récents. | Works with most recent devices. | Passt zu den meisten aktuellen Geräten. | يمشي مع أغلب الأجهزة الجديدة.
Un petit achat qui rend service tous les jours. | A small purchase that helps every day. | Ein kleiner Kauf, der täglich nützt. | حاجة صغيرة تنفعك كل يوم.
Livré dans un emballage simple, sans plastique superflu. | Comes in simple packaging, without needless plastic. | Einfach verpackt, ohne unnötiges Plastik. | يجي في باكو بسيط بلاش بلاستيك زايد.
Facture au nom de l’entreprise sur demande. | Invoice in the company’s name on request. | Rechnung auf den Namen der Firma auf Wunsch. | فاتورة باسم الشركة كي تطلبها.
Testé avant l’envoi, prêt à servir. | Tested before shipping, ready to use. | Vor dem Versand geprüft, einsatzbereit. | مجرّب قبل الإرسال وحاضر.
L’assistance répond au téléphone, en arabe et en français. | Support answers by phone, in Arabic and French. | Der Support ist telefonisch erreichbar, auf Arabisch und Französisch. | الأسيستانس تجاوبك في التليفون بالعربي وبالفرنساوي.
Livraison à l’étage et mise en service sur demande. | Delivery upstairs and installation on request. | Lieferung in die Etage und Anschluss auf Wunsch. | يوصل للطابق ويتركّب كي تطلب.
Les pièces détachées sont suivies dix ans. | Spare parts are available for ten years. | Ersatzteile sind zehn Jahre lieferbar. | قطع الغيار موجودين عشرة سنين.
Le réparateur se déplace dans les 24 gouvernorats. | Repairs at home in all 24 governorates. | Reparatur vor Ort in allen 24 Gouvernoraten. | الريباراتور يجيك في الـ24 ولاية.
Livré prêt à brancher, notice en français. | Comes ready to plug in. | Anschlussfertig geliefert. | يجي حاضر، حطّ البريز واخدم.
Le cordon se range dans le socle. | The cord tidies away in the base. | Das Kabel verschwindet im Sockel. | الخيط يتلم في القاعدة.
Arrêt automatique et pieds antidérapants pour la sécurité. | Automatic switch-off and non-slip feet for safety. | Abschaltautomatik und rutschfeste Füße für die Sicherheit. | يطفى وحدو وساقيه ما تزلقش.
Lavage à 30 °C sur l’envers, séchage à l’ombre. | Wash inside out at 30 °C, dry in the shade. | Auf links bei 30 °C waschen, im Schatten trocknen. | اغسلو مقلوب في 30 °C وشيّحو في الظل.
Le mannequin porte une taille M et mesure 1,72 m. | The model wears size M and is 1.72 m tall. | Das Model trägt Größe M und ist 1,72 m groß. | الموديل لابسة M وطولها 1,72 m.
Prenez votre taille habituelle. | Take your usual size. | Nehmen Sie Ihre übliche Größe. | خوذ قياسك العادي.
Confectionné en Tunisie en petite série. | Made in Tunisia in small series. | In Tunesien in kleiner Serie gefertigt. | مخيّط في تونس وبكمية صغيرة.
Lavage à 30 °C, repassage doux. | Wash at 30 °C, iron gently. | Bei 30 °C waschen, sanft bügeln. | اغسلو في 30 °C وحدّدو بالشوية.
Taille normalement : prenez votre taille habituelle. | Regular fit: take your usual size. | Fällt normal aus: nehmen Sie Ihre übliche Größe. | قياسو عادي: خوذ قياسك.
Le mannequin mesure 1,84 m et porte une taille L. | The model is 1.84 m tall and wears size L. | Das Model ist 1,84 m groß und trägt Größe L. | الموديل طولو 1,84 m ولابس L.
Lavage en machine à 40 °C. | Machine wash at 40 °C. | Maschinenwäsche bei 40 °C. | يتغسل في الماكينة في 40 °C.
Par hygiène, l’article n’est repris que dans son emballage scellé. | For hygiene, it can be returned in its sealed packaging only. | Aus Hygienegründen Rückgabe nur versiegelt. | للنظافة، ما يترجع كان في باكو مسكّر.
Étiquettes imprimées, rien qui gratte. | Printed labels: nothing that scratches. | Gedruckte Etiketten: nichts, was kratzt. | بلاش إتيكات تحك.
Lavage à 40 °C, séchage à l’air. | Wash at 40 °C, dry in the air. | Bei 40 °C waschen, an der Luft trocknen. | اغسلو في 40 °C وخلّيه يشيح في الهواء.
Les coutures sont plates et les encres sans danger. | Seams are flat and inks are safe. | Flache Nähte und unbedenkliche Farben. | الخياطة مبسوطة والحبر ما يضرّش.
Entre deux âges, prenez le plus grand. | Between two ages, take the larger. | Zwischen zwei Größen: die größere nehmen. | بين زوز أعمار، خوذ الكبير.
Chausse normalement : prenez votre pointure. | Regular fit: take your usual size. | Fällt normal aus: nehmen Sie Ihre Größe. | قياسو عادي: خوذ قياسك.
Un coup de brosse et un peu de cirage suffisent à l’entretien. | A brush and a little polish are all the care it needs. | Bürste und etwas Schuhcreme genügen zur Pflege. | شيتة وشوية سيراج يكفيو.
Première semelle amovible, en cuir. | Removable leather insole. | Herausnehmbare Innensohle aus Leder. | السملة الداخلانية جلد وتتنحّى.
Livrées dans leur boîte, avec un sachet de rangement. | Comes in a box, with a storage bag. | Im Karton, mit Aufbewahrungsbeutel. | تجي في بواطتها ومعاها ساشي.
Ajoutez un centimètre à la longueur du pied pour bien choisir. | Add one centimetre to the length of the foot. | Zur Fußlänge einen Zentimeter dazurechnen. | زيد صانتي على طول الساق باش تختار.
La fermeture s’attache sans aide. | Children can fasten it themselves. | Kinder schließen sie ohne Hilfe. | الصغير يسكّرها وحدو.
La semelle est souple et ne marque pas les sols. | The sole is supple and leaves no marks. | Die Sohle ist weich und hinterlässt keine Spuren. | السملة طرية وما تعلّمش القاعة.
Livré dans un sac de protection. | Comes in a protective bag. | Wird im Schutzbeutel geliefert. | يجي في ساشي حماية.
Le cuir se nourrit d’un peu de lait incolore, deux fois l’an. | Feed the leather with a little clear lotion twice a year. | Das Leder zweimal im Jahr mit farbloser Pflege behandeln. | ادهن الجلد بكريمة بلاش لون مرتين في العام.
Les fermetures métalliques sont garanties un an par le vendeur. | The seller guarantees the metal fastenings for a year. | Der Händler gibt ein Jahr Garantie auf die Verschlüsse. | السكارات مضمونين عام من عند البايع.
Sans nickel, il convient aux peaux sensibles. | Nickel-free, suitable for sensitive skin. | Nickelfrei, für empfindliche Haut geeignet. | بلاش نيكل، يصلح للجلدة الحسّاسة.
L’écrin et le certificat sont offerts. | Case and certificate are included. | Etui und Zertifikat sind dabei. | البواطة والشهادة معاه.
À éloigner des parfums pour garder son éclat. | Keep away from perfume to preserve its shine. | Von Parfum fernhalten, damit der Glanz bleibt. | بعّدو على الريحة باش يقعد يلمع.
Conforme aux normes européennes de puériculture. | Meets European standards for baby goods. | Entspricht europäischen Normen für Babyartikel. | على النورم الأوروبية متاع البيبي.
Choisi avec des parents et une puéricultrice. | Chosen together with parents and a nursery nurse. | Mit Eltern und einer Kinderpflegerin ausgewählt. | مختار مع أولياء ومختصّة.
Sans aucune substance à risque, analyses à l’appui. | Without harmful substances, as analyses prove. | Ohne bedenkliche Stoffe, durch Analysen belegt. | بلاش حتى مادة تضر، ومثبّت.
Testé sous contrôle dermatologique. | Dermatologically tested. | Dermatologisch getestet. | مجرّب عند طبيب جلدة.
Sans parabènes, jamais testé sur les animaux. | Paraben-free, never tested on animals. | Ohne Parabene, nie an Tieren getestet. | بلاش برابين وما يتجرّبش على الحيوانات.
À essayer au creux du bras avant la première utilisation. | Try it on the inside of the arm first. | Vor dem ersten Gebrauch in der Armbeuge testen. | جرّبو على ذراعك قبل أول مرّة.
Fabriqué en petite quantité pour rester frais. | Made in small batches to stay fresh. | In kleinen Mengen hergestellt, damit es frisch bleibt. | مصنوع بكميات صغار باش يقعد فريشك.
À vaporiser sur les poignets et dans le cou. | Spray on wrists and neck. | Auf Handgelenke und Hals sprühen. | رشّو على المعصم والرقبة.
L’échantillon joint permet d’essayer avant d’ouvrir. | Try the enclosed sample before you open it. | Mit der beiliegenden Probe vor dem Öffnen testen. | معاها عيّنة تجرّبها قبل ما تحل.
Le flacon se garde loin du soleil. | Keep the bottle out of the sun. | Den Flakon vor Sonne schützen. | خلّي القارورة بعيدة على الشمس.
Demandez conseil à votre pharmacien en cas de doute. | Ask your pharmacist if in doubt. | Fragen Sie im Zweifel Ihre Apotheke. | اسأل الفرمسيان كان ماكش متأكد.
Marquage CE et notice en français et en arabe. | CE-marked, manual in French and Arabic. | CE-Zeichen, Anleitung auf Französisch und Arabisch. | علامة CE ونوتيس بالفرنساوي وبالعربي.
L’étui de rangement est fourni. | A storage case is included. | Ein Etui ist dabei. | البواطة متاعو معاه.
Livré en carton renforcé avec notice illustrée. | Comes in a strong box with picture instructions. | Im festen Karton mit bebilderter Anleitung. | يجي في كرتون صحيح ومعاه نوتيس بالتصاور.
Livraison dans la pièce de votre choix sur demande. | Delivered to the room of your choice on request. | Auf Wunsch Lieferung ins gewünschte Zimmer. | يوصل للبيت اللي تحبها كي تطلب.
Un coup de chiffon humide suffit à l’entretien. | A damp cloth is enough for cleaning. | Ein feuchtes Tuch genügt zur Pflege. | مسحة بشيفون مبلول تكفي.
Emballé dans un carton double pour arriver intact. | Double-boxed to arrive intact. | Doppelt verpackt, damit es heil ankommt. | مغلّف في زوز كراطن باش يوصل صحيح.
Les dimensions détaillées figurent sur la dernière photo. | Detailed dimensions are on the last photo. | Die genauen Maße stehen auf dem letzten Foto. | القياسات الكل في آخر تصويرة.
Un rien suffit à changer une pièce. | A little thing can change a room. | Eine Kleinigkeit verändert einen Raum. | حاجة صغيرة تبدّل بيت كاملة.
Lavage à 40 °C, séchage doux. | Wash at 40 °C, dry gently. | Bei 40 °C waschen, schonend trocknen. | اغسلو في 40 °C وشيّحو بالشوية.
Tissu certifié sans substances nocives. | Fabric certified free of harmful substances. | Stoff zertifiziert schadstofffrei. | قماش بالشهادة، بلاش مواد تضر.
Lavez-le une fois avant usage : il n’en sera que plus doux. | Wash it once before use: it will be all the softer. | Vor dem Gebrauch einmal waschen: so wird es noch weicher. | اغسلو مرّة قبل ما تخدم بيه، يزيد يطرى.
Convient au contact alimentaire, contrôle à l’appui. | Food-safe, as tests prove. | Lebensmittelecht, geprüft. | يصلح للماكلة، ومثبّت فيه.
Emballage renforcé : la casse est remplacée sans discuter. | Strong packaging: breakages are replaced, no questions asked. | Fest verpackt: Bruch wird anstandslos ersetzt. | مغلّف صحيح، واللي يتكسر يتبدّل.
À laver avant la première utilisation. | Wash before first use. | Vor dem ersten Gebrauch spülen. | اغسلو قبل أول مرّة.
Le vendeur répond aux questions des jardiniers débutants. | The seller answers questions of beginner gardeners. | Der Händler beantwortet Fragen von Gartenneulingen. | البايع يجاوب المبتدي في الجنينة.
Choisi pour notre climat. | Chosen for our climate. | Für unser Klima ausgewählt. | مختار لطقسنا.
Pensé pour le soleil et l’air salin. | Made for sun and sea air. | Für Sonne und Seeluft gemacht. | معمول للشمس وهواء البحر.
Conçu pour débuter comme pour progresser. | Made for beginners and for progress. | Für den Einstieg und für Fortschritte. | يصلح للمبتدي وللي يحب يتقدّم.
Vendu par des sportifs qui s’en servent eux-mêmes. | Sold by athletes who use it themselves. | Verkauft von Sportlern, die es selbst benutzen. | يبيعوه رياضيين يخدمو بيه.
Testé par le club de sport du vendeur. | Tested by the seller’s sports club. | Vom Sportverein des Händlers getestet. | مجرّب في كلوب البايع.
Le tissu évacue la transpiration et sèche en une heure. | The fabric wicks sweat and dries in an hour. | Der Stoff leitet Schweiß ab und trocknet in einer Stunde. | القماش يخرّج العرق ويشيح في ساعة.
Lavage à 30 °C, sans adoucissant. | Wash at 30 °C, without softener. | Bei 30 °C ohne Weichspüler waschen. | اغسلو في 30 °C بلاش أسوبليسان.
Coupe près du corps : prenez une taille au-dessus pour plus d’aisance. | Close fit: take one size up for more room. | Eng geschnitten: für mehr Weite eine Größe größer nehmen. | يجي لاصق: زيد قياس كان تحبو واسع.
Conforme à la norme EN 71. | Meets the EN 71 standard. | Entspricht der Norm EN 71. | على نورم EN 71.
Notice en français et en arabe. | Manual in French and Arabic. | Anleitung auf Französisch und Arabisch. | النوتيس بالفرنساوي وبالعربي.
Emballage cadeau offert sur simple demande. | Free gift wrapping on request. | Geschenkverpackung auf Wunsch gratis. | تغليف هدية بلاش كي تطلب.
Expédié sous pochette rigide. | Shipped in a rigid sleeve. | Versand in fester Hülle. | يتبعث في ظرف صحيح.
Premier chapitre lu à voix haute en librairie : on en redemande. | The first chapter was read aloud in our bookshop: people asked for more. | Das erste Kapitel wurde im Laden vorgelesen: alle wollten mehr. | أول فصل تقرا في الحانوت، والناس طلبت تزيد.
Impression soignée sur papier ivoire. | Carefully printed on ivory paper. | Sorgfältig auf Elfenbeinpapier gedruckt. | طباعة نظيفة على كاغذ عاجي.
Illustrations en couleurs et index complet. | Colour illustrations and a full index. | Farbige Abbildungen und vollständiges Register. | تصاور بالألوان وفهرس كامل.
Reliure cousue qui reste ouverte à plat. | A sewn binding that stays open flat. | Fadengeheftet, bleibt flach geöffnet. | مخيّط ويقعد محلول.
Pages épaisses et coins arrondis. | Thick pages and rounded corners. | Dicke Seiten und runde Ecken. | ورقات غلاظ وأركان مدوّرة.
À lire ensemble, le soir, encore une fois. | To read together, at night, once more. | Zum gemeinsamen Vorlesen am Abend, immer wieder. | تقراوه مع بعضكم في الليل، ومرّة أخرى.
Papier issu de forêts gérées durablement. | Paper from sustainable forests. | Papier aus nachhaltigen Wäldern. | كاغذ من غابات محمية.
La qualité que demandent les maîtresses. | The quality that teachers ask for. | Die Qualität, die Lehrkräfte verlangen. | القدر اللي تطلبو المعلّمة.
À prendre par deux avant la rentrée. | Take two before the school year starts. | Vor dem Schulanfang am besten zwei nehmen. | خوذ زوز قبل الرجوع المدرسي.
Vérifiez la compatibilité avec votre véhicule avant de commander. | Check that it fits your vehicle before ordering. | Prüfen Sie vor dem Kauf, ob es zum Fahrzeug passt. | ثبّت كان يجي على كرهبتك قبل ما تشري.
Montage possible chez le vendeur, sur rendez-vous. | The seller can fit it, by appointment. | Montage beim Händler nach Termin möglich. | البايع ينجّم يركّبو، بالرونديفو.
Conforme aux exigences du contrôle technique. | Meets the requirements of the vehicle inspection. | Entspricht den Vorgaben der Hauptuntersuchung. | يتعدّى في الفيزيت تكنيك.
La notice est claire et les consommables faciles à trouver. | Clear instructions, and consumables that are easy to find. | Klare Anleitung, Verbrauchsmaterial leicht zu finden. | النوتيس واضحة ولوازمو موجودين.
Le choix des artisans du quartier. | The choice of local craftspeople. | Die Wahl der Handwerker im Viertel. | يختاروه صنايعية الحومة.
Le vendeur conseille avant l’achat et répond après. | The seller advises before the purchase and answers after it. | Der Händler berät vor dem Kauf und ist danach da. | البايع ينصحك قبل ويجاوبك بعد.
Pièce faite à la main : de légères variations en font le charme. | Made by hand: slight variations are part of its charm. | Handarbeit: kleine Abweichungen machen den Reiz aus. | صنعة يد: كل قطعة وزينها.
L’artisan signe chaque pièce. | Each piece is signed by its maker. | Jedes Stück ist signiert. | الصنايعي يمضي على كل قطعة.
Acheté directement à l’atelier, au juste prix. | Bought straight from the workshop, at a fair price. | Direkt von der Werkstatt, zum fairen Preis. | من الورشة طول، وبحقّو.
Emballé comme un cadeau, dans du papier kraft. | Wrapped like a gift, in kraft paper. | Wie ein Geschenk verpackt, in Kraftpapier. | مغلّف كيما هدية في كاغذ كرافت.
À conserver au sec et à l’abri de la lumière. | Keep dry and away from light. | Trocken und lichtgeschützt lagern. | يتحط في بلاصة شايحة وبعيدة على الضو.
Date limite lointaine, contrôlée à l’expédition. | Long shelf life, checked before shipping. | Lange haltbar, beim Versand geprüft. | تاريخو بعيد ويتثبّت قبل الإرسال.
Préparé dans un atelier agréé, sans colorant. | Prepared in a licensed workshop, without colouring. | In einem zugelassenen Betrieb hergestellt, ohne Farbstoffe. | محضّر في ورشة مرخّصة، بلاش ملوّنات.
Le goût de la maison, tout simplement. | The taste of home, quite simply. | Einfach der Geschmack von zu Hause. | بنّة الدار، وبرّة.
Recommandé par le vétérinaire du vendeur. | Recommended by the seller’s vet. | Vom Tierarzt des Händlers empfohlen. | ينصح بيه بيطري البايع.
Adopté par les clients à quatre pattes du vendeur. | Approved by the seller’s four-legged customers. | Von den vierbeinigen Kunden des Händlers bestätigt. | حيوانات حرفاء البايع يحبّوه.
Les doses et les tailles sont indiquées sur l’étiquette. | Amounts and sizes are on the label. | Mengen und Größen stehen auf dem Etikett. | الكيل والقياس مكتوبين على الإتيكات.
`;
