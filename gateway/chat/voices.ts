/** Phrases of the personas for answers without a language model: the tools provide the facts, the persona the tone. */
import type { BotPersona } from '../contract/chat.ts';
import type { LanguageCode } from '../contract/pages.ts';

export interface Voice {
  /** Before a result or explanation. */
  readonly lead: string;
  /** After a search without results. */
  readonly nothing: string;
  /** After results: how to continue. */
  readonly next: string;
  readonly thanks: string;
  readonly bye: string;
}

const voice = (lead: string, nothing: string, next: string, thanks: string, bye: string): Voice => ({
  lead,
  nothing,
  next,
  thanks,
  bye,
});

export const VOICES: Readonly<Record<BotPersona, Readonly<Record<LanguageCode, Voice>>>> = {
  SHOPPING_EXPERT: {
    fr: voice(
      'Droit au but.',
      'Donnez-moi un budget ou une marque et je relance la chasse.',
      'Dites « moins cher », ou demandez-moi d’en comparer deux : je tranche.',
      'De rien : un bon achat est un achat bien comparé.',
      'À bientôt, et gardez l’œil sur les prix !',
    ),
    en: voice(
      'Straight to the point.',
      'Give me a budget or a brand and I will hunt again.',
      'Say “cheaper”, or have me compare two of them: I will settle it.',
      'You are welcome: a good buy is a well compared one.',
      'See you soon, and keep an eye on the prices!',
    ),
    de: voice(
      'Kurz und bündig:',
      'Nennen Sie mir ein Budget oder eine Marke, dann suche ich weiter.',
      'Sagen Sie „günstiger“, oder lassen Sie mich zwei vergleichen: ich entscheide.',
      'Gern: gut gekauft ist gut verglichen.',
      'Bis bald, und behalten Sie die Preise im Blick!',
    ),
    tn: voice(
      'نمشيو للمفيد.',
      'عطيني ميزانية وإلّا ماركة ونعاود نلوّج.',
      'قول «أرخص»، وإلّا خلّيني نقارن بين زوز: نعطيك الصحيح.',
      'بلا مزيّة: الشرية الباهية هي اللي تقارن قبلها.',
      'بالسلامة، وحلّ عينيك على الأسوام!',
    ),
  },
  FASHION_STYLIST: {
    fr: voice(
      'J’imagine déjà la tenue !',
      'Changeons de coupe ou de couleur, je trouverai de quoi vous aller.',
      'C’est pour quelle occasion ? Dites-moi une couleur et je complète la tenue.',
      'Avec grand plaisir, vous allez être superbe.',
      'À très vite, portez-le avec le sourire !',
    ),
    en: voice(
      'I can already picture the outfit!',
      'Let us try another cut or colour, I will find what suits you.',
      'What is the occasion? Name a colour and I will complete the outfit.',
      'My pleasure, you will look wonderful.',
      'See you soon, wear it with a smile!',
    ),
    de: voice(
      'Ich sehe das Outfit schon vor mir!',
      'Versuchen wir einen anderen Schnitt oder eine andere Farbe, ich finde, was Ihnen steht.',
      'Zu welchem Anlass? Nennen Sie mir eine Farbe, und ich mache das Outfit komplett.',
      'Sehr gern, Sie werden großartig aussehen.',
      'Bis bald, tragen Sie es mit einem Lächeln!',
    ),
    tn: voice(
      'اللبسة ولّات قدّام عينيّ!',
      'نبدّلو القصّة وإلّا اللون، ونلقالك اللي يواتيك.',
      'لأنا مناسبة؟ قلّي على لون ونكمّللك اللبسة.',
      'بكل فرحة، باش تجي تهبل.',
      'نتلاقاو، والبسها بالضحكة!',
    ),
  },
  TECH_ADVISOR: {
    fr: voice(
      'Voici ce que disent les fiches, sans jargon.',
      'Précisez l’usage (travail, jeu, photo…) et je reprends les caractéristiques.',
      'Pour quel usage ? Je peux aussi comparer deux fiches point par point.',
      'Avec plaisir. Une question technique reste sans réponse ? Posez-la.',
      'À bientôt, et pensez aux mises à jour !',
    ),
    en: voice(
      'Here is what the data sheets say, in plain words.',
      'Tell me what it is for (work, games, photos…) and I will go through the specifications again.',
      'What will you use it for? I can also compare two data sheets point by point.',
      'You are welcome. Is a technical question left open? Ask it.',
      'See you soon, and mind the updates!',
    ),
    de: voice(
      'Das sagen die Datenblätter, ohne Fachchinesisch.',
      'Sagen Sie mir den Zweck (Arbeit, Spiele, Fotos …), dann gehe ich die Daten noch einmal durch.',
      'Wofür brauchen Sie es? Ich vergleiche auch zwei Datenblätter Punkt für Punkt.',
      'Gern. Ist eine technische Frage offen? Stellen Sie sie.',
      'Bis bald, und denken Sie an die Updates!',
    ),
    tn: voice(
      'هاو شنوّة تقول الخصائص، بكلام مفهوم.',
      'قلّي على الاستعمال (خدمة، لعب، تصاور…) ونعاود نشوف الخصائص.',
      'لشنوّة باش تستعملو؟ نجم زادة نقارن بين زوز نقطة بنقطة.',
      'بلا مزيّة. عندك سؤال تقني آخر؟ اسأل.',
      'بالسلامة، وما تنساش التحديثات!',
    ),
  },
  HOME_DECORATOR: {
    fr: voice(
      'Voyons ce qui s’accorde chez vous.',
      'Parlez-moi de la pièce et de ses couleurs, je chercherai autrement.',
      'Pour quelle pièce, et avec quelles couleurs autour ? J’accorde le reste.',
      'Avec joie, votre intérieur vous dira merci.',
      'À bientôt dans votre nouveau décor !',
    ),
    en: voice(
      'Let us see what goes well in your home.',
      'Tell me about the room and its colours, and I will search differently.',
      'For which room, and with which colours around? I will match the rest.',
      'Gladly, your home will thank you.',
      'See you soon in your new setting!',
    ),
    de: voice(
      'Schauen wir, was zu Ihrem Zuhause passt.',
      'Erzählen Sie mir vom Raum und seinen Farben, dann suche ich anders.',
      'Für welchen Raum, und welche Farben sind dort? Ich stimme den Rest darauf ab.',
      'Mit Freude, Ihr Zuhause wird es danken.',
      'Bis bald in Ihrer neuen Einrichtung!',
    ),
    tn: voice(
      'نشوفو شنوّة يواتي دارك.',
      'احكيلي على البيت وألوانها، ونلوّج بطريقة أخرى.',
      'لأنا بيت، وشنوّة الألوان اللي دايرة بيها؟ ننسّقلك الباقي.',
      'بكل فرحة، دارك باش تشكرك.',
      'نتلاقاو في ديكورك الجديد!',
    ),
  },
  BEAUTY_EXPERT: {
    fr: voice(
      'Prenons soin de vous.',
      'Dites-moi votre type de peau ou de cheveux, je chercherai plus juste.',
      'Quel est votre type de peau ou de cheveux ? Je choisirai plus finement.',
      'Avec douceur et plaisir !',
      'À bientôt, prenez du temps pour vous !',
    ),
    en: voice(
      'Let us take care of you.',
      'Tell me your type of skin or hair, and I will look closer.',
      'What is your type of skin or hair? I will choose more finely.',
      'Gently and gladly!',
      'See you soon, take some time for yourself!',
    ),
    de: voice(
      'Tun wir Ihnen etwas Gutes.',
      'Nennen Sie mir Ihren Haut- oder Haartyp, dann suche ich genauer.',
      'Welchen Haut- oder Haartyp haben Sie? Dann wähle ich feiner aus.',
      'Von Herzen gern!',
      'Bis bald, nehmen Sie sich Zeit für sich!',
    ),
    tn: voice(
      'نتلهاو بيك شويّة.',
      'قلّي على نوع بشرتك وإلّا شعرك، ونلوّج بالدقّة.',
      'شنوّة نوع بشرتك وإلّا شعرك؟ نختارلك بالدقّة.',
      'بكل لطف وفرحة!',
      'بالسلامة، وعطي وقت لروحك!',
    ),
  },
  SELLER_COACH: {
    fr: voice(
      'Parlons de vos ventes.',
      'Reformulons ensemble : que voulez-vous vendre, et à qui ?',
      'Quelle est la prochaine étape de votre boutique ? Avançons-la ensemble.',
      'Bravo pour votre élan, continuez !',
      'À bientôt, et bonnes ventes !',
    ),
    en: voice(
      'Let us talk about your sales.',
      'Let us put it differently: what do you want to sell, and to whom?',
      'What is your shop’s next step? Let us take it together.',
      'Well done, keep it up!',
      'See you soon, and good sales!',
    ),
    de: voice(
      'Sprechen wir über Ihre Verkäufe.',
      'Sagen wir es anders: Was möchten Sie verkaufen, und an wen?',
      'Was ist der nächste Schritt Ihres Geschäfts? Gehen wir ihn gemeinsam.',
      'Gut gemacht, weiter so!',
      'Bis bald, und gute Verkäufe!',
    ),
    tn: voice(
      'نحكيو على البيعات متاعك.',
      'نعاودوها بكلام آخر: شنوّة تحب تبيع، ولشكون؟',
      'شنوّة الخطوة الجاية لحانوتك؟ نمشيوها مع بعضنا.',
      'برافو عليك، كمّل هكّا!',
      'بالسلامة، وبيعات مباركة!',
    ),
  },
  INVENTORY_MANAGER: {
    fr: voice(
      'Point de stock, dans l’ordre.',
      'Donnez-moi la référence exacte et je vérifie à nouveau.',
      'Une quantité ou une référence à vérifier ? Donnez-la-moi.',
      'Noté. Un stock juste fait un vendeur serein.',
      'À bientôt, et bon inventaire !',
    ),
    en: voice(
      'Stock check, in order.',
      'Give me the exact reference and I will check again.',
      'A quantity or a reference to check? Let me have it.',
      'Noted. A right stock makes a calm seller.',
      'See you soon, and good stock-taking!',
    ),
    de: voice(
      'Bestandsaufnahme, der Reihe nach.',
      'Nennen Sie mir die genaue Artikelnummer, dann prüfe ich noch einmal.',
      'Eine Menge oder eine Artikelnummer zu prüfen? Her damit.',
      'Notiert. Ein richtiger Bestand macht ruhige Verkäufer.',
      'Bis bald, und gute Inventur!',
    ),
    tn: voice(
      'نشوفو الستوك بالترتيب.',
      'عطيني المرجع بالضبط ونعاود نثبّت.',
      'عندك كمية وإلّا مرجع تحب تثبّت فيه؟ هاتو.',
      'مسجّل. الستوك المضبوط يريّح البيّاع.',
      'بالسلامة، وجرد موفّق!',
    ),
  },
  LOGISTICS_EXPERT: {
    fr: voice(
      'Côté livraison, étape par étape.',
      'Précisez la ville ou le colis et je reprends l’itinéraire.',
      'D’où à où part le colis ? Je détaille l’étape suivante.',
      'À votre service : livré, c’est fait.',
      'Bonne route à vos colis !',
    ),
    en: voice(
      'On delivery, step by step.',
      'Name the town or the parcel and I will go over the route again.',
      'From where to where does the parcel go? I will explain the next step.',
      'At your service: delivered and done.',
      'A good journey to your parcels!',
    ),
    de: voice(
      'Zur Lieferung, Schritt für Schritt.',
      'Nennen Sie Ort oder Paket, dann gehe ich die Strecke noch einmal durch.',
      'Von wo nach wo geht das Paket? Ich erkläre den nächsten Schritt.',
      'Stets zu Diensten: geliefert und erledigt.',
      'Gute Reise Ihren Paketen!',
    ),
    tn: voice(
      'على التوصيل، خطوة بخطوة.',
      'قلّي على المدينة وإلّا الكوليّة ونعاود نشوف الطريق.',
      'الكوليّة منين لوين؟ نفسّرلك الخطوة الجاية.',
      'في الخدمة: وصلت وتمّت.',
      'طريق السلامة لكوليّاتك!',
    ),
  },
  MARKETING_SPECIALIST: {
    fr: voice(
      'Attirons les regards !',
      'Trouvons un autre angle : quel public voulez-vous toucher ?',
      'Quel public visez-vous ? Je vous trouve l’angle qui accroche.',
      'Merci à vous, faites du bruit !',
      'À bientôt, et que ça se voie !',
    ),
    en: voice(
      'Let us turn some heads!',
      'Let us find another angle: which audience do you want to reach?',
      'Which audience is it for? I will find the angle that catches.',
      'Thank you, and make some noise!',
      'See you soon, and let it show!',
    ),
    de: voice(
      'Ziehen wir Blicke auf uns!',
      'Suchen wir einen anderen Blickwinkel: Wen möchten Sie erreichen?',
      'An wen richtet es sich? Ich finde den Aufhänger, der zieht.',
      'Danke Ihnen, machen Sie von sich reden!',
      'Bis bald, und zeigen Sie es allen!',
    ),
    tn: voice(
      'نجلبو الأنظار!',
      'نلقاو زاوية أخرى: لشكون تحب توصل؟',
      'شكون الجمهور متاعك؟ نلقالك الفكرة اللي تشد.',
      'يعيّشك، وخلّي الناس تحكي عليك!',
      'بالسلامة، وخلّيها تبان!',
    ),
  },
  CUSTOMER_SUPPORT: {
    fr: voice(
      'Je comprends, regardons cela ensemble.',
      'Je suis désolé. Décrivez-moi la situation autrement et je cherche avec vous.',
      'Est-ce que cela répond à votre question ? Sinon, je reste avec vous.',
      'Je vous en prie, je suis là pour cela.',
      'Prenez soin de vous, je reste à votre écoute.',
    ),
    en: voice(
      'I understand, let us look at it together.',
      'I am sorry. Describe it differently and I will look with you.',
      'Does this answer your question? If not, I stay with you.',
      'You are very welcome, that is what I am here for.',
      'Take care, I am here whenever you need me.',
    ),
    de: voice(
      'Ich verstehe, schauen wir gemeinsam.',
      'Das tut mir leid. Beschreiben Sie es anders, und ich suche mit Ihnen.',
      'Beantwortet das Ihre Frage? Wenn nicht, bleibe ich bei Ihnen.',
      'Sehr gern, dafür bin ich da.',
      'Alles Gute, ich bin jederzeit für Sie da.',
    ),
    tn: voice(
      'نفهمك، نشوفوها مع بعضنا.',
      'سامحني. احكيلي عليها بطريقة أخرى ونلوّج معاك.',
      'هذا جاوب على سؤالك؟ كان لا، قاعد معاك.',
      'مرحبا بيك، أنا هوني على خاطر هذا.',
      'رد بالك على روحك، وأنا ديما نسمع فيك.',
    ),
  },
};
