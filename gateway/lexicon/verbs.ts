/**
 * Verbs of French, English and German: regular ones by their stems, others by their forms. None denotes goods, so that none is taken for a
 * typing error of one: "supporte" is no "sport". Verbs that are spelt like goods are left out ("montre", "iron"). No I/O.
 */

const FRENCH = `
abandonn abim abord abrit accept accompagn accord accroch achev adapt admir adopt adress agac aggrav ajout ajust aliment allong amen amus
annonc apport appreci approch appui arrach arrang arret arriv arros articul aspir assist assur attach attir attrap augment autoris aval
avanc avou baiss baliz barr bascul bavard blagu bless bloqu bouch bourr bricol calcul calm cauchemard caus ced cess chahut chang chant
charm chavir chut cibl circul cliqu cogn collabor combin command compar compens complet compliqu comport compt concern confirm congel
connect consacr conserv consider consol consomm constat consult contact content contest continu contrari control convoqu copi correspond
corrig couch coul crach craqu cre cri critiqu croqu croul cultiv dans debarrass debloqu debrouill decal decev dechir decid declar decoll
decor decoup dedi defend deform degag degoulin degout deguis demand demarr demeur demissionn demont depass depens deplac depos derang
deregl descend design desir dessin detach detest detruir devin devor dialogu dict diffus digitalis dilat dimin dirig discut disjonct
dispos disput distribu divis domin donn dormir doubl dout dur echang echapp echou eclat econom ecoul ecout ecras effac effectu egar elabor
elev elimin eloign embarqu embet embrass emmen empech empil emport emprunt encaiss encombr endommag energ enferm enlev ennuy enregistr
entam entour entrain entretien envahir envelopp envisag epargn epluch epous epuis equip escalad essay essor estim etal etonn etouff etudi
evalu evapor evit exager examin excus exerc exist expedi experiment expliqu exploit expos exprim fabriqu fach facilit factur fatigu
feuillet fix flott fonctionn forc form fouill frapp frequent froiss frott fum gagn galer gar garantiss gaspill gat gen ger gliss gonfl
gout grandir gratt grignot grimp grond habill habitu hesit honor ignor imagin imit impliqu import impos impressionn inclin indiqu infus
initi inject inquiet inscrir insist inspir install insult integr interdir interess interrog intimid introduir invent invit irrit isol jet
jug jur laiss lanc lev lib liber list livr logg lou lutt mach malax manipul march manqu maquill marchand marqu mastiqu matur mefi mel melang
menac menag mentionn merit mesur mijot modifi moisir monopolis motiv moud mouill multipli navigu neglig nomm not oblig observ obten occup
oper oppos ordonn organis orient oubli paniqu pardonn particip pass patient paum pech pedal penal pench pens perfor permett persist pes
phon pilot pioch piqu plac plaisant pleur pliss plong poivr posit possed post postul pouss pratiqu precis prefer prepar preserv prest
presum pret priv procur profit programm projet prolong promen prononc propos protest prouv provoqu publi puni question raccompagn raccourc
raccroch racont rafraich ramass ramen rappel rapproch rass rassur ravag realis rebondir recal recharg reclam recolt recommenc recopi
recouch recup recuper recycl redemarr redout reduir refil reflechir reform refroid refus regagn regard regl regn regrett regroup rejet
relanc relax reli remarqu rembours remerci remont remplac remu rencontr renforc renonc renov renseign rentr renvers renvoi repar repass
reper repet report repos repouss repris reserv resist respect respir ressembl rest resum retard retir retomb retourn retrouv reun reuss
rev reveill revel revis ricoch rigol risqu ronfl rong rouill roul rouspet sabot saign saut sauv savour secou sejourn sembl separ serr sign
signal signifi simplifi soign sollicit sonn souffl souffr souhait soulag soulev soulign soup soupconn stagn stock stopp stress suc sugger
support supprim surcharg surf surmont surpass surveill suspend tach tard tat tax telecharg telephon temoign tent termin toler tomb touch
tourn touss traduir trait tranquillis transfer transform transpir transport travaill travers trebuch trembl tremp tri trich trimball tromp
trott troubl tu util valid vant veill vend ventil verifi vers vex vibr visit voyag`;

