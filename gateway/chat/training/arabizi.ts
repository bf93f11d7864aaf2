/** Templates of Tunisian Arabic messages in Latin letters; the format is described in generate.ts. */
import type { Templates } from './templates.ts';

export const arabizi: Templates = {
  search: `
    (mela|aya|behi|haya) (nchoufou|warini|het|khallina fi) {thing} (okhrin|jdod|)
    (raja3ni|nraj3ou|arja3 biya) (lel|l) {thing}
    (marti|okhti|benti|weldi) (wledet|nej7et|nja7|bech t3arres) (w|) (n7eb|t7eb|n7awes 3la) {thing}
    (n7awes|n7awess|ndawer|nfarkes) (3la|ala) {thing} (lel dar|lel sala|l wledi|)
    (het|jib|jibli|a3tini|choufli) (chwaya|chay|) {thing} (behi|rkhis|aman|brabi|)
    (slm|salam|cc|slt) (n7eb|3andkom|n7awes 3la) {thing} (l|lel) {whom}
    (7achti|7ajti|nesta7a9|mesta7a9) (b|) {thing}
    (3andkomchi|ma3andkomch|famachi|fammech) {thing} ?
    (chnowa|ech) (3andkom|famma) (men|fi) {thing} ?
    w {thing} (m3ah|m3aha|zeda|sghir|sghira) ?
    (w|) {thing} (ama|) (mouch|bla) {thing}
    (produits|7ajet) mta3 {thing}
    {thing} {thing}
    {thing} (fih|men ghir) {thing}
    {thing} b a9al men {price} w livraison l {region}
    (9aren|9arenli) bin (zouz|thletha) {thing}
    (benti|wledi|ommi) (bech todkhel ta9ra|bech yebda sport|dekhel lel madrsa) (lezemha|lezmou) {thing}
    7aja (defya|khfifa|ma yodkholhech el ma) (lel chta|lel sif|nelbesha)
    (zid|) warini {thing}
    {thing} (l khouya|l okhti|l sa7bi) ta7t {price}
    3andkom {thing} (ma ylas9ouch|behin|kbar) ?
    (nlawej 3la|nlawej|n7eb|nheb|n7eb 3la|7achti b|yelzemni|lezemni|nhawes 3la|na9esni|me7tej) {thing}
    (nlawej 3la|n7eb|yelzemni) {thing} (l|lel|3la) {whom}
    (n7eb|nlawej 3la|) {thing} {color}
    {thing} (b a9al men|ta7t|b|fi 7doud|ma yfoutch) {price}
    {thing} (rkhis|rkhisa|mouch ghali|behi|mli7|khfif)
    {thing}
    {thing} {color}
    {thing} {brand}
    {thing} taille {size}
    {thing} {measure}
    {thing} {whom}
    (3andkom|3andkomch|famma|fammech|tbi3ou|mawjoud 3andkom) {thing} (?|3andkom|)
    (warini|warina|a3tini|lawejli 3la|chnowa 3andkom fi|ensa7ni b) {thing}
    (anehi|chnowa|chneya|ama) {thing} (nechri|nekhou|tonsa7ni bih|khir l {whom})
    (7aja|7wija|chay) (lel koujina|bech nnadhef eddar|bech ntayeb|lel skhana|lel bard|lel sport|bech nor9od|lel 9ahwa|lel safar|nelbesha fi 3ers)
    (fekret kado|kado|hdiya|nlawej 3la hdiya) (l|lel) {whom}
    chnowa (nahdi|nekhou) l {whom} (fi 3id miledha|fel 3id|)
    (n7eb|lezem|newi) (nechri|nekhou|nbaddel|ncommandi) {thing}
    {thing} mte3i (tkasser|khser|met) (n7eb|yelzemni) (wa7ed jdid|wa7ed ekher)
    3andi {price} (w n7eb|bech nechri) {thing}
    (3aslema|salam|sbe7 el khir) (nlawej 3la|3andkom|n7eb) {thing}
    (y3aychek|behi) (tawa|w|zeda|) (nlawej 3la|warini|n7eb) {thing} (zeda|)
    {thing} (wala|walla) {thing}
    w {thing} ?
    (mechi|mechin) (lel b7ar|l 3ers|nkhaymou|nsafer) (chnowa yelzemni|chnowa nelbes|)
    (el promo|ejdid|akther 7aja tetbe3) fi {thing}
  `,
  refine: `
    (mch|mouch|mich|msh) {color} (aman|brabi|3aychek|)
    (elli|eli) (soumha|soumou|ta7t) (ma yfoutech|ma tfoutech|) {price}
    (ghalin|ghaliin|soumhom ghali) (barcha|hedhom|hedhouma|) (hedhouma|)
    (ma3andekch|ma fammech|famech) (arkhes|7aja arkhes) (men hakka|) ?
    (ken|ghir) {color} (menhom|fihom|)
    (bel|b) (louh|jeld|7did|khcheb|coton|bois) ?
    (budget mte3i|3andi|m3aya) (ken|7wali|) {price}
    (nombre|pointure|taille|9yes|kies) {num}
    {brand} (mouch|mch) (mest3mel|occasion|9dim|reconditionné)
    (mouch|ma n7ebech|ma nhebch|blech|ama mouch) (mta3|) {thing}
    ma 3andich (barcha flous|flous) (7atta|ta7t|) {price}
    3andi ken {price}
    (ma njamech|ma n7ebech) (na3ti|ndfa3|nkhalles) akther men {price}
    mouch akther men {price}
    (n7eb|nheb|) (fiha|feha|fih) {thing} (behia|behi|kbira)
    (famma|fammech|3andkomch) (mennou|menha|menhom) {color}
    (soum hedha|hedha|soum) (barcha 3lia|ghali 3lia|ma najemch 3lih)
    (n7ebha|n7ebbou|n7ebhom) bel {color} (el ghame9|el fate7|)
    (ama|) ma (tkounech|ykounech) (plastique|7did|jeld)
    (w|) (bel|fel|loun) {color} ?
    (w|) (taille|noumrou|9ies) {size} ?
    (arkhes|7aja arkhes|mafamech arkhes|ghali|ghali 3lia|ghalia barcha|a9al soum|na9es fel soum)
    (aghla|7aja a7sen|qualite a7sen|7aja khir)
    (b a9al men|ta7t|ma yfoutch|mouch akther men|maximum) {price}
    (mouch|men ghir|blech) {color}
    (mouch|men ghir|marka okhra ghir) {brand}
    (ken|men 3and|n7eb ken) {brand}
    (w|) (lel|mta3) {whom} ?
    (jeld|coton|khcheb|souf|7did|inox)
    (akber|asgher|akhef|atwel|a9ser|a9wa|awsa3)
    (a7sen note|ken fel promo|ken el mawjoudin|rattebhom bel soum)
    (b|men ghir|blech) (ghta|roulettes|bluetooth|telecommande|jyoub|khit)
    {measure} (3al a9al|)
    nafs el 7aja (ama|) (bel {color}|akber|arkhes|l {whom})
    (ma yhemmech|mouch mohem) (el loun|el soum|el marka)
    3andkom menhom ({color}|taille {size}) ?
    7aja (moderne|classique|sport|chic) akther
  `,
  more: `
    (ma n7ebech|ma 7abitech) (hedhom|hedhouma|hedhoukom) (het|warini) (ghirhom|okhrin)
    (baddelhomli|baddelhom) (b ghirhom|b okhrin|)
    (ma 3ajbounich|ma 3jebni 7ad fihom) (het|warini) (ghirhom|okhrin)
    (zid|zidni) (warini|) (okhrin|chwaya|)
    (famma|fama|3andkom|3andkomch) (wa7ed|wehed|we7ed|wa7da) (ekher|akhor|okhor|akher|okhra) ?
    (warini|warina|a3tini|het) (okhrin|el mazid|7ajet okhrin|el be9i|akther|modelet okhra)
    (el mazid|okhrin|akther|el be9i|zidni|kammel|7aja okhra|7aja okhra brabi|modele ekher|wa7ed ekher|ghirhom)
    (famma|3andkom) (7aja okhra|okhrin|ghirhom|modelet okhra|ken hedhom) ?
    (hedha el kol|ken hedhoma|haw el kol) ?
    (ma 3ajbounich|ma 3jebni 7atta wa7ed|mouch hedhoma) (warini okhrin|)
    (chnowa ekher|w el be9i) ?
  `,
  shown: `
    (9adeh|9adech|b9adeh) (el {ord}|e{ord}|ettheni|el loulani|ekher wa7da|ekher we7ed) ?
    (ekher|awel|theni) (wa7da|wa7ed|we7ed) (chnowa loun mte3ha|9adech|b9adeh|mawjouda) ?
    (fih|fiha|3andou|3andha) (garantie|dhaman|bluetooth|chargeur) (wala le|) ?
    (matiere|loun|marka|taille|stock) (mte3ou|mte3ha|) ?
    (hak|hedheka) (el loulani|{ord}) (behi|chnowa) ?
    (howa|hiya|hedha|hedhi|) (original|originel|asli|asliya|ta9lid|copie|madhroub) (wala ta9lid|wala copie|) ?
    (el|l|) {ord} (9addech|9adech|9adeh|chnowa) fih (litre|kilo|watt|ram|memoire|blasa|) ?
    (zouz|tletha) (pakouet|boites|3lab|dbabez|pieces) (9addech|b9addech) (yjiw|le7seb|) ?
    9addech (zouz|tletha) (menou|menha|mel {ord}|) ?
    (anehi|chkoun) (a7sen|el a7sen|khir) (fihom|)
    ken (tkasser|ykhser|ma ye5demch) (ba3d chhar|) ?
    (el {ord}|hedha|hedhi) (yetghsel fel machina|yodkhel lel four|yet7ammel el mtar|ychedd bel charge|yekhdem bel pile) ?
    9addech (ychedd bel charge|youzen|fih watt|yhezz|men se3a) (el {ord}|) ?
    chkoun fihom (akhef wa7ed|arkhes wa7ed|a7sen wa7ed)
    (ezzouz|zouz|ethletha) (m3a b3adhhom|) 9addech (le7seb|yjiw|nkhalles)
    (famma|mawjoud) el {ord} bel {color} ?
    (w|) (el|) {ord} ?
    (el|) {ord} (mawjoud|fih garantie|fel stock|thqil|behi|metwaffer|yetghsel|fel promo) ?
    (9adech|b9adech|9adeh|soum|chnowa soum) (el|) {ord} ?
    (a7kili 3la|zidni 3la|details mta3|chnowa les details mta3) (el|) {ord}
    (9adech|9adeh|chnowa|chneya) (garantie|dhaman|el wazn|les dimensions|el toul|el qualite|el matiere|el batterie|la puissance|la capacite|el marka|les couleurs) (mte3ou|mte3ha|mta3 el {ord}) ?
    (hedha|hedhi|howa|hiya) (behi|thqil|original|yet7ammel el ma|fih bluetooth|3andou garantie|jeld|coton|sahel fel tandhif) ?
    (chkoun|anehi|ama wa7ed) (fihom|menhom|) (arkhes|akhef|khir|a7sen|3andou a7sen note|a9wa|akber) ?
    (el arkhes|el akhef|el aghla|el a7sen|el a9wa) (fihom|menhom|el kol) (?|chkoun|)
    (9aren|9arenli|compari) (bin|) (el loul w ethani|zouz hedhoma|binethom|el loul w ethaleth)
    (chnowa el far9|far9) bin (el loul w ethani|ezzouz|binethom)
    (ezzouz|zouz|el loul w ethani|ethletha|el kol) (m3a b3adhhom|el kol|jemla) (b9adech|9adech ya3mlou|9adech) ?
    (9adech|b9adech|9addech) (ezzouz|ethletha|el loul w ethani) (m3a b3adhhom|jemla|) ?
    (mawjoud|famma|3andkom) (el {ord}|mennou|menha|hedha) (bel {color}|taille {size}) ?
    (9adech el tawsil|wa9tech yousel|wa9tech nestalmou) (mta3 el {ord}|lel {ord}|hedha)
    (chkoun ybi3 fih|chkoun el vendeur mte3ou|men ena 7anout)
    (les avis mte3ou|chnowa y9oulou 3lih el 3bed|fih avis behin) ?
    9adech (b9a mennou|famma pieces|mezel) ?
    (najem nraja3ou|ynajem yetbaddel) ken ma 3jebnich
    (el {ord}|hedha) (3jebni|nekhdhou)
    w (garantie|el taille|el loun|el wazn) mte3ou ?
    9adech (youzen|toulou|3ardhou|tchedd el batterie|yerfed|fih memoire) ?
  `,
  order: `
    (winha|winou|fin) (el commande|el bakou|essel3a) (mte3i|) (t3addet|liha) (jem3a|{num} ayem) ?
    (ma na3refch|nsit|dhaya3t) (el noumrou|noumrou) (mte3ha|mta3 el commande)
    (twaslouha|twaslouhali|twaslouh|tab3thouha) (l|lel) ({region}|dar) (wala lezem nji nhezha|) ?
    (nkhalles|nedfa3) (ki tousel|ki yousel|9oddem el beb) ?
    (bkadech|b9adech|9adeh) livraison (l|lel) {region} ?
    (9adech|wa9tech) (tekhou|yekhou) (wa9t|) bech (tousel|yousel) ?
    (ta3mlou|3andkom|famma|te9blou|tbi3ou) (taksit|ta9sit|facilite|credit|cheque|bel kredit|fel kredit|bel facilite) ?
    (el khlas|el daf3) (kifech|wa9tech|ki yousel) ?
    {order}
    noumrouya {num} {num} {num}
    (mezel ma 3andi 7atta khbar|famma jdid|ma fammech khbar) 3al (colis|commande)
    lezem (nkhalles|el khlas) 9bal (ma yousel|) ?
    9addech (tekhdhou|el soum) bech (tab3thou|twaslou) l {region}
    (win|winha|win woslet|chneya akhbar) (commande mte3i|el commande mte3i|el colis mte3i|commandti|commande {order})
    (ma wsalnich|ma wsletnich|mezel ma janich|ma khdhitech) (el commande|el colis|7atta chay|) (l tawa|)
    (el commande|el colis) (mte3i|) (ma jech|ma jetch|t3attel|t3attlet|dha3|we9ef men {num} ayem)
    (9adech|b9adech|chnowa soum) (el tawsil|el livraison) (l|lel|) ({region}|) ?
    (twaslou|tab3thou|twasslouli|famma livraison) (l|lel) ({region}|eddar|el khedma|barra tounes) ?
    (9adech men nhar|wa9tech|fi 9adech) (tousel essel3a|yousel el colis|tjini el commande|twaslou) (l {region}|) ?
    w l {region} ?
    (najem|nnajem) (nkhalles|nkhallsou) (bel carte|cash|ki tousel|bel ta9sit|en ligne|bel cheque) ?
    (el paiement|el carte|el khlas) (ma t3addech|refusée|ma temchich|9asset martin)
    (n7eb|kifech|nnajem) (nbattel|nannuli|nbaddel) (el commande|l adresse mta3 el livraison)
    (win|wa9tech terja3li|nestanna fi|n7eb) (flousi|el flous|remboursement)
    (raj3ouli flousi|rja3li drahmi)
    (n7eb|kifech nekhou|win) (el facture|facture)
    (noumrou el commande|commande) {order}
    (el livreur) (ma jech|ma kallamnich|ma yjawebch|ja w ma l9anich)
    (ken|idha) (ma konttech|ma nkounech) fel dar ?
    (ntabba3|suivi) (el commande|el colis)
    (el tawsil blech|men 9adech el livraison blech|famma livraison gratuite)
    (3malt commande|khallast) (men {num} ayem|el bera7|el jem3a elli fetet) (w mezel|w ma jeni chay|)
    chnowa (moyens de paiement|tari9et el khlas)
  `,
  damaged: `
    (jeni|wsalni|jatni|jetni) {thing} (mkasser|mkassra|khaser|mest3mel|9dim)
    (7allit|fta7t) (el bakou|el colis|el kartouna) (l9it|nal9a) (el {thing}|kol chay) (mkasser|na9es)
    b3athtouli {num} (w ena|ama) tlabt {num}
    (wsalni|jeni|b3athtouli|jabouli) {thing} (mkasser|khaser|na9es|ma7loul|ma yekhdemch|fased|rayé)
    (el {thing}|essel3a|el colis|el 7aja) (jet|woslet|ja|tal3et) (mkassra|khasra|na9sa|mablouila|ma tekhdemch)
    (ghlattou|b3athtouli|jeni) (fel taille|fel loun|7aja okhra|taille ghalta|loun ghalet|modele ekher)
    (na9sa|na9es) (piece|7aja|el chargeur) (fel colis|)
    (el {thing}|el 7aja) (elli chritha|elli chritou|) (ma 3adech tekhdem|ma yech3elch|tkasser men awel nhar|khser)
    (mouch hedha elli tlabtou|mouch kif el taswira|essel3a m9alda)
  `,
  help: `
    (wsalni|weslitni|jeni|khdhit) {thing} (sghir|sghira|kbir|kbira|dhaye9|ma jech 9addi|ma jetch 9addi) (chnowa na3mel|kifech na3mel|) ?
    (n7eb|nheb|najem|kifech) (nraja3|nbaddel) {thing}
    chnowa na3mel ken (n7eb nraja3ha|ma jetnich|tal3et kbira)
    (coupon|el code) mte3i ma (t9belch|yet9belch|khdemch)
    (kifech|kifeh|chnowa na3mel bech) (ncommandi|n3adi commande|nechri men el site|nzid lel panier|nesta3mel el code|nraja3 7aja|nbaddel el taille|na3mel avis|nesta3mel les points)
    (najem|nnajem) (nraja3|nbaddel|nraja3ha) (7aja|el produit|{thing}|) (ken ma jetnich|ken ma 3jbetnich|ba3d ma 7allitha|) ?
    (9adech 3andi wa9t|fi 9adech men nhar) bech (nraja3|nbaddel)
    chkoun (ykhalles|yedfa3) (retour|7a9 el tarji3)
    (3andkom|famma|a3tini) (code promo|code|coupon|bon)
    (el code|el coupon) (ma yekhdemch|refusé|wfa)
    (el site|el panier|l application|el page) (ma yekhdemch|ma tekhdemch|ybougi|we9ef|ma tet7allech|fergha)
    (ma najamtech|ma najemch) (nzid lel panier|nkammel el commande|nchouf etsawer|nal9a les favoris)
    kifech (tekhdem garantie|yemchiw les points|ysir retour|tekhdem la wishlist)
    (anehi taille nekhou|kifech na3ref taille mte3i|guide des tailles)
    (najem nesta3mel) (zouz codet|barcha codet)
    (w|) ken (ma jetnich|ma 3jbetnich|tal3et sghira|baddelt rayi) ?
    (lezem|lezemni) (compte|nsajel) bech (nechri|ncommandi) ?
    3andkom carte cadeau ?
  `,
  about: `
    (tekhdmou|7allin) nhar (esebt|el a7ad|el 3id)
    (nnajem|kifech) nethi9 fikom
    (chnowa|chneya|a7kili 3la|chkoun) (lawaj|el site hedha|echarika mte3kom)
    (entouma|3andkom) (win|7anout bel7a9|charika tounsia|t7ellou nhar el a7ad|maw9thou9in|serieux) ?
    win (jeyin|el 7anout mte3kom|el magasin|blasetkom)
    (wa9tech|ama wa9t) (t7ellou|tsakrou|tekhdmou)
    chnowa ta3mlou (bel donnees mte3i|bel ma3loumet mte3i)
    (conditions generales|echourout|confidentialite)
    (3andkom khedma|kifech nekhdem m3akom|trecrutiw)
    (el site|hedha) (securise|maw9thou9|bel7a9) ?
    (kifech nerba7|9adech ysewiw|chnowa fayda) les points
    essel3a (asliya|originale|jdida|madhmouna) ?
    kifech (ntasel bikom|nkallemkom)
  `,
  account: `
    (3andi mochkla|mochkla) (fel|fi) (login|compte|connexion|mot de passe|el compte)
    ma 3adech (ykhallini|ynajem) nodkhel (lel compte|l compte mte3i)
    (nsit|dhaya3t) (mot de passe|el mdp|el code mte3i|kelmet esser)
    (ma najamtech|ma najemch|ma 3adech najem) (nodkhel|nconnecti|nodkhel lel compte|n7el compte mte3i)
    (kifech|n7eb) (na3mel compte|n7el compte|nfasakh compte mte3i|nsakker compte|nemsa7 el compte)
    (kifech|n7eb|win) nbaddel (email mte3i|noumrou telifoun mte3i|adresse mte3i|mot de passe|esmi)
    compte mte3i (tbloka|msakker|tesra9|thaka)
    (ma jenich|ma wsalnich) (el code|el mail|el message) (mta3 el confirmation|)
    (nsajel|n7eb nsajel|inscription|kifech nsajel)
    (win|n7eb nchouf) (les adresses mte3i|el profil mte3i)
    7ad dkhal l compte mte3i
  `,
  seller: `
    (na3mel|nkhayet|ntayeb|nasna3) fi ({thing}|chma3|7lou) w n7eb (nbi3ou|nbi3hom) (3andkom|m3akom)
    (n7eb|kifech|najem) (nbi3|nwalli vendeur|n7el boutique|n7ot sel3ti|nbi3 sel3ti) (3andkom|fel site|m3akom|3la lawaj|)
    (9adech|chneya) (commission|el commission|tekhdhou 3al bi3a)
    (nasna3|na3mel|3andi 7anout) (fi|) ({thing}|7lou|saboun) (w n7eb nbi3hom|najem nbi3hom 3andkom|)
    (wa9tech|kifech) (ykhallsou les vendeurs|nekhou flous el mabi3at)
    (chourout|inscription) (el vendeur|les vendeurs|el bi3)
    (ena san3i|3andi 7anout) (kifech nekhdem m3akom|)
  `,
  complaint: `
    (hedhi|hedha) (ser9a|nasb|mouch ma39oul) (3ib 3likom|wallah|)
    (rahi|rahou|mezelt) (t3attlet|t3attel|batet) (barcha|)
    (bsara7a|wallah) khedmetkom (dh3ifa|mouch behia|tkasser erras)
    (9a3ed|enti) tjaweb (bel ma9loub|ghalet|fi 7aja okhra)
    {num} (jom3at|ayem) w ena nestanna (3ib|yezzi|)
    (entouma|hedha|wallah|enti) (sarra9a|nassaba|ma ta7chmouch|khedmetkom khayba|fdhi7a|7ala|maskhra|bhim|ma tesla7 l chay)
    (rani|ena) (metghachech|mouch radhi|m9alla9|deçu|ghadhben) (barcha|)
    (el service|el livreur|el qualite|el vendeur) (khayba|khayeb|ma tesweech|maskhra|9lil torbia)
    (7ad ma yjaweb|ma yjaweb 7ad|nestanna fi jawebkom men {num} ayem)
    (ma 3adech nechri men 3andkom|ekher marra nechri|bech nechki bikom)
    (sarra9in|arnaque|ya 7mar|3ib 3likom|faddit|karrahtouni)
    (n7eb|kifech|win) (nechki|na3mel reclamation)
    (ma fhemt chay|mouch hedha elli s2elt 3lih|jawebek ghalet|ma tlabtech hakka|chnowa dkhal hedha)
  `,
  human: `
    (a3tini|het|9adech) (noumrou|numero|ra9m) (nkallemkom fih|mte3kom|n3ayet 3lih)
    (manich|mouch|mch|la) (na7ki m3a robot|n7ki m3a robot|robot|machine) (jibli 3abd|n7eb 3abd|n7eb benedem|)
    (jibli|wassalni b|3addini l) (3abd|benedem|7ad|mas2oul)
    khalli (wa7ed men 3andkom|7ad|mas2oul) (yotlobni|ykallemni|y3ayetli)
    (n7eb|najem|momken) (na7ki m3a|nkallem|netkallem m3a) (7ad|wa7ed|3abd|ensen|mas2oul|service client)
    (kallmouni|3addini l wa7ed|khalli wa7ed ykallemni)
    (a3tini|chnowa|9adech) (noumroukom|noumrou telifoun mte3kom|ra9mkom)
    ma n7ebech na7ki m3a robot
  `,
  hello: `
    (3aslema|aslema|salam|salam 3likom|sbe7 el khir|mse el khir|marhba|ahla|ahlan|cc|slm) (khouya|okhti|lawaj|bikom|)
    (3aslema|salam) (3andi sou2el|tnajem t3aweni|)
  `,
  thanks: `
    (behi|) (yar7am|yerham|ra7em allah) (weldik|waldik|weldikom) (khouya|)
    (rabbi ykhallik|3aychek|3ayshek|ya3tik el 3afia|kather khirek|bravo) (barcha|khouya|)
    (rabbi y3aychek|sa7it|rabbi yfadhlek) (barcha|khouya|chokran|)
    (y3aychek|yaychek|chokran|sa7a|barakallahou fik|ya3tik essa7a|merci|machkour|taslem) (barcha|3al ma3louma|3al mouse3da|khouya|)
    (la y3aychek|behi y3aychek|hedha howa chokran|la merci hedha el kol)
  `,
  bye: `
    (beslema|besslema|tosba7 3la khir|nharek zin|liltek zina|bye|nchoufek ghodwa) (y3aychek|)
  `,
  wellbeing: `
    (labes|chna7welek|chneya a7welek|chnia 7welek|kifek|chniya el jaw|labes 3lik|wech 7welek|7amdoullah w enti) (lyoum|khouya|)
  `,
  identity: `
    (chkounek|chkoun enti|chkoun inti|chnowa esmek|m3a chkoun na7ki)
    (enti|inti) (robot|bot|ensen|3abd|machine|ia) ?
    (chnowa ta3ref ta3mel|chnowa tnajem ta3mel|bech tnajem t3aweni|chneya faydtek)
    (chkoun sna3ek|tefhem bel tounsi|ta7ki fransawi)
  `,
  assent: `
    (ok|behi|) (nchouf|nthabbet|nkhammem) w (nraja3lek|nraj3lek|n9ollek|narja3lek)
    (behi|ok|ey|la|mli7|hayel|yezzi|tayeb|na3am|aka howa|mrigel|mechi|3adi|s7i7|fhemt|aya) (ey|la|)
    (khallini nkhammem|tawa nchouf|ma yhemmech|7atta chay|khalliha|mouch mohem|9a3ed netfarrej)
  `,
  offtopic: `
    (3andi eskhana|nko77|rasi youja3) (men el bera7|men {num} ayem|barcha)
    (sa7ebti|khtibti) (sayyebtni|khallatni)
    win n7ot flousi (bech nerba7|)
    chkoun bech (yerba7|yhezz) (el botola|el match|el kes)
    (kifech el ta9s|bech tsob el mtar|el jaw kifech|chneya el meteo) (lyoum|ghodwa|fi {region}|)
    (a7kili|9olli|ta3ref|a3tini) (nokta|7keya|chi3r|7aja tdha77ek)
    (chkoun rba7|9adech el match|resultat) (el match|taraji|el bera7|coupe du monde)
    (3andi|touja3ni|rasi|karchi) (skhana|youja3 fiya|rasi|dhahri|sennti|el ka77a|karchi) (chnowa na3mel|chnowa nekhou|men el bera7|)
    (ama dwe|chnowa edwe|nemchi lel tbib) (mta3 eskhana|mta3 el ka77a|)
    (rani|ena|n7es rou7i) (7zin|wa7di|ta3eb|mridh|makhnou9|far7an|stressé)
    (marti|rajli|sa7ebti|baba) (khallatni|mridh|met|metghachech 3lia)
    (kifech|win) (nestathmer|nerba7|n7ot|nekhou) (flousi|el flous|credit)
    (9adech|b9adech) (l euro|el dollar|edhhab|el bitcoin)
    chneya 3asmet (fransa|italia|el yaban)
    9adech {num} zeyed {num}
    (tarjemli|ekteb li|salla7li) (ennass hedha|jawab|cv|bel fransawi)
    (9adech el wa9t|chnowa nhar lyoum|wa9tech romdhan|wa9tech el 3id)
    (t7eb|chnowa rayek fi) (el koura|esiyasa|el mousi9a|errayes)
    (kifech ntayeb|recette mta3) (el kosksi|el chorba|gateau|el brik)
    (t7ebni|n7eb n3arres|ma najemch nor9od|ma 3andich flous|khsert khedmti)
  `,
  unclear: `
    (wallah|) (ma na3rafch|ma fhemtech|kifech ma3neha)
    (chnowa|ech|ha|kifech|3lech) (?|)
    (w ba3d|ma3neha|fassarli|ma fhemtech|3aweni|3andi mochkla|3andi sou2el|n7eb nes2el)
    (ma na3refch|ma na3refch chnowa nekhtar|7atta fekra|3la 7sab|kif ma t7eb)
    (3la hedheka|hedheka|el 7aja|kif el 3ada|hekki)
    (estanna|d9i9a|chouf)
  `,
};
