/** A sentence about each family of electronics, clothes, furniture and appliances: "noun | English | German | Tunisian Arabic". */
export const THINGS = `
Téléviseur LED | The picture stays sharp even from the side, which suits family living rooms. | Das Bild bleibt auch von der Seite scharf, ideal fürs Familienwohnzimmer. | التصويرة تبقى واضحة حتى من الجنب، باهية لصالة العايلة.
Téléviseur | Deep blacks and true colours, by day and by night. | Tiefes Schwarz und echte Farben, bei Tag und bei Nacht. | الأكحل غارق والألوان صحيحة، نهار وليل.
Vidéoprojecteur | Turns a white wall into a cinema for family evenings. | Macht aus einer weißen Wand ein Kino für Familienabende. | يرد حيط أبيض قاعة سينما لسهريات العايلة.
Barre de son | Dialogue becomes clear without turning up the volume. | Dialoge werden klar, ohne lauter zu stellen. | الكلام يولّي واضح بلاش ما تعلّي الصوت.
Ensemble home cinéma | Sound comes from all around and follows the action, as in a real cinema. | Der Klang kommt von überall und folgt der Handlung wie im Kino. | الصوت يجي من كل جيهة ويتبّع الفيلم، كيما في السينما.
Box TV | Gives a second life to a television without apps. | Haucht einem Fernseher ohne Apps neues Leben ein. | ترجّع الروح لتلفزة موش كونكتي.
Récepteur satellite | Finds channels by itself, and sorting favourites is simple. | Findet die Sender selbst, Favoriten sind schnell sortiert. | يلوّج على القنوات وحدو، وترتيبهم ساهل.
Casque audio | The memory-foam cushions are forgotten, even after hours. | Die Polster aus Memory-Schaum spürt man auch nach Stunden nicht. | المخاد طريّة، تنساهم حتى بعد سوايع.
Écouteurs sans fil | They pair as soon as the case opens, and stay in place. | Sie verbinden sich beim Öffnen des Etuis und sitzen fest. | يتكونكتاو كي تحل البواطة، وما يطيحوش.
Écouteurs filaires | Nothing to charge: plug in and listen. | Nichts zu laden: einstecken und hören. | ما فماش شارج: حطّهم واسمع.
Enceinte Bluetooth | Follows you from kitchen to beach, and fears neither sand nor splashes. | Kommt mit von der Küche an den Strand und fürchtet weder Sand noch Spritzer. | تهزّو من الكوجينة للبحر، لا يخاف من رمل لا من ماء.
Enceinte connectée | Music, timer, weather: ask, and it answers. | Musik, Timer, Wetter: fragen, und er antwortet. | موسيقى ووقت وطقس: اسألو يجاوبك.
Radio | One big knob, a fine sound: radio as we love it. | Ein großer Knopf, ein schöner Klang: Radio, wie man es mag. | فلسة كبيرة وصوت باهي: الراديو كيما نحبّوه.
Radio-réveil | The light rises gently before the alarm, for a calm start. | Das Licht wird vor dem Wecken langsam heller, für einen sanften Start. | الضو يطلع بالشوية قبل ما يرنّ، وتقوم مرتاح.
Microphone | The voice is warm and close, without hiss or echo. | Die Stimme klingt warm und nah, ohne Rauschen und Hall. | الصوت دافي وقريب، بلاش حس وبلاش صدى.
Clavier musical | Oriental scales and local rhythms are ready to play. | Orientalische Skalen und Rhythmen von hier sind spielbereit. | المقامات الشرقية والإيقاعات متاعنا حاضرين.
Guitare | A comfortable neck that forgives beginners and grows with them. | Ein bequemer Hals, der Anfänger verzeiht und mitwächst. | يدها مريحة، باهية للمبتدي وتكبر معاه.
Appareil photo | Focus follows faces and eyes, even on the move. | Der Fokus folgt Gesichtern und Augen, auch in Bewegung. | تتبّع الوجوه والعينين، حتى كي يتحرّكو.
Caméra d’action | Stabilisation removes the shake of bikes and waves. | Die Stabilisierung glättet Fahrrad und Wellen. | ما ترعشش، لا على البسكلات لا في الموج.
Caméra de surveillance | Alerts the phone when a person passes, and only a person. | Meldet sich auf dem Handy, wenn jemand vorbeigeht, und nur dann. | تعلمك في التليفون كي يتعدّى عبد، وعبد برك.
Trépied | Folds into a backpack and stands in seconds. | Passt in den Rucksack und steht in Sekunden. | يدخل في ساك ظهر ويتحل فيسع.
Console de jeux | Games start in seconds and the picture stays smooth. | Spiele starten in Sekunden und das Bild bleibt flüssig. | الألعاب تبدا فيسع والتصويرة ما تتقطّعش.
Manette | Sits well in the hand, with precise sticks and smooth triggers. | Liegt gut in der Hand, mit präzisen Sticks und weichen Triggern. | تجي مليح في اليد، والفلسات متاعها مضبوطين.
Console rétro | Childhood games, ready to play, with nothing to install. | Spiele der Kindheit, sofort spielbereit, ohne Installation. | ألعاب الصغر حاضرين، ما تركّب شي.
Montre connectée | Heart, sleep, steps, oxygen: all tracked without a thought. | Herz, Schlaf, Schritte, Sauerstoff: alles im Blick, ganz nebenbei. | القلب والنوم والمشي: الكل محسوب وإنت ما تفيقش.
Bracelet d’activité | So light that it stays on at night to track sleep. | So leicht, dass es auch nachts dranbleibt und den Schlaf misst. | خفيف لدرجة ما تنحّيهش في الليل، ويحسبلك نومك.
Ampoule connectée | From warm white in the evening to bright white for homework, by phone. | Vom warmen Abendlicht bis zum hellen Licht für Hausaufgaben, per Handy. | من ضو دافي للسهرية لضو قوي للقراية، من التليفون.
Prise connectée | Shows what each appliance uses, every day and every month. | Zeigt, was jedes Gerät am Tag und im Monat verbraucht. | توريك كل ماكينة قداش تصرف في النهار وفي الشهر.
Smartphone | The screen stays readable in full sun and scrolls smoothly. | Das Display ist auch in der Sonne lesbar und läuft flüssig. | الشاشة تبان حتى في الشمس، وما تعلّقش.
Smartphone reconditionné | Thirty checks, a verified battery and a screen without a scratch. | Dreißig Prüfpunkte, ein getesteter Akku und ein kratzfreies Display. | ثلاثين تثبيتة، وباتري مجرّبة، وشاشة بلاش خدش.
Téléphone à touches | Big keys, a torch and the radio: the essentials. | Große Tasten, Taschenlampe und Radio: das Wesentliche. | فلسات كبار ولمبة وراديو: اللي يلزم.
Téléphone sans fil | Clear sound all over the house. | Klarer Ton im ganzen Haus. | الصوت صافي في الدار الكل.
Tablette | For lessons, films and cartoons on the road. | Für Unterricht, Filme und Zeichentrick unterwegs. | للقراية والأفلام والصور المتحرّكة في الطريق.
Coque | Reinforced corners take falls of a metre and a half. | Verstärkte Ecken halten Stürze aus anderthalb Metern aus. | الأركان مقوّيين، يستحملو طيحة متر ونص.
Verre trempé | Goes on without bubbles, thanks to the frame supplied. | Lässt sich dank Rahmen ohne Blasen aufkleben. | يتلصّق بلاش فقاقع بالكادر اللي معاه.
Chargeur | Recognises the device and gives it what it needs. | Erkennt das Gerät und gibt ihm, was es braucht. | يعرف التليفون ويعطيه اللي يلزمو.
Câble | The braid survives ten thousand bends. | Das Geflecht hält zehntausend Knicke aus. | مضفور، يستحمل عشرة آلاف طيّة.
Batterie externe | Enough for a weekend without a socket. | Genug für ein Wochenende ohne Steckdose. | يكفيك ويكاند بلاش بريز.
Support téléphone | Holds firm on bumpy roads. | Hält auch auf holprigen Straßen. | يشد مليح في الطريق المحفّر.
Robe longue | It falls well, moves with each step and never clings in the heat. | Es fällt schön, schwingt mit und klebt bei Hitze nicht. | تجي مليح، تتحرّك معاك وما تلصقش في السخانة.
Robe courte | An easy little dress to slip on in the morning. | Ein unkompliziertes Kleid, morgens schnell übergezogen. | روبة خفيفة، تلبسها الصباح بلاش تخمام.
Robe de soirée | For engagements, weddings and nights to remember. | Für Verlobungen, Hochzeiten und unvergessliche Nächte. | للخطبة والعرس والليالي اللي ما تتنساش.
Chemisier | Goes from the office to the café without changing. | Vom Büro ins Café, ohne sich umzuziehen. | من الخدمة للقهوة بلاش ما تبدّلي.
Top | The basic that goes with everything else. | Das Basisteil, das zu allem passt. | حاجة أساسية تمشي مع كل شي.
Pantalon | A waist that holds without pinching, and a length that is easy to alter. | Ein Bund, der sitzt, ohne zu drücken, und eine Länge, die sich leicht ändern lässt. | الخصر يشد بلاش ما يضيّق، والطول ساهل يتقص.
Jean | The denim follows every move and regains its shape. | Der Denim macht jede Bewegung mit und behält die Form. | الدجين يتبّعك وما يخسرش شكلو.
Jupe | It swings nicely and hardly creases. | Er schwingt schön und knittert kaum. | تدور مزيانة وما تتكمشش.
Manteau | Warm without weight, for winters in Tunis and in Le Kef. | Warm und leicht, für Winter in Tunis und in Le Kef. | سخون بلاش رزانة، لشتاء تونس والكاف.
Veste | It finishes an outfit in a second. | Sie macht ein Outfit in einer Sekunde fertig. | تكمّل اللبسة في ثانية.
Abaya | Covering, light and opaque, to wear all day long. | Bedeckend, leicht und blickdicht, für den ganzen Tag. | ساترة وخفيفة وما تشفّش، تتلبس نهار كامل.
Ensemble tunique et pantalon | Two pieces to wear together or apart. | Zwei Teile, zusammen oder einzeln zu tragen. | زوز قطع تتلبس مع بعضها والا كل وحدة وحدها.
Pyjama | So soft that you will not want to get dressed. | So weich, dass man sich nicht mehr umziehen mag. | طرية لدرجة ما عادش تحب تنحّيها.
Nuisette | As light as a summer night. | Leicht wie eine Sommernacht. | خفيفة كيما ليلة صيف.
Escarpins | A considered arch to last a whole evening. | Durchdacht geformt, für einen ganzen Abend. | مريح، يكمّل معاك السهرية كاملة.
Sandales | The straps are soft from the first day. | Die Riemchen sind vom ersten Tag an weich. | السيور طرايا من أول نهار.
Baskets | Comfortable from the first try, nothing to break in. | Bequem ab der ersten Anprobe, ohne Einlaufen. | مريحة من أول لبسة.
Bottines | The grooved sole is not afraid of rain. | Die Profilsohle fürchtet keinen Regen. | سملتها ما تخافش من المطر.
Sac à main | Big enough for a day, small enough for the evening. | Groß genug für den Tag, klein genug für den Abend. | كبير على قد النهار، وصغير على قد السهرية.
Cabas | It swallows the laptop, the scarf and the shopping. | Er fasst Laptop, Schal und Einkäufe. | يهز البيسي والفولارة والقضية.
Pochette | Just room for the essentials, with plenty of style. | Platz fürs Nötigste, mit viel Stil. | تهز اللي يلزم، ومزيانة برشا.
Chemise | A collar that holds, and cloth that irons quickly. | Ein Kragen, der hält, und Stoff, der sich schnell bügelt. | كولها يوقف وقماشها يتحدّد فيسع.
T-shirt | The collar keeps its shape and the colour survives washing. | Der Kragen leiert nicht aus, die Farbe hält. | كولو ما يترخاش ولونو ما يطيرش.
Polo | Smarter than a T-shirt, simpler than a shirt. | Schicker als ein T-Shirt, einfacher als ein Hemd. | أنظف من تريكو وأسهل من سورية.
Jean homme | A thick yet supple denim, made to last. | Dicker, aber weicher Denim, der lange hält. | دجين غليظ وطري، معمول باش يدوم.
Pantalon chino | It replaces jeans when you want to look neater. | Ersetzt die Jeans, wenn es etwas schicker sein soll. | في بلاصة الدجين كي تحب تكون أنظف.
Blouson | Windproof, warm and thin enough to drive in. | Winddicht, warm und dünn genug zum Autofahren. | يحبس الريح وسخون، ورقيق باش تسوق بيه.
Manteau homme | A sober line that dresses up a suit or jeans. | Schlicht geschnitten, passt zu Anzug und Jeans. | تفصيلو بسيط، يجي فوق كسوة وفوق دجين.
Costume | For the wedding day, the interview and all great occasions. | Für Hochzeit, Vorstellungsgespräch und große Anlässe. | لنهار العرس وللانترفيو ولكل مناسبة كبيرة.
Blazer | Over jeans or trousers, it makes the outfit. | Über Jeans oder Stoffhose: er macht das Outfit. | فوق دجين والا سروال، يعمل اللبسة.
Lot de boxers | The waistband does not roll and the seams are flat. | Der Bund rollt nicht, die Nähte sind flach. | اللاستيك ما يتلفّش والخياطة ما تحكّش.
Lot de chaussettes | Reinforced at heel and toe, where they wear. | Verstärkt an Ferse und Spitze, wo sie sich abnutzen. | مقوّيين من الكعب والراس، وين يتقطّعو.
Mocassins | Slip them on without bending, and forget them. | Ohne Bücken angezogen und sofort vergessen. | تلبسهم بلاش ما تتحنى، وتنساهم.
Chaussures derby | A serious pair that can be resoled and lasts for years. | Ein solides Paar, das neu besohlt werden kann und Jahre hält. | صبّاط صحيح، تبدّلو السملة ويعيش سنين.
Baskets homme | Good cushioning, and they keep the foot cool. | Gute Dämpfung, und der Fuß bleibt kühl. | تنقّص الخبطة وما تسخّنش الساق.
Mules | For home, the beach or the café next door. | Für zu Hause, den Strand oder das Café um die Ecke. | للدار وللبحر ولقهوة الحومة.
Lunettes de soleil | They stop all UV, and the glare of the sea too. | Hält alle UV-Strahlen ab, und den Glanz des Meeres. | يحبسو الأشعّة الكل ولمعة البحر معاها.
Ceinture | Leather that does not crack. | Leder, das nicht rissig wird. | جلدها ما يتشقّش.
Portefeuille | Eight cards, flat notes, and still slim. | Acht Karten, flache Scheine, und trotzdem schmal. | ثمانية كوارت والفلوس مبسوطة، ويبقى رقيق.
Foulard | Round the neck, over the hair or tied to the bag. | Um den Hals, übers Haar oder an die Tasche gebunden. | على الرقبة والا على الراس والا في الساك.
Bonnet | Warm on the ears, light on the head. | Warm an den Ohren, leicht auf dem Kopf. | سخون على الوذنين وخفيف على الراس.
Chapeau | It shades face and neck from the full sun. | Er schützt Gesicht und Nacken vor der Sonne. | يغطّي الوجه والرقبة من الشمس.
Casquette | The peak keeps its curve, and the size adjusts. | Der Schirm behält seine Form, die Größe ist verstellbar. | الفيزيار ما يتعوّجش والقياس يتبدّل.
Parapluie | The ribs bend without breaking when the wind turns. | Die Streben biegen sich im Wind, ohne zu brechen. | ضلوعها تتلوى وما تتكسرش كي يدور الريح.
Montre femme | A precise movement and a dial that reads at a glance. | Ein präzises Werk und ein Zifferblatt, das man sofort abliest. | مضبوطة، وتقرا الوقت من أول نظرة.
Montre homme | A solid case, a reassuring weight. | Ein solides Gehäuse, ein gutes Gewicht. | صحيحة ورزينة في اليد.
Bague | A clean setting that does not catch on knits. | Eine saubere Fassung, die nirgends hängen bleibt. | حجرتو راكبة مليح وما يشبكش في التريكو.
Collier | A fine but strong chain, with five extra centimetres. | Eine feine, aber feste Kette, fünf Zentimeter verlängerbar. | شنشلة رقيقة وصحيحة، تطوال خمسة صانتي.
Boucles d’oreilles | So light that you can sleep in them. | So leicht, dass man damit schlafen kann. | خفاف لدرجة ترقد بيهم.
Bracelet | It closes with one hand and never opens by itself. | Mit einer Hand zu schließen, und es geht nie von selbst auf. | تسكّرو بيد وحدة وما يتحلّش وحدو.
Valise | It rolls straight with one hand, even when full. | Er rollt mit einer Hand geradeaus, auch voll. | تجري مستوية بيد وحدة، حتى وهي معبية.
Sac de voyage | The right size for a weekend in Hammamet or Tabarka. | Die richtige Größe für ein Wochenende in Hammamet oder Tabarka. | على قد ويكاند في الحمّامات والا طبرقة.
Canapé | Just firm enough, to sit on or to lie on. | Genau fest genug, zum Sitzen und zum Liegen. | صحيحة على القد، تقعد عليها وتتكّى.
Banquette | In the spirit of local living rooms, with room for linen. | Im Stil der Salons von hier, mit Platz für Wäsche. | على قالب صالوناتنا، وفيها بلاصة للفرش.
Table basse | The right height for tea, books and tired feet. | Die richtige Höhe für Tee, Bücher und müde Füße. | علوها على قد التاي والكتب.
Meuble TV | Cables disappear behind it and doors close silently. | Kabel verschwinden dahinter, die Türen schließen leise. | الكابلات تتخبى وراه والبيبان ما تعملش حس.
Bibliothèque | It carries real books without bending. | Es trägt richtige Bücher, ohne sich zu biegen. | تهز كتب بالحق وما تتعوّجش.
Lit | The slatted base is included and does not creak. | Der Lattenrost ist dabei und knarrt nicht. | السومي معاه وما يزقزقش.
Matelas | The back is supported, and the other sleeper feels nothing. | Der Rücken wird gestützt, und nebenan merkt man nichts. | يشد الظهر، واللي بجنبك ما يفيقش.
Armoire | Half rail, half shelves: everything finds its place. | Halb Stange, halb Böden: alles findet Platz. | نصفها علاقات ونصفها رفوف: كل شي في بلاصتو.
Commode | The drawers slide to the end and never leave their rails. | Die Schubladen laufen ganz aus und bleiben in den Schienen. | الدوارج يتحلّو للّخر وما يخرجوش.
Table à manger | Steady enough for homework, large enough for Eid. | Stabil genug für Hausaufgaben, groß genug fürs Fest. | ثابتة لقراية الصغار وكبيرة لنهار العيد.
Chaise | A back that supports and a seat you do not want to leave. | Eine Lehne, die stützt, und ein Sitz, auf dem man bleibt. | ظهرو يشد وقعدتو مريحة.
Tabouret | It slides under the worktop once the coffee is drunk. | Nach dem Kaffee verschwindet er unter der Platte. | يدخل تحت الطاولة كي توفى القهوة.
Lampe à poser | A warm light that does not tire the eyes. | Ein warmes Licht, das die Augen nicht ermüdet. | ضو دافي ما يتعّبش العينين.
Lampadaire | It lights the reading corner without dazzling the room. | Sie beleuchtet die Leseecke, ohne zu blenden. | تضوي ركن القراية وما تعميش.
Suspension | Above the table, it draws shadows on the ceiling. | Über dem Tisch wirft sie Schatten an die Decke. | فوق الطاولة، ترسم الظل في السقف.
Tapis | It warms the tiles from November and shakes out easily. | Er wärmt die Fliesen und lässt sich leicht ausschütteln. | تسخّن الجليز في الشتاء وتتنفّض بالساهل.
Miroir | It enlarges the hallway and returns the morning light. | Er vergrößert den Flur und gibt das Morgenlicht zurück. | تكبّر السقيفة وترجّع ضو الصباح.
Cadre photo | Real glass, and a back that opens without tools. | Echtes Glas, und die Rückseite öffnet ohne Werkzeug. | بلارو بالحق وظهرو يتحل بلاش دوزان.
Bougie parfumée | The plant wax burns evenly, without black smoke. | Das Pflanzenwachs brennt gleichmäßig, ohne Ruß. | شمعها نباتي، تحرق مليح وبلاش دخّان.
Diffuseur de parfum | The house smells good from the door, gently. | Das Haus duftet schon an der Tür, ganz sanft. | الدار ريحتها باهية من الباب.
Vase | Beautiful even when empty, more so with three olive branches. | Auch leer schön, noch schöner mit drei Olivenzweigen. | مزيان حتى وهو فارغ، وأكثر بثلاثة فروع زيتون.
Plante verte | It is happy with one watering a week. | Einmal Gießen in der Woche genügt ihr. | تكفيها سقية في الجمعة.
Parure de lit | Cover, sheet and pillowcases match: nothing to search for. | Bezug, Laken und Kissen passen zusammen: nichts zu suchen. | الهوسة والملحفة والمخاد من لون واحد.
Couette | Fluffy but not heavy, it keeps the right warmth. | Bauschig, aber nicht schwer, hält sie die richtige Wärme. | منفوخة وموش رزينة، تخلّي الدفا على القد.
Plaid | On the sofa to decorate, on your knees for real. | Auf dem Sofa zur Zierde, auf den Knien zum Wärmen. | على الكنبة للزينة، وعلى الركايب للدفا.
Serviette de bain | Thick, soft, and dry for the next day. | Dick, weich und am nächsten Tag trocken. | غليظة وطرية، وتشيح لغدوة.
Peignoir | As if leaving the hammam, every morning. | Wie nach dem Hammam, jeden Morgen. | كيما تخرج من الحمّام، كل صباح.
Rideau | It filters the summer light without darkening the room. | Er filtert das Sommerlicht, ohne zu verdunkeln. | ينقّص ضو الصيف وما يظلّمش البيت.
Coussin | The filling springs back and does not clump. | Die Füllung federt und klumpt nicht. | حشوها يرجع وما يتكوّرش.
Poêle | Eggs slide, and fish turns in one piece. | Eier gleiten, und der Fisch bleibt beim Wenden ganz. | العظمة تزلق والحوت يتقلب صحيح.
Cocotte | For slow stews and Sunday’s mloukhia. | Für langsame Schmorgerichte und die Mloukhia am Sonntag. | للمرق على النار الهادية وملوخية الأحد.
Couscoussier | The grain rises light and no steam escapes. | Der Grieß wird locker, und kein Dampf entweicht. | الكسكسي يطلع خفيف والفوار ما يهربش.
Service de table | Fine enough for guests, strong enough for every day. | Schön genug für Gäste, stark genug für jeden Tag. | مزيان للضياف وصحيح لكل يوم.
Service à thé | The teapot pours without a drip. | Die Kanne gießt, ohne zu tropfen. | البرّاد يصب وما يقطّرش.
Lot de tasses | The right size for a morning cappuccino. | Die richtige Größe für den Cappuccino am Morgen. | على قد كابوسان الصباح.
Lot de verres | Still clear after a hundred washes. | Auch nach hundert Wäschen noch klar. | صافيين حتى بعد ميات غسلة.
Couteau de cuisine | It slices a ripe tomato without crushing it. | Es schneidet eine reife Tomate, ohne sie zu zerdrücken. | تقص الطماطم الطايبة وما تهرسهاش.
Set d’ustensiles | Ladle, spatula, skimmer: the essentials at hand. | Kelle, Spatel, Schaumlöffel: das Wichtigste griffbereit. | مغرفة وسباتولة وكفكير: اللي يلزم بين يديك.
Lot de boîtes | Leftovers keep, and the fridge is in order. | Reste halten sich, und der Kühlschrank ist geordnet. | الماكلة تتحفظ والفريجيدار منظّم.
Rideau de douche | It does not cling to the skin and dries fast. | Er klebt nicht an der Haut und trocknet schnell. | ما يلصقش في البدن ويشيح فيسع.
Ensemble de salle de bain | Dispenser, tumbler, soap dish: all in one style. | Spender, Becher, Seifenschale: alles aus einem Guss. | صابون وكاس وصحن: الكل على قالب واحد.
Panier de rangement | Laundry, toys or magazines: it takes them all. | Wäsche, Spielzeug oder Zeitschriften: er nimmt alles. | صابون والا لعب والا جرايد: تهز الكل.
Balai à plat | The floor is clean and almost dry in one pass. | Der Boden ist mit einem Wisch sauber und fast trocken. | القاعة نظيفة وشايحة بمسحة وحدة.
Salon de jardin | It spends the winter outside under its cover. | Es übersteht den Winter draußen unter der Hülle. | يعدّي الشتاء برّة تحت الهوسة.
Parasol | The shade follows the sun with a turn of the hand. | Der Schatten folgt der Sonne mit einem Handgriff. | الظل يتبّع الشمس بدورة يد.
Sachet de graines | Varieties chosen for our climate and soil. | Sorten für unser Klima und unseren Boden. | أنواع مختارة لطقسنا وأرضنا.
Olivier en pot | The most Tunisian of trees, for a terrace or patio. | Der tunesischste aller Bäume, für Terrasse oder Innenhof. | أكثر شجرة تونسية، للتيراس والا وسط الدار.
Barbecue | The embers catch fast and the grid has four heights. | Die Glut zieht schnell, der Rost hat vier Höhen. | الجمر يشعل فيسع والشباك بأربعة علوّات.
Kit d’arrosage | The plants drink, even while you are away. | Die Pflanzen trinken, auch wenn man verreist ist. | النباتات تشرب حتى وإنت مسافر.
Lot d’outils de jardin | Sharp blades, and handles that do not turn. | Scharfe Klingen und Griffe, die sich nicht drehen. | حديدهم ماضي ويديهم ما تدورش.
Réfrigérateur | Even cold everywhere, and vegetables stay crisp. | Überall gleich kalt, und das Gemüse bleibt knackig. | البرد كيف كيف في كل بلاصة والخضرة تبقى فريشك.
Congélateur | Room for the Eid lamb and the strawberries of June. | Platz für das Lamm zum Fest und die Erdbeeren vom Juni. | يهز علّوش العيد وفراز جوان.
Lave-linge | The fifteen-minute programme saves many a morning. | Das 15-Minuten-Programm rettet manchen Morgen. | برنامج الربع ساعة يسلّكها برشا صباحات.
Lave-vaisselle | Glasses come out spotless and the kitchen stays quiet. | Gläser werden fleckenlos, und die Küche bleibt ruhig. | الكيسان تخرج تلمع والكوجينة ساكتة.
Cuisinière | Everything is ready in time for the iftar. | Alles ist rechtzeitig zum Iftar fertig. | كل شي حاضر لشقّان الفطر.
Plaque de cuisson | Heat adjusts finely for sauces. | Die Hitze lässt sich für Saucen fein regeln. | النار تتريقل على قد الصلصة.
Four | Cakes rise straight and tajines brown evenly. | Kuchen gehen gerade auf, Tajines werden goldbraun. | القاطو يطلع مستوي والطاجين يتحمّر.
Robot pétrin | It makes the bread dough while you make the salad. | Sie knetet den Teig, während der Salat entsteht. | تعجن الخبز وإنت تحضّر في السلاطة.
Mixeur | Soup becomes velvet straight in the pot. | Die Suppe wird direkt im Topf samtig. | الشربة تولّي كيما الحرير في الطنجرة.
Blender | Juices, lemonade, sauces: smooth in thirty seconds. | Säfte, Limonade, Saucen: in dreißig Sekunden glatt. | عصير وسيتروناد وصلصة: في ثلاثين ثانية.
Micro-ondes | It defrosts evenly without cooking the edges. | Sie taut gleichmäßig auf, ohne die Ränder zu garen. | يذوّب على القد وما يطيّبش الجناب.
Mini-four | The chicken browns and the house smells of Sunday. | Das Hähnchen bräunt, und es riecht nach Sonntag. | الدجاج يتحمّر والدار ريحتها نهار أحد.
Friteuse à air | Crisp chips with a spoonful of oil. | Knusprige Pommes mit einem Löffel Öl. | فريت تقرقش بمغرفة زيت.
Grill | Merguez grill without smoke or flame. | Merguez grillen ohne Rauch und Flamme. | المرقاز يتشوى بلاش دخّان وبلاش نار.
Machine à café | A short, strong coffee as in the café next door. | Ein starker Kaffee wie im Café um die Ecke. | قهوة مشدودة كيما قهوة الحومة.
Bouilloire électrique | Water for tea boils in three minutes. | Das Teewasser kocht in drei Minuten. | ماء التاي يغلي في ثلاثة دقايق.
Grille-pain | Slices come out equally golden on both sides. | Die Scheiben werden beidseitig gleich goldbraun. | الخبز يخرج ذهبي من الزوز وجوه.
Aspirateur | It swallows sand as well as cat hair. | Er schluckt Sand und Katzenhaare. | يبلع الرمل وشعر القطوس.
Aspirateur robot | It does the living room while you are at work. | Er macht das Wohnzimmer, während Sie arbeiten. | ينظّف الصالة وإنت في الخدمة.
Fer à repasser | The soleplate glides and the steam does not drip. | Die Sohle gleitet, und der Dampf tropft nicht. | تزلق مليح والفابور ما يقطّرش.
Centrale vapeur | A week’s laundry in one hour. | Die Wäsche einer Woche in einer Stunde. | حدّادة جمعة كاملة في ساعة.
Climatiseur | The bedroom is cool in ten minutes, without a draught. | Das Schlafzimmer ist in zehn Minuten kühl, ohne Zug. | البيت تبرد في عشرة دقايق بلاش تيّار.
Ventilateur | A wide, even breeze without humming. | Ein breiter, gleichmäßiger Luftzug ohne Brummen. | هواه واسع وما يعملش حس.
Radiateur | A gentle warmth that lasts after switching off. | Sanfte Wärme, die nach dem Abschalten bleibt. | دفا خفيف يقعد حتى بعد ما يطفى.
`;