const ENGLISH = `
accept add admire adopt advise afford agree allow amaze annoy answer appear apply appreciate argue arrange arrive ask assemble attach
attend avoid bathe beg behave believe belong bleed block blow bother bounce breathe bring browse bully burn call calm cancel care carry
cause celebrate change chase chat check cheer chew choose claim clap clear climb close collect commute compare complain complete
concentrate confirm confuse connect consider consist contain continue convince cook copy cough count crack crash crawl create cry cuddle
damage dare decide declare decorate delay deliver depend describe deserve destroy develop die dine disagree disappear discover discuss
divide double doubt drag draw dream drip drive drool drown earn embarrass employ empty encourage enjoy enter entertain escape examine
excite excuse exist expand expect explain explode explore extend face fade fail faint fear fetch fill finish fit flash float flood flow
fold follow forgive freak frighten gain gather gaze glow grab graduate greet grin groan grow guard guess guide handle happen hate heal
help hesitate hire hug hunt hurry ignore imagine impress improve include increase inform inspect install insult intend interest interrupt
introduce invent invite itch join joke juggle jump keep kick kill kiss kneel knock know land last laugh launch leak lean learn leave lend
lick lift like listen live load long look lose love manage marry matter mean melt mend mention mess mind miss mistake move need notice
obey object observe obtain occur offend offer operate order overheat owe own pack pass pause peel perform permit persuade pick play please
point polish possess pour practice practise praise pray prefer prepare preserve pretend prevent produce promise protect prove provide pull
punch punish push question quit race reach react realise realize receive recognise recognize recover recycle reduce refuse regret reject
relate relax release remain remember remind remove rent repair repeat replace reply report request rescue respond rest retire return rinse
risk rub ruin rush satisfy save scare scratch scream search seem select separate serve settle shake share shiver shout show shrink sigh
sing sip slip smash smell smile smoke sneeze snore solve sort sound spend spill split spoil squash squeak squeeze stain stare start starve
stay steal step sting stir stop stress stretch struggle study succeed suck suffer suggest supply support suppose surprise surround survive
suspect swallow sweat swell swim swing talk taste teach tear tease tempt terrify thank think throw tickle tie tolerate touch trade
transform translate travel treat tremble trick trip trouble trust try turn twist type understand undress unite unlock unpack untie upgrade
upset use vanish visit vomit wait wake walk wander want warn waste weigh welcome whine whisper wish wonder work worry wreck yawn yell`;

const GERMAN = `
acht anbiet antwort arbeit atm aufhor bastel bau bedeut beeil beginn beweg bezahl biet blink blut brauch brenn bring chatt dank dauer denk
dien dreh druck dusch einkauf einlad entscheid entspann erinner erklar erlaub erwart erzahl fehl feier find flieg folg frag freu frier
fuhl fuhr gefall gehor geniess gewinn glaub greif gruss halt hass heb heirat heiss helf hoff hor hust kampf kauf kenn klapp klau kleb
klett klingel knall koch komm kontrollier kost krieg kummer kuss lach lass lauf leb leg lehr leih lern lieb lieg lohn los losch lug meck
mein merk miet mocht nehm nenn nerv nutz pass passier pfleg plan platz pluck prob probier quatsch quietsch rauch reagier rech rechn red
reich reis reiss renn reparier rett riech rub ruf ruh sag samm sammel schad schaff schau schein schenk schick schieb schimpf schlag
schlepp schmeck schmeiss schmier schmolz schnarch schnauf schneid schon schreck schrei schreib schutt schwatz schwitz seh send setz sing
sink sitz sorg spar spiel sprech spring spur steh stehl steig stell stimm stopf stor streich streit such tanz tau tausch teil telefonier
trag traum traut treff treib trenn tret trink trockn turn ub ubernacht unterricht verdien vergess vergleich verkauf verlang verlass
verlier vermiet vermiss verpass versprech versteh versuch vertrag verzicht wachs wart wechsel weck wein werf wett wiederhol wieg wink wirk
wiss wohn wunder wunsch zahl zeichn zeig zerbrech zieh zitter zuck zweifel zwing`;

