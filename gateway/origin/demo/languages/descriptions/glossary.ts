/** What a material or feature is good for: "French trait | English | German | Tunisian Arabic", as ../../glossary.ts. */
export const GLOSSARY_TEXTS = `
en lin lavé | Washed linen is soft from the start and hardly creases. | Gewaschenes Leinen ist von Anfang an weich und knittert kaum. | الكتان المغسول طري من الأول وما يتكمشش برشا.
en lin | Linen breathes, absorbs and only gets softer. | Leinen atmet, saugt und wird nur weicher. | الكتان يتنفّس ويشرب العرق ويزيد يطرى.
en coton | The cotton has long fibres: soft and strong. | Die Baumwolle ist langfaserig, weich und fest. | قطن خيطو طويل، طري وصحيح.
en coton brodé | The embroidery is set in the cotton and does not scratch. | Die Stickerei sitzt in der Baumwolle und kratzt nicht. | الطرز داخل في القطن وما يحكّش.
en viscose fluide | Viscose falls softly and stays cool. | Viskose fällt weich und bleibt kühl. | الفيسكوز يطيح مليح ويقعد بارد.
en viscose | Viscose feels like silk and is cared for like cotton. | Viskose fühlt sich an wie Seide und pflegt sich wie Baumwolle. | الفيسكوز كيما الحرير في اليد وكيما القطن في الغسيل.
en satin | Satin catches the light without shining too much. | Satin fängt das Licht, ohne zu sehr zu glänzen. | الساتان يشد الضو وما يلمعش برشا.
en satin souple | Soft satin follows each move and leaves no marks. | Weicher Satin macht jede Bewegung mit. | الساتان الطري يتبّع الحركة وما يتعلّمش.
en velours | The velvet is short, dense and does not flatten. | Der Samt ist kurz, dicht und drückt sich nicht platt. | القطيفة قصيرة ومليانة وما تترطّاش.
en mousseline | The chiffon is lined: light, never see-through. | Der Chiffon ist gefüttert: leicht, nie durchsichtig. | الموسلين مبطّن: خفيف وما يشفّش.
en crêpe | Crêpe is matt and opaque, and its creases hang out overnight. | Krepp ist matt, blickdicht und hängt sich über Nacht aus. | الكريب مات وما يشفّش، ويتسرّح وحدو.
en soie | Real silk, light and warm at once. | Echte Seide, leicht und warm zugleich. | حرير بالحق، خفيف ودافي.
en cuir | The full-grain leather is tanned without chrome. | Das Vollleder ist chromfrei gegerbt. | جلد طبيعي مدبوغ بلاش كروم.
en cuir grainé | The grain of the leather hides small scratches. | Die Narbung des Leders verbirgt kleine Kratzer. | حبّة الجلد تخبّي الخدوش الصغار.
en cuir tressé | The leather is plaited by hand, strand by strand. | Das Leder ist von Hand geflochten, Strang für Strang. | الجلد مضفور باليد، خيط بخيط.
en daim | The suede has been made waterproof at the workshop. | Das Wildleder wurde in der Werkstatt imprägniert. | الدان معالج ضدّ الماء في الورشة.
en simili cuir | The faux leather is supple and wipes clean. | Das Kunstleder ist weich und leicht abzuwischen. | الجلد الصناعي طري ويتمسح بالساهل.
en laine | The wool comes from local sheep and is untreated. | Die Wolle stammt von Schafen der Region und ist unbehandelt. | الصوف من علالش الجهة وبلاش مواد.
en laine mélangée | The wool blend is warm and does not scratch. | Die Wollmischung wärmt, ohne zu kratzen. | الصوف المخلّط يدفّي وما يحكّش.
en bois massif | The solid wood is dried slowly and no longer moves. | Das Massivholz ist lange getrocknet und arbeitet nicht mehr. | اللوح الصحيح مشيّح مليح وما عادش يتعوّج.
en bois | The wood is sanded by hand and protected with oil. | Das Holz ist von Hand geschliffen und geölt. | اللوح محكوك باليد ومدهون بالزيت.
en bois d’olivier | Olive wood is dense and veined: no two pieces are alike. | Olivenholz ist dicht und gemasert: kein Stück gleicht dem anderen. | لوح الزيتون صحيح ومعرّق، ما فماش زوز كيف كيف.
en verre trempé | Tempered glass stands up to knocks and heat. | Gehärtetes Glas hält Stöße und Hitze aus. | البلار المقوّى يستحمل الخبطة والسخانة.
en verre soufflé | The glass is mouth-blown, with its little bubbles. | Das Glas ist mundgeblasen, mit kleinen Bläschen. | البلار منفوخ بالفم، وفيه فقاقعو.
en céramique | The ceramic is fired hot and does not chip. | Die Keramik ist heiß gebrannt und platzt nicht ab. | الفخار مطيّب على نار قوية وما يتقشّرش.
en terre cuite | Terracotta keeps things cool and ages well. | Terrakotta hält kühl und altert schön. | الطين يبرّد ويزيان مع الوقت.
en grès | Stoneware keeps heat and is dishwasher-safe. | Steinzeug hält warm und verträgt die Spülmaschine. | القري يشد السخانة ويتغسل في الماكينة.
en porcelaine | The porcelain is fine, white and surprisingly strong. | Das Porzellan ist fein, weiß und erstaunlich fest. | البورسلان رقيق وأبيض وصحيح.
en inox | Stainless steel does not rust or keep smells. | Edelstahl rostet nicht und nimmt keine Gerüche an. | الإينوكس ما يصدّدش وما يشدّش الريحة.
en fonte | Cast iron keeps its heat long after the fire. | Gusseisen hält die Hitze lange nach dem Feuer. | الفونت تقعد سخونة بعد النار.
en fonte émaillée | The enamelled cast iron needs no seasoning. | Das emaillierte Gusseisen muss nicht eingebrannt werden. | الإيماي ما يستحق حتى تحضير.
antiadhésive | The PFOA-free coating needs almost no fat. | Die PFOA-freie Beschichtung braucht kaum Fett. | الطلاء بلاش PFOA وما يستحقش زيت.
en osier | The wicker is tightly woven, without splinters. | Die Weide ist dicht geflochten, ohne Splitter. | الخيزران مضفور مليح وبلاش شظايا.
en rotin | Natural rattan is light and strong. | Naturrattan ist leicht und fest. | الروتان الطبيعي خفيف وصحيح.
en raphia | The raffia is woven by hand, in its natural colour. | Der Bast ist von Hand geflochten, in Naturfarbe. | الرافيا مضفورة باليد وبلونها الطبيعي.
en laiton | Brass takes on a fine patina with time. | Messing bekommt mit der Zeit eine schöne Patina. | النحاس الأصفر يزيان مع الوقت.
en argent 925 | The 925 silver is hallmarked and rhodium-plated. | Das 925er Silber ist gestempelt und rhodiniert. | فضة 925 مطبوعة.
plaqué or | The gold plating is three microns thick: it lasts for years. | Die Vergoldung ist drei Mikrometer dick: sie hält Jahre. | طبقة الذهب ثلاثة ميكرون وتعيش سنين.
plaquée or | The gold plating is three microns thick: it lasts for years. | Die Vergoldung ist drei Mikrometer dick: sie hält Jahre. | طبقة الذهب ثلاثة ميكرون وتعيش سنين.
plaquées or | The gold plating is three microns thick: it lasts for years. | Die Vergoldung ist drei Mikrometer dick: sie hält Jahre. | طبقة الذهب ثلاثة ميكرون وتعيش سنين.
convertible | It unfolds into a bed in seconds for a guest. | In Sekunden wird ein Bett für Gäste daraus. | تتحل فرش في ثواني للضيف.
à coffre | The storage box lifts easily on gas struts. | Der Kasten hebt sich mühelos auf Gasfedern. | الصندوق يتحل بالساهل.
extensible | The mechanism slides with one hand. | Der Mechanismus gleitet mit einer Hand. | تتحل بيد وحدة.
étanche | Certified waterproof: rain and splashes do nothing to it. | Geprüft wasserdicht: Regen und Spritzer schaden nicht. | مثبّت ضدّ الماء: لا مطر لا رش.
à réduction de bruit | Noise cancelling shuts out the street and the bus. | Die Geräuschunterdrückung blendet Straße und Bus aus. | تنقيص الحس يسكّت الكيّاس والكار.
Bluetooth à réduction de bruit | Noise cancelling shuts out the street and the bus. | Die Geräuschunterdrückung blendet Straße und Bus aus. | تنقيص الحس يسكّت الكيّاس والكار.
à gaz | Ignition is built in and the flame adjusts finely. | Die Zündung ist eingebaut, die Flamme fein regelbar. | يشعل وحدو والنار تتريقل.
polarisées | Polarised lenses remove glare from road and water. | Polarisierte Gläser nehmen Reflexe von Straße und Wasser. | البلار البولاريزي ينحّي لمعة الكيّاس والماء.
en argile | Clay purifies without drying. | Tonerde reinigt, ohne auszutrocknen. | الطين ينظّف وما يشيّحش.
à froid | Cold-pressed, it keeps all its aromas. | Kalt gepresst behält es alle Aromen. | معصور على البارد وبنّتو الكل فيه.
en cuivre martelé | Every stroke of the hammer can still be read on the copper. | Jeder Hammerschlag ist im Kupfer noch zu sehen. | كل ضربة مطرقة تبان على النحاس.
biologique | Certified organic, without pesticides or artificial fertiliser. | Bio-zertifiziert, ohne Pestizide und Kunstdünger. | بيو بالشهادة، بلاش مبيدات.
à la fleur d’oranger | The orange-blossom water comes from Nabeul. | Das Orangenblütenwasser kommt aus Nabeul. | ماء الزهر من نابل.
peinte à la main | The patterns are painted by brush, without stencils. | Die Muster sind mit dem Pinsel gemalt, ohne Schablone. | النقش مزوّق بالشيتة وباليد.
peint à la main | The patterns are painted by brush, without stencils. | Die Muster sind mit dem Pinsel gemalt, ohne Schablone. | النقش مزوّق بالشيتة وباليد.
inverter | The inverter motor runs quietly and uses less. | Der Invertermotor läuft leise und sparsam. | الموتور إنفرتر ساكت ويوفّر في الضو.
no frost | Ventilated cold means no defrosting. | Umluftkühlung: kein Abtauen mehr. | نو فروست: ما عادش تذوّب الثلج.
en soie naturelle | The silk is spun and dyed in Mahdia. | Die Seide wird in Mahdia gesponnen und gefärbt. | الحرير مغزول ومصبوغ في المهدية.
`;
