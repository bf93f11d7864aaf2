/** A sentence about each family of beauty, crafts, food, computers, children's goods, sport and tools: "noun | English | German | Tunisian Arabic". */
export const GOODS = `
Eau de parfum femme | A fresh start, a generous heart, and a base that stays on the scarf. | Frischer Auftakt, volles Herz und eine Basis, die am Schal bleibt. | تبدا فريشك وتقعد في الفولارة.
Eau de parfum homme | Crisp in the morning, warm in the evening. | Morgens klar, abends warm. | نظيفة في الصباح ودافية في الليل.
Crème de jour | It sinks in at once and does not shine. | Sie zieht sofort ein und glänzt nicht. | تدخل في الجلدة طول وما تلمعش.
Sérum | Three drops at night, and the complexion evens out. | Drei Tropfen am Abend, und der Teint wird ebenmäßig. | ثلاثة قطرات في الليل والوجه يصفى.
Crème solaire | No white marks, even on darker skin. | Keine weißen Spuren, auch auf dunkler Haut. | ما تخلّيش أثر أبيض، حتى على السمراء.
Masque visage | Ten minutes, and the skin breathes. | Zehn Minuten, und die Haut atmet auf. | عشرة دقايق والجلدة تتنفّس.
Gommage | Fine grains and a scent you will like. | Feine Körnung und ein Duft, der Lust macht. | حبّو رقيق وريحتو باهية.
Savon noir | The ritual of the hammam, at home. | Das Ritual des Hammams, zu Hause. | عادة الحمّام، في الدار.
Savon à l’huile d’olive | Made cold and dried for six weeks. | Kalt gerührt und sechs Wochen getrocknet. | مصنوع على البارد ومشيّح ستة جمع.
Lait corporel | You can get dressed right away. | Danach kann man sich sofort anziehen. | تلبس بعدو طول.
Henné | Picked in the oasis, sifted three times. | In der Oase gepflückt, dreimal gesiebt. | متاع الواحة، مغربلة ثلاثة مرّات.
Shampooing | Hair is light and untangles by itself. | Das Haar wird leicht und lässt sich mühelos kämmen. | الشعر يولّي خفيف ويتمشط بالساهل.
Huile capillaire | One night of oil, and the ends revive. | Eine Nacht Ölkur, und die Spitzen leben auf. | ليلة زيت والشعر يرجعلو نورو.
Sèche-cheveux | Dry hair in five minutes, without burning it. | Trockenes Haar in fünf Minuten, ohne Hitzeschäden. | الشعر يشيح في خمسة دقايق وما يتحرقش.
Lisseur | One pass is enough, even on thick hair. | Einmal genügt, auch bei dickem Haar. | مرّة تكفي حتى للشعر الخشين.
Tondeuse | Blades that do not pull. | Klingen, die nicht ziepen. | أمواسها ما تجبدش الشعر.
Rouge à lèvres | True colour from the first stroke. | Volle Farbe beim ersten Auftrag. | لونو يبان من أول مرّة.
Palette de maquillage | The shades are creamy and blend well. | Die Töne sind cremig und lassen sich gut verblenden. | الألوان طرايا ويتخلّطو مليح.
Khôl | An intense black that does not run. | Ein tiefes Schwarz, das nicht verläuft. | أكحل غارق وما يسيلش.
Tensiomètre | One button, thirty seconds, a reliable reading. | Ein Knopf, dreißig Sekunden, ein verlässlicher Wert. | فلسة وحدة، ثلاثين ثانية، وقياس مضبوط.
Thermomètre | One second, without waking the child. | Eine Sekunde, ohne das Kind zu wecken. | ثانية وحدة، وما تفيّقش الصغير.
Pèse-personne | It switches on when you step on it. | Sie schaltet sich beim Betreten ein. | يشعل كي تطلع فوقو.
Appareil de massage | Ten minutes, and the shoulders drop. | Zehn Minuten, und die Schultern entspannen sich. | عشرة دقايق وكتافك يرتاحو.
Complément alimentaire | One capsule a day, with breakfast. | Eine Kapsel am Tag, zum Frühstück. | كبسولة في النهار، مع فطور الصباح.
Tajine | The meat melts and the juices stay. | Das Fleisch zergeht, und der Saft bleibt. | اللحم يذوب والمرق يقعد فيه.
Plat en céramique | For Friday’s couscous or the living-room wall. | Für den Couscous am Freitag oder die Wand im Salon. | لكسكسي الجمعة والا لحيط الصالة.
Lot de bols | For soup, olives or the morning’s milk. | Für Suppe, Oliven oder die Milch am Morgen. | للشربة والزيتون وحليب الصباح.
Gargoulette | Water stays cool in it all summer, without ice. | Das Wasser bleibt den ganzen Sommer kühl, ohne Eis. | الماء يقعد بارد فيها الصيف كامل بلاش ثلج.
Vase artisanal | Thrown in one piece, then dried in the shade. | Aus einem Stück gedreht und im Schatten getrocknet. | مصنوع قطعة وحدة ومشيّح في الظل.
Tapis margoum | Flat-woven, reversible, as strong as on the first day. | Flach gewebt, beidseitig, fest wie am ersten Tag. | منسوج باليد، على زوز وجوه، ويعيش العمر.
Klim | Cheerful and light, washable by hand. | Fröhlich, leicht und von Hand waschbar. | فرحان وخفيف ويتغسل باليد.
Plateau en cuivre | Tea deserves no less. | Der Tee hat es verdient. | التاي يستاهلها.
Lanterne | When lit, it embroiders the walls with light. | Brennend malt sie Lichtmuster an die Wände. | كي تشعلو، يزوّق الحيوط بالضو.
Cage à oiseaux | The emblem of Sidi Bou Saïd, built wire by wire. | Das Wahrzeichen von Sidi Bou Saïd, Draht für Draht gebaut. | رمز سيدي بوسعيد، مصنوع سلك بسلك.
Khomsa murale | For the door of a new home. | Für die Tür eines neuen Zuhauses. | لباب دار جديدة.
Mortier | Garlic, caraway and coriander meet their match. | Knoblauch, Kümmel und Koriander werden ganz fein. | الثوم والتابل والكروية يترحاو فيه مليح.
Planche | The grain of the wood is unique, and the hand knows it. | Die Maserung ist einmalig, das spürt die Hand. | كل لوحة وعروقها، ما فماش زوز كيف كيف.
Couverts à salade | Polished by hand, soft to the touch. | Von Hand poliert, angenehm zu greifen. | محكوكين باليد ورطاب.
Couffin | For the market, the beach or balls of wool. | Für Markt, Strand oder Wollknäuel. | للمرشي وللبحر ولكبّات الصوف.
Chapeau de palme | The fishermen’s hat of Djerba, light as shade. | Der Hut der Fischer von Djerba, leicht wie Schatten. | مظلّة حوّاتة جربة، خفيفة كيما الظل.
Chéchia | Knitted in Ariana, felted in Tebourba, finished in the souk. | In Ariana gestrickt, in Tebourba gewalkt, im Souk vollendet. | متريكوة في أريانة ومكمّلة في سوق الشواشية.
Balgha | Sewn by hand in the cobblers’ souk. | Von Hand genäht im Souk der Schuster. | مخيّطة باليد في سوق البلاغجية.
Fouta | Hammam, beach, sofa: good for everything. | Hammam, Strand, Sofa: für alles gut. | للحمّام وللبحر وللكنبة: تصلح لكل شي.
Châle | Silk of Mahdia, woven thread by thread. | Seide aus Mahdia, Faden für Faden gewebt. | من نول المهدية، خيط بخيط.
Djebba | What one wears on feast days, cut in Tunis. | Die Kleidung der Festtage, geschneidert in Tunis. | لبسة العيد، مفصّلة في تونس.
Caftan | For the henna night and every beautiful night. | Für die Hennanacht und alle schönen Nächte. | لليلة الحنّة ولكل ليلة مزيانة.
Huile d’olive | Fruity, a little peppery, just as it should be. | Fruchtig, etwas pfeffrig, genau richtig. | فيها بنّة الزيتونة وتحرقص شوية في القرجومة.
Olives | Crisp, fleshy, barely bitter. | Knackig, fleischig, kaum bitter. | يقرقش ومليان، ومرارتو خفيفة.
Câpres | Small and firm, they wake up a salad. | Klein und fest, sie würzen jeden Salat. | صغير وصحيح، يفيّق السلاطة المشوية.
Harissa | Sun-dried chillies, garlic, caraway: nothing else. | Sonnengetrocknete Chilis, Knoblauch, Kümmel: sonst nichts. | فلفل شايح في الشمس وثوم وكروية، لا أكثر.
Épices | Roasted and ground in the week they are sent. | In der Woche des Versands geröstet und gemahlen. | محمّصة ومرحية في جمعة الإرسال.
Piments séchés | Dried in the shade to keep their red. | Im Schatten getrocknet, damit sie rot bleiben. | مشيّح في الظل باش يقعد أحمر.
Couscous | The grain swells and does not stick. | Der Grieß quillt auf und klebt nicht. | حبّو ينفخ وما يلصقش.
Bsissa | Two spoonfuls and a little oil: the morning is saved. | Zwei Löffel und etwas Öl: der Morgen ist gerettet. | زوز مغارف وشوية زيت، وفطورك حاضر.
Mloukhia | Deep green, without sand. | Tiefgrün, ohne Sand. | خضراء غارقة وبلاش رمل.
Pâtes | They hold their bite and drink the sauce. | Sie bleiben bissfest und nehmen die Sauce auf. | ما تتعجّنش وتشرب الصلصة.
Dattes | Golden, melting, almost honey. | Goldblond, zart, fast wie Honig. | ذهبية وتذوب، كيما العسل.
Amandes | From the last harvest, crisp and sweet. | Aus der letzten Ernte, knackig und süß. | متاع الصابة الجديدة، يقرقش وحلو.
Fruits secs | For tea with pine nuts and long evenings. | Für Tee mit Pinienkernen und lange Abende. | للتاي بالبندق وللسهريات الطوال.
Miel | Extracted cold, not heated, not filtered. | Kalt geschleudert, nicht erhitzt, nicht gefiltert. | مستخرج على البارد، لا تسخّن لا تصفّى.
Confiture | Cooked in a cauldron, with real pieces of fruit. | Im Kessel gekocht, mit echten Fruchtstücken. | طايب في النحاس، وفيه قطع غلّة بالحق.
Makroudh | Golden semolina, dates of Tozeur, light honey. | Goldener Grieß, Datteln aus Tozeur, leichter Honig. | سميد ذهبي وتمر توزر وعسل خفيف.
Baklawa | Leaves so fine that one could read through them. | Blätter so fein, dass man hindurchlesen könnte. | ورقتها رقيقة لدرجة تقرا منها.
Halwa | It melts, with a little crunch, as it should. | Sie schmilzt und knistert ein wenig, wie es sein soll. | تذوب وتقرقش شوية، كيما يلزم.
Café moulu | Roasted every week, ground to order. | Jede Woche geröstet, auf Bestellung gemahlen. | محمّصة كل جمعة ومرحية على الطلب.
Thé vert | It can take a slow fire and long talks. | Er verträgt kleine Flamme und lange Gespräche. | يستحمل الكانون والقعدة الطويلة.
Infusion | Dried in the shade to keep its colour. | Im Schatten getrocknet, damit die Farbe bleibt. | مشيّحة في الظل باش تقعد بلونها.
Eau florale | Distilled drop by drop in spring. | Im Frühling Tropfen für Tropfen destilliert. | مقطّر قطرة قطرة في الربيع.
Sirop | A finger of syrup, ice-cold water, and summer is here. | Ein Fingerbreit Sirup, eiskaltes Wasser, und es ist Sommer. | شوية سيرو وماء بارد، والصيف جاء.
Thon | Fine pieces, not crumbs. | Schöne Stücke, keine Krümel. | قطع كبار، موش فتات.
Sardines | Firm and silvery, packed by hand. | Fest und silbrig, von Hand gelegt. | صحيحة وتلمع، مرتّبة باليد.
Concentré de tomate | Thick and red, it flavours before it colours. | Dick und rot: mehr Aroma als Farbe. | خاثر وأحمر، يعطي البنّة قبل اللون.
Ordinateur portable | It starts in ten seconds and lasts a day of lessons. | Startet in zehn Sekunden und hält einen Unterrichtstag. | يشعل في عشرة ثواني ويكمّل نهار قراية.
PC portable gamer | Recent games run in high detail without heating your knees. | Neue Spiele laufen in hohen Details, ohne zu überhitzen. | الألعاب الجديدة تدور بأعلى جودة وما يسخنش.
Ordinateur de bureau | A tidy desk, a silent machine and no waiting. | Ein aufgeräumter Tisch, ein leiser Rechner, kein Warten. | بيرو منظّم وماكينة ساكتة وما تستنّى شي.
Écran PC | Blue light is filtered, and your eyes thank you. | Das Blaulicht ist gefiltert, die Augen danken es. | الضو الأزرق ناقص وعينيك مرتاحة.
Clavier | Crisp typing that does not tire the hand. | Klarer Anschlag, der die Hand nicht ermüdet. | الكتيبة عليه ساهلة وما تتعّبش اليد.
Souris | It glides on wood as well as on glass. | Sie gleitet auf Holz wie auf Glas. | تزلق على اللوح وعلى البلار.
Webcam | The face is sharp and well lit, even in the evening. | Das Gesicht ist scharf und hell, auch am Abend. | وجهك واضح حتى في الليل.
Micro-casque | The voice comes through clean, even in an open office. | Die Stimme kommt klar an, auch im Großraumbüro. | صوتك يوصل صافي حتى في بيرو فيه الحس.
Disque dur externe | All the family photos, safe in a pocket. | Alle Familienfotos, sicher in der Tasche. | تصاور العايلة الكل محفوظة في جيب.
Disque SSD | An old computer is fast again in twenty minutes. | Ein alter Rechner ist in zwanzig Minuten wieder schnell. | بيسي قديم يرجع سريع في ثلث ساعة.
Clé USB | Real speed, to the end of the file. | Echte Geschwindigkeit bis zum Ende der Datei. | سرعة بالحق من الأول للّخر.
Carte graphique | Enough to play in high definition for years to come. | Genug für hochauflösendes Spielen in den nächsten Jahren. | تلعب بيها HD سنين.
Routeur | The signal finally reaches the back bedroom. | Das Signal reicht endlich bis ins hinterste Zimmer. | الويفي يوصل لآخر بيت في الدار.
Imprimante | Lessons come out sharp, on both sides, without jams. | Unterlagen werden scharf, beidseitig und ohne Papierstau. | الدروس تخرج واضحة وبلاش بوراج.
Ramette de papier | White and smooth, it does not jam. | Weiß, glatt, ohne Papierstau. | أبيض وأملس وما يعلّقش.
Chaise de bureau | The lower back is supported, and the day goes differently. | Der untere Rücken wird gestützt, und der Tag vergeht leichter. | ظهرك مشدود والنهار يتعدّى مرتاح.
Sac à dos ordinateur | The laptop hangs inside: the bag may fall. | Der Laptop hängt im Fach: der Rucksack darf fallen. | البيسي معلّق لداخل: الساك ينجّم يطيح.
T-shirt enfant | The collar goes over the head without a fight. | Der Kragen geht ohne Kampf über den Kopf. | يتلبس بالساهل وبلاش عياط.
Robe fille | It twirls, that is what matters. | Es dreht sich schön, und darauf kommt es an. | تدور، وهذا المهم.
Pantalon garçon | The knees are reinforced: break time was considered. | Die Knie sind verstärkt, für die Pause gemacht. | ركايبو مقوّية، خمّمنا في الراحة.
Tablier d’école | It lasts the school year without losing its buttons. | Er übersteht das Schuljahr mit allen Knöpfen. | تكمّل العام الدراسي وما تطيحش فلساتها.
Body bébé | The poppers open with one hand. | Die Druckknöpfe gehen mit einer Hand auf. | البريسيون يتحل بيد وحدة.
Gigoteuse | Baby kicks and stays covered. | Das Baby strampelt und bleibt zugedeckt. | البيبي يتحرّك ويقعد مغطّى.
Baskets enfant | Children put them on themselves, proudly. | Kinder ziehen sie allein an, ganz stolz. | يلبسها وحدو، وفرحان.
Sandales enfant | Toes are protected, heels well held. | Die Zehen sind geschützt, die Fersen sitzen fest. | صوابعو محميين وساقو مشدودة.
Poussette | It folds with one hand, baby in the other arm. | Mit einer Hand gefaltet, das Baby im anderen Arm. | تتطوى بيد والبيبي في اليد الأخرى.
Siège auto | It locks firmly, and a green light confirms it. | Er rastet fest ein, ein grünes Licht bestätigt es. | يتركّب مليح ولمبة خضراء تثبّت.
Lit bébé | Three heights follow the child’s growth. | Drei Höhen wachsen mit. | ثلاثة علوّات يتبّعو البيبي كي يكبر.
Veilleuse | A very soft light that reassures without waking. | Ein sanftes Licht, das beruhigt und nicht weckt. | ضو خفيف يطمّن وما يفيّقش.
Biberon | The valve keeps out air, and the tears after it. | Das Ventil hält Luft fern, und damit Tränen. | السوباب تمنع الهواء والبكاء.
Chaise haute | Baby eats at the table, at the right height. | Das Baby isst am Tisch, auf der richtigen Höhe. | البيبي ياكل معاكم على الطاولة.
Paquet de couches | Dry all night. | Die ganze Nacht trocken. | شايح الليلة كاملة.
Baignoire bébé | The back is supported and your hands stay free. | Der Rücken ist gestützt, die Hände bleiben frei. | ظهر البيبي مشدود ويديك فاضية.
Haltères | They do not roll and do not mark the floor. | Sie rollen nicht und schonen den Boden. | ما يجريوش وما يعلّموش القاعة.
Tapis de yoga | Hands do not slip and knees are protected. | Die Hände rutschen nicht, die Knie sind geschützt. | ما تزلقش عليه وركايبك محمية.
Tapis de course | The cushioning spares your knees and the neighbours. | Die Dämpfung schont Knie und Nachbarn. | يحمي ركايبك وما يقلّقش الجيران.
Vélo d’appartement | The wheel turns silently while the series goes on. | Das Rad läuft leise, die Serie geht weiter. | يدور بلاش حس وإنت تتفرّج.
Ballon de football | A true bounce, and seams that hold. | Springt sauber, und die Nähte halten. | تنقز مليح وخياطتها صحيحة.
Ballon de basket | Good grip and an honest bounce. | Griffig und mit ehrlichem Sprung. | تشدّها مليح وتنقز مستوية.
Raquette | Light in the hand, it forgives off-centre shots. | Leicht in der Hand, verzeiht er ungenaue Schläge. | خفيفة في اليد وتسامح في الغلطة.
Gants de boxe | Three layers of foam protect the hand. | Drei Lagen Schaum schützen die Hand. | ثلاثة طبقات موس يحميو اليد.
Vélo | Brakes that bite and gears that shift. | Bremsen, die greifen, und Gänge, die schalten. | فراناتو تشد وفيتاساتو يتعدّاو مليح.
Skateboard | Seven layers of maple and smooth wheels. | Sieben Lagen Ahorn und weiche Rollen. | سبعة طبقات لوح وعجالي طرايا.
Masque de plongée | The silicone skirt follows the face, beard and all. | Der Silikonrand passt sich dem Gesicht an, auch mit Bart. | السيليكون يتبّع الوجه حتى باللحية.
Bouée | It inflates quickly and does not leak in August. | Schnell aufgeblasen und auch im August dicht. | يتنفخ فيسع وما ينفّسش.
Maillot de bain | It stays in place, dives included. | Er sitzt, auch beim Sprung ins Wasser. | يقعد في بلاصتو حتى كي تنقز.
Tente de camping | Up in three minutes, packed in five. | In drei Minuten aufgebaut, in fünf verstaut. | تتركّب في ثلاثة دقايق وتتلم في خمسة.
Sac de couchage | Warm when you wake, small in the bag. | Morgens warm, im Rucksack klein. | تقوم منو دافي، وصغير في الساك.
Lampe de camping | It lights the whole tent and charges the phone. | Sie beleuchtet das ganze Zelt und lädt das Handy. | تضوي الخيمة كاملة وتشارجي التليفون.
Survêtement | From the stadium to the sofa without changing. | Vom Stadion aufs Sofa, ohne sich umzuziehen. | من الستاد للكنبة بلاش ما تبدّل.
Legging | Opaque, even when bending. | Blickdicht, auch in der Beuge. | ما يشفّش حتى كي تتحنى.
Canne à pêche | It casts far and feels the lightest touch. | Wirft weit und spürt jeden Biss. | ترمي بعيد وتحس بأقل ضربة.
Hochet | Easy to hold, good to chew. | Leicht zu greifen, gut zu kauen. | ساهلة في اليد وباهية للسنّين.
Cubes d’éveil | Stack, knock over, start again. | Stapeln, umwerfen, von vorn. | يركّب ويطيّح ويعاود.
Peluche | Soft inside and out, and machine-washable. | Innen und außen weich, und waschbar. | طري من داخل وبرّة ويتغسل في الماكينة.
Poupée | She wears the dress of the Sahel, sewn by hand. | Sie trägt die Tracht des Sahel, von Hand genäht. | لابسة لبسة الساحل، مخيّطة باليد.
Maison de poupée | Three floors, ten pieces of furniture and a thousand stories. | Drei Etagen, zehn Möbel und tausend Geschichten. | ثلاثة طوابق وعشرة قطع وميات حكاية.
Jeu de construction | The bricks fit well and come apart without broken nails. | Die Steine halten gut und lösen sich leicht. | القطع يركّبو مليح ويتنحّاو بالساهل.
Puzzle | Thick pieces that fall into place. | Dicke Teile, die genau passen. | القطع غلاظ ويجيو على القد.
Jeu de société | The rules fit on one page. | Die Regeln passen auf eine Seite. | القواعد الكل في ورقة وحدة.
Voiture télécommandée | It climbs cushions and jumps steps. | Es klettert über Kissen und springt Stufen. | تطلع على المخاد وتنقز الدروج.
Train en bois | The track grows from year to year. | Die Strecke wächst von Jahr zu Jahr. | السكّة تكبر من عام لعام.
Trottinette | Steady at first, fast later. | Erst stabil, dann schnell. | ثابتة في الأول وسريعة من بعد.
Cerf-volant | It takes off at the first breeze, on all our beaches. | Er steigt beim ersten Windhauch, an allen Stränden. | تطير من أول نسمة، في شطوطنا الكل.
Roman | A family, a secret and a changing city. | Eine Familie, ein Geheimnis und eine Stadt im Wandel. | عايلة وسر وبلاد تتبدّل.
Roman policier | A tired inspector, a cold trail, and suddenly everything turns. | Ein müder Kommissar, eine kalte Spur, und plötzlich kippt alles. | كوميسار تاعب وأثر بارد، وفجأة كل شي يتقلب.
Livre de cuisine | Recipes tested again and again, with real measures. | Oft erprobte Rezepte mit genauen Mengen. | وصفات مجرّبة ومعاودة، بالكيل الصحيح.
Guide illustré | Clear, precise, full of maps and photos. | Klar, genau, voller Karten und Fotos. | واضح ومضبوط، مليان خرايط وتصاور.
Album jeunesse | Big pictures and few words, but the right ones. | Große Bilder und wenige Worte, aber die richtigen. | تصاور كبار وكلام قليل وفي بلاصتو.
Cahier d’activités | Follows the school programme, with answers at the end. | Nach Lehrplan, mit Lösungen am Ende. | على البرنامج، والإصلاح في الآخر.
Cahier | White paper that ink does not pass through. | Weißes Papier, durch das die Tinte nicht dringt. | كاغذو أبيض والحبر ما يتعدّاش.
Carnet | For lists, ideas and appointments. | Für Listen, Ideen und Termine. | للقايمات والأفكار والمواعيد.
Stylo | The ink glides without smudging. | Die Tinte gleitet, ohne zu schmieren. | حبرو يجري وما يلطّخش.
Crayons de couleur | The leads do not break at the first fall. | Die Minen brechen nicht beim ersten Sturz. | ما يتكسروش من أول طيحة.
Calculatrice | Allowed in exams up to the baccalaureate. | Bei Prüfungen bis zum Abitur zugelassen. | مقبولة في الامتحانات حتى للباك.
Cartable | It carries the books without hurting the back. | Er trägt die Bücher, ohne den Rücken zu belasten. | يهز الكتب وما يوجعش الظهر.
Trousse | Everything fits, even the set square. | Alles passt hinein, sogar das Geodreieck. | كل شي يدخل فيها، حتى الإيكار.
Huile moteur | The engine starts smoothly, even in winter. | Der Motor startet weich, auch im Winter. | الموتور يشعل ساهل حتى في الشتاء.
Kit de nettoyage auto | Dust goes without a scratch. | Der Staub verschwindet ohne Kratzer. | الغبرة تتنحّى بلاش خدش.
Balais d’essuie-glace | The first rain is no surprise any more. | Der erste Regen überrascht nicht mehr. | أول مطر ما عادش تفاجيك.
Pneu | Short braking, even on wet roads. | Kurzer Bremsweg, auch auf nasser Straße. | تفراني في بلاصتها حتى في المطر.
Batterie auto | It starts at once, in August as in January. | Sie startet sofort, im August wie im Januar. | تشعل من أول ضربة، صيف وشتاء.
Démarreur portable | No more waiting for the neighbour and his cables. | Kein Warten mehr auf den Nachbarn mit den Kabeln. | ما عادش تستنّى الجار وكابلاتو.
Tapis de voiture | They hold the sand and shake out in two minutes. | Sie halten den Sand und sind schnell ausgeschüttelt. | يشدّو الرمل ويتنفّضو في دقيقتين.
Housse de siège | The inside looks ten years younger. | Der Innenraum wirkt zehn Jahre jünger. | الكرهبة من داخل ترجع جديدة.
Caméra embarquée | After an impact, the recording is kept. | Nach einem Aufprall bleibt die Aufnahme erhalten. | كي تصير خبطة، الفيديو يتسجّل.
Bâche de protection | The paint is safe from sun and pigeons. | Der Lack ist vor Sonne und Tauben geschützt. | الدهينة محمية من الشمس والحمام.
Casque moto | Well ventilated and quiet. | Gut belüftet und leise. | هواه باهي وبلاش حس.
Trottinette électrique | From the metro to the office in ten minutes. | Von der Metro ins Büro in zehn Minuten. | من الميترو للخدمة في عشرة دقايق.
Antivol | Hardened steel discourages cutters. | Gehärteter Stahl schreckt Zangen ab. | فولاذو ما تقصّوش الكلاب.
Perceuse | It goes into brick without effort. | Sie dringt mühelos in Ziegel. | تدخل في الآجر بالساهل.
Meuleuse | It cuts reinforcing steel in one go. | Er trennt Bewehrungsstahl in einem Zug. | تقص حديد الباطون بضربة وحدة.
Scie | A straight cut without splinters. | Ein gerader Schnitt ohne Splitter. | تقص مستوي وبلاش شظايا.
Marteau | Well balanced, it strikes true. | Gut ausbalanciert, trifft er genau. | موزونة وتضرب في بلاصتها.
Jeu de tournevis | The tips grip and do not slip. | Die Spitzen greifen und rutschen nicht ab. | روسهم يشدّو وما يزلقوش.
Coffret d’outils | Every tool has its place, so you see what is missing. | Jedes Werkzeug hat seinen Platz, man sieht, was fehlt. | كل دوزان في بلاصتو، وتشوف اللي ناقص.
Clé | The jaws stay tight. | Die Backen bekommen kein Spiel. | فكّو ما يترخاش.
Échelle | Steady on its wide feet. | Stabil auf breiten Füßen. | ثابتة على ساقيها العراض.
Ampoule LED | Full light from the first second. | Volles Licht von der ersten Sekunde an. | ضو كامل من أول ثانية.
Multiprise | Storms are no longer frightening. | Gewitter machen keine Angst mehr. | الرعد ما عادش يخوّف.
Projecteur LED | The yard lights up when you arrive. | Der Hof wird hell, wenn man kommt. | الحوش يضوي كي توصل.
Peinture | Two coats are enough, and the smell goes quickly. | Zwei Anstriche genügen, der Geruch verfliegt schnell. | طبقتين يكفيو والريحة تمشي فيسع.
Kit de peinture | No bristles stay on the wall. | Keine Borsten bleiben an der Wand. | الشعر ما يقعدش في الحيط.
Mitigeur | The ceramic cartridge does not drip. | Die Keramikkartusche tropft nicht. | كرتوشتها سيراميك وما تقطّرش.
Cadenas | The hardened steel shackle holds. | Der Bügel aus gehärtetem Stahl hält. | حديدو مسقي ويشد مليح.
Serrure | No more lost keys, no more slammed doors. | Keine verlorenen Schlüssel, keine zugefallenen Türen. | ما عادش مفتاح يضيع.
Croquettes pour chien | The coat shines and the bowl is soon empty. | Das Fell glänzt, und der Napf ist schnell leer. | شعرو يلمع والصحن يفرغ فيسع.
Panier pour chien | Dogs curl up in it and will not move. | Hunde rollen sich ein und bleiben liegen. | يتكوّر فيه وما عادش يخرج.
Collier et laisse | The handle is soft and the hook is strong. | Der Griff ist weich, der Karabiner fest. | اليد رطبة والموسكتون صحيح.
Croquettes pour chat | Even fussy cats finish the bowl. | Auch wählerische Katzen fressen den Napf leer. | حتى القطوس الصعيب يكمّل الصحن.
Arbre à chat | Your armchairs say thank you. | Ihre Sessel bedanken sich. | الفوتايات متاعك يشكروها.
Litière | Little dust and no smell. | Wenig Staub und kein Geruch. | غبرتها قليلة وبلاش ريحة.
Gamelle | It does not slip, and goes in the dishwasher. | Er rutscht nicht und ist spülmaschinenfest. | ما يزلقش ويتغسل في الماكينة.
Cage pour oiseaux | The tray slides out for quick cleaning. | Die Schublade macht das Reinigen leicht. | درجو يتجبد وينظّف فيسع.
Aquarium | The light follows the day, and plants grow. | Das Licht ahmt den Tag nach, die Pflanzen wachsen. | ضوّو كيما النهار والنباتات تكبر.
`;
