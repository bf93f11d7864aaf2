/** Everyday words that denote no product: neither typing errors of product words nor search words. */
import { normalise } from '../../lexicon/normalise.ts';
import { isOrdinary, isUnsold, readingOf } from '../../lexicon/reading.ts';

const WORDS = `
j t s c n m d l qu y ai as ait ayez aie avons avoir eu ont etait etais serait sera soit suis etes etre es
fais fait faire faites font ferait peux peut peuvent pouvez pourrait pourriez pourrais puisse dois doit devrait sais savez savoir
vais va vas allez aller allait irait viens vient venir veut voulais voulait vouloir voudrait prends prend prendre pris mets met mettre mis
tiens donne donnez donner dis dites dire voir vois voyez regarde regarder montrer montrez trouve trouvez demande demander aide aider aimerait aimerai aimez aime aimes
plait plairait conseille conseillez conseiller conseil proposer propose choisir choix changer change remplacer remplace renouveler acheter achete commander offrir offre porter
utiliser utilise servir sert ranger range nettoyer couper mettrais ouvrir fermer tenir garder passer passe rester reste partir sortir entrer
quelqu quelques quelconque plusieurs chaque certain certains aucun aucune meme memes tel telle tels telles celui celle ceux celles ca cela ceci
ici voila voici alors donc puis ensuite enfin apres avant pendant depuis jusque bientot maintenant aujourd hui demain hier matin soir midi
toujours jamais souvent parfois encore deja seulement juste vraiment assez trop peu beaucoup surtout surement peut etre environ presque tellement franchement genre style
dedans dehors dessus dessous devant derriere contre parmi malgre selon afin parce pourquoi quand lorsque comment sinon
joli jolie jolis jolies beau belle beaux belles bon bonne bons bonnes mieux meilleur meilleure meilleurs sympa super parfait parfaite ideal ideale idealement correct correcte convenable
abordable abordables raisonnable economique depasse depasser depassant coute couter coutant vaut valoir cherchais recherche recherches
truc trucs machin machine chose choses appareil appareils article articles modele modeles produit produits idee idees genre type types sorte
euh bah ben hein ok oui non bref sinon coucou monsieur madame svp
an ans annee annees ans mois semaine jour jours age occasion anniversaire fete aid ramadan mariage naissance rentree noel saint valentin
birthday bday valentine valentines wedding pls plz thx lol mdr haha wesh wearing wear once yr old 9raya qualite quality
jveux jvoudrais jcherche jsuis jpeux pr avc bcp pk pq ke koi kel dsl bjr bsr slt tt tjs ya
slm cc cv bof slt
possible possibly si btw idk imo imho tbh fyi omg nvm lmk ngl rn tho wanna gonna gotta dunno
classe refuse urgent urgente urgence asap likes like liked loves turns m3allem
max maxi maximum minimum
existe existent existiert
if im m who whom whose it its he she we us they who pays paid arrives arrived when while because still also too well better best than then so just got gets getting please
هو هي هم هل ما هوما هوة هية نعم كم متى اين ياخذ ترجع وقتاش وقت الكل توا شوية شويه زادة زاده هكا ايه لا باش كيفاش انهي شكون
chwaya chwayya barcha tawa zeda hakka ey le ama chnia kifesh
passen passt passte sollte sollten muss musste gehen geht machen macht typischerweise eigentlich vielleicht ziemlich
week weeks day days month months trip night nights tage woche wochen monat monate
gras grasse grasses tire tirent tiraille salem salam slem oublie oubliez oublier boring fancy forget فاخر فاخرة فخم فخمة fakhra fakher luxueux luxueuse luxurious fancy fancier ولات ولاو وليت ولينا ولا نوليو يولي تولي wallat walla wallit wella wellat نجم نجمش نفوت نلبس جمعة شهور نهارات تنصحني تنصحوني انصحني عندو عندها نشريلو نشريلها najem najemch nfout nelbes tonsa7ni
`;

/** The words, normalised. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(normalise(WORDS).split(' '));

/** Whether a text consists of ordinary words, by which nothing can be searched for. */
export const tellsNothing = (text: string): boolean =>
  normalise(text)
    .split(' ')
    .every((word) => {
      const read = readingOf(word) ?? word;
      return !isUnsold(read) && (isOrdinary(read) || ORDINARY_WORDS.has(word));
    });