/** Infinitives whose stems are spelt like goods, and verbs of the other French groups; their participles are other words. */
const INFINITIVES = `
abattre accueillir acquerir admettre agir amener apercevoir apparaitre apprendre asseoir attendre atteindre battre batir blanchir bronzer bruler
caler capturer charger chauffer coder coller combattre comprendre conduire connaitre construire convaincre convenir coudre courir couvrir craindre
croire croitre cueillir cuire cuisiner decevoir decouvrir decrire defaire defendre definir demolir dependre descendre desobeir detruire devenir
devoir disparaitre elire endormir entendre entreprendre etablir eteindre etendre faiblir fendre finir fondre fournir fuir garantir garer geler
grandir griller grossir guerir interdire investir jardiner joindre jouer lire loger louer maigrir maintenir masquer mentir mettre mixer mordre
moudre mourir murir naitre nourrir nuire obeir obtenir offrir ouvrir parcourir parfumer paraitre parvenir patiner peindre peigner pendre percer perdre
permettre peser planter plaindre plaire planter pleuvoir poncer poser poursuivre pouvoir prendre presser pretendre prevenir prevoir produire
promettre punir raccrocher ralentir ranger rapper ravir recevoir reconnaitre recoudre recouvrir reduire reflechir refaire rejoindre remettre remplir
rendre repandre repartir repondre reprendre resoudre ressentir ressortir retenir reunir reussir revenir revoir rincer rire rotir rougir saisir
salir sauver savoir scanner secher seduire servir souffrir soumettre sourire soutenir souvenir subir suffire suivre surprendre suspendre tailler taire
teindre tendre tenir tisser tondre tordre trahir traduire trier unir vaincre vendre venir verdir vernir vieillir visser vivre voiler vomir vouloir
remets remis remettez remette promis permets permet permis reprends reprend repris apprends apprend appris comprenait prenait mettait
attendait perdait vendait rendait possible possibles impossible`;

/** Forms of irregular English verbs that no stem gives. */
const IRREGULAR = `
ate bet bled blew bought bit bitten bred broke broken brought built burst came caught chose chosen cost crept cut dealt did does done drank drawn
drew driven drove drunk eaten fallen fed fell felt flew flown forgot forgotten fought found froze frozen gave given gone got gotten grew grown had
heard held hid hidden hit hung hurt kept knew known laid led left lent let lit lost made meant met paid put quit ran rang read ridden risen rode
rose said sang sat saw seen sent set shook shot shown shut slept slid sold spent spoke spoken spread stole stolen stood stuck stung struck sung
swam swept swung taken taught thought threw thrown told took tore torn understood went woke woken won wore worn wrote written`;

const stems = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));
const LISTED = stems(`${INFINITIVES} ${IRREGULAR}`);
const LANGUAGES = [
  {
    stems: stems(FRENCH),
    endings:
      'er e es ent ez ons ee ees ait ais aient era eras erai erait erais erons eront eraient ant asse i is it ir iez ions'.split(
        ' ',
      ),
  },
  { stems: stems(ENGLISH), endings: ['', 's', 'es', 'd', 'ed', 'ing', 'er', 'ers'] },
  { stems: stems(GERMAN), endings: 'en e st t te ten et est n tet ete'.split(' ') },
] as const;
/** What an English stem ends in before "-ing" and "-ed": "using", "tried", "stopped". */
const ENGLISH_CHANGES = [
  [/ing$/, 'e'],
  [/ie(?:s|d)$/, 'y'],
  [/([b-df-hj-np-tv-z])\1(?:ing|ed|er)$/, '$1'],
] as const;

/** Whether a normalised word is a form of a verb. */
export function isVerbForm(word: string): boolean {
  if (LISTED.has(word)) return true;
  if (word.length < 4) return false;
  const english = LANGUAGES[1].stems;
  return (
    LANGUAGES.some((language) =>
      language.endings.some(
        (ending) => word.endsWith(ending) && language.stems.has(word.slice(0, word.length - ending.length)),
      ),
    ) || ENGLISH_CHANGES.some(([end, stem]) => end.test(word) && english.has(word.replace(end, stem)))
  );
}
