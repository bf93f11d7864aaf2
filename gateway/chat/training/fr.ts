/** Templates of French messages; the format is described in generate.ts. */
import type { Templates } from './templates.ts';

export const fr: Templates = {
  search: `
    (et|) (un|une|des|) {thing} mais pas (un|une|de|) {thing}
    (produits|des produits|produit|articles) (pour|de|d|contre) {thing}
    (produits|articles) (pour le|pour la|pour les|de|d) {thing} {whom}
    (des|les|quels|) (produits|articles|accessoires|soins|equipements) pour (le|la|les|) {thing}
    {thing} (connecte|connectee|electrique|numerique|automatique|professionnel|personnel)
    (un|une|des|le|la|les|du) {thing}
    {thing} {thing}
    (un|une|des) {thing} {thing} {thing}
    (un|une|des) {thing} (avec|sans) {thing}
    (la|une|des) {thing} (a|pour) (moins de|max|environ) {price} (avec livraison|livre|livraison) (a {region}|)
    {thing} a livrer a {region}
    (compare|comparez|comparer) (deux|des|trois) {thing}
    (mon fils|ma fille|mon mari|ma mere) (commence|demarre|reprend|entre a) (l ecole|le sport|le velo|la danse|le lycee) (il lui faut|elle a besoin de|) (un|une|des|) {thing}
    (t aurais|t as|vous auriez|auriez vous) (pas|) (un|une|des) {thing} ?
    (quelque chose|un vetement|de quoi me couvrir) (de chaud|de leger|d etanche) (pour|quand) (l hiver|l ete|la pluie|la neige)
    (un|je veux un|je voudrais un|il me faut un|je cherche un|vous avez un) panier (en osier|de rangement|pour le linge|en paille|)
    (un truc|quelque chose|de quoi|un appareil) pour (dormir|s asseoir|cuisiner|repasser|ranger|nettoyer|eclairer|chauffer|garder au frais|m asseoir) (dehors|a la maison|dans le jardin|en voyage|)
    de quoi (faire|preparer) (du pain|des gateaux|du cafe|des jus|des grillades) (chez moi|a la maison)
    (je cherche|je recherche|j cherche|jveux|je veux|je voudrais|il me faut|il me faudrait|j aurais besoin d|besoin d|je suis a la recherche d|on cherche|nous cherchons) (un|une|des|du|) {thing}
    (je cherche|je voudrais|il me faut|trouve moi|trouvez moi) (un|une|des|) {thing} (pour|pour mon|pour ma) {whom}
    (je cherche|il me faut|je veux|) (un|une|des|) {thing} {color}
    (un|une|des|) {thing} (a|pour) (moins de|max|maximum|environ|dans les|autour de) {price}
    (je cherche|montrez moi|) (un|une|des|) {thing} (pas cher|pas trop cher|bon marche|de bonne qualite|solide|leger|pratique)
    {thing}
    {thing} {color}
    {thing} {brand}
    {thing} {whom}
    {thing} {measure}
    {thing} taille {size}
    {brand} {thing} {price}
    (avez vous|vous avez|auriez vous|vendez vous|vous vendez|est ce que vous avez|y a t il|il y a) (un|une|des|du|de la|) {thing} (chez vous|en stock|sur le site|) ?
    (montre moi|montrez moi|fais voir|faites voir|propose moi|proposez moi|conseille moi|conseillez moi|recommande moi) (un|une|des|vos|les|) {thing}
    (quel|quelle|quels) {thing} (choisir|prendre|acheter|me conseillez vous|vous me conseillez|pour debuter|est le meilleur pour {whom})
    (quelque chose|un truc|un machin|un appareil) pour (nettoyer|ranger|couper|ecouter|ecrire|cuisiner|dormir|porter|chauffer|secher) (mes|mon|ma|les|le|la|) {thing}
    (quelque chose|un truc|de quoi|un appareil) pour (dormir|cuisiner|nettoyer|courir|ranger|jardiner|bricoler|ecouter de la musique|rafraichir la chambre|faire du cafe|voyager)
    (un|une idee de|idees de|je cherche un) cadeau (pour|a offrir a) {whom}
    cadeau {whom} (moins de|a|autour de) {price}
    (que|quoi|qu est ce que je peux) offrir a {whom} (pour son anniversaire|pour l aid|qui aime le sport|qui aime cuisiner|)
    (les meilleures ventes|les nouveautes|vos promotions|les promos du moment|les soldes|les bonnes affaires) (en|de|) {thing}
    (je dois|je veux|j aimerais|je souhaite) (acheter|offrir|commander|remplacer|changer) (un|une|mon|ma|des|) {thing}
    (mon|ma) {thing} est (en panne|mort|morte|casse|foutu) il m en faut (un autre|une autre|un nouveau|une neuve)
    j ai (un budget de|seulement|dans les|) {price} (pour|) (un|une|) {thing}
    (bonjour|salut|bonsoir) (je cherche|vous avez|il me faut) (un|une|des) {thing}
    (merci|ok|super) (maintenant|et|aussi|) (je cherche|je voudrais|il me faut|montrez moi) (aussi|) (un|une|des) {thing}
    (je pars|on part|je vais) (en camping|a la plage|au sport|a un mariage|en voyage|a la montagne) (il me faut quoi|que me conseillez vous|qu est ce que je prends|)
    (quelle tenue|comment s habiller|que mettre) pour (un mariage|un entretien|une soiree|le sport|l ete)
    de quoi (equiper|meubler|decorer) (une cuisine|un salon|une chambre d enfant|un bureau|un petit appartement)
    {thing} ou {thing} (pour {whom}|)
    (il existe|ca existe) des {thing} (sans fil|en bois|en cuir|pour enfant|) ?
    et (un|une|des) {thing} ?
    (finalement|en fait|plutot) (je veux|je cherche|montrez moi|) (un|une|des) {thing}
    {thing} compatible (avec|) {brand}
  `,
  refine: `
    (pas|surtout pas|mais pas|non pas) (un|une|de|d|) {thing}
    (il y en a|y en a|vous en avez|y a ca|ca existe|il existe|vous l avez|vous les avez) en {color} (?|)
    (on|je) (peut|peux|veut|veux|voudrais) pas (mettre|depenser|payer) plus de {price}
    j ai (que|seulement) {price}
    je n ai pas beaucoup d argent {price} (maximum|max|)
    (avec|qui a) une bonne {thing}
    (c est|) (trop pour moi|au dessus de mes moyens|hors budget|plus que je peux mettre|un peu cher|trop eleve comme prix)
    (sans depasser|en restant sous|pas au dela de|a {price} maximum)
    (une teinte|un ton|une couleur) (plus claire|plus foncee|plus sobre) (si possible|)
    (plutot|de preference) (une marque connue|un modele recent|du made in tunisia|quelque chose de leger)
    (mais|surtout) pas en (plastique|metal|cuir|coton)
    la meme (chose|) en (vert|bleu|noir|kaki|plus clair|bois) ?
    (et|) (en|plutot en|mais en|la meme en) {color} (?|stp|)
    (et|) en taille {size} ?
    (et|) {size} ?
    (moins cher|un peu moins cher|plus abordable|quelque chose de moins cher|trop cher|c est trop cher pour moi|j ai pas ce budget|au dessus de mon budget|encore moins cher|t as moins cher)
    (plus cher|un peu mieux|de meilleure qualite|haut de gamme|quelque chose de mieux)
    (moins de|max|maximum|pas plus de|jusqu a|budget|entre {num} et|autour de) {price}
    (mais|) (pas|surtout pas|sans|sauf) (en|de|) {color}
    (pas|sauf|sans la marque|mais pas de|mais pas) {brand}
    (de la marque|chez|plutot|uniquement|seulement) {brand}
    (et|) pour {whom} ?
    (en|plutot en) (coton|cuir|bois|laine|metal|lin|inox|plastique|velours)
    (plus grand|plus petit|plus leger|plus large|plus long|plus court|plus puissant|moins lourd|un modele plus simple)
    (les mieux notes|les plus vendus|trie par prix|du moins cher au plus cher|seulement en promo|ceux en promotion|uniquement en stock|seulement ceux disponibles)
    (avec|sans|avec un|avec une) (fil|capuche|couvercle|fermeture|roulettes|ecran tactile|poches|manches|bluetooth|telecommande|batterie|sac)
    {measure} (minimum|au moins|)
    (la meme chose|pareil|le meme) (mais|) (en {color}|en plus grand|en plus petit|moins cher|pour {whom})
    (est ce qu|) (ils|elles) existent en ({color}|taille {size}) ?
    vous (les|l) avez en ({color}|{size}) ?
    (sans|peu importe|oublie|enleve) (la couleur|le budget|la marque|la taille)
    (peu importe|n importe) (la couleur|la marque|le prix)
    (neuf|pas d occasion|pas reconditionne|seulement neuf)
    et avec {measure} ?
    quelque chose de plus (elegant|sportif|discret|moderne|classique|original|chic)
  `,
  more: `
    (y en a|il y en a|vous en avez|t en as) (un autre|une autre|d autres) ?
    (montre|montrez|fais voir|affiche|donne) (moi|) (en|) (plus|d autres|la suite|les suivants|d autres modeles|d autres choix)
    (encore|encore d autres|d autres|la suite|suivant|les suivants|plus de choix|plus de resultats|en voir plus|voir plus)
    (autre chose|quelque chose d autre|un autre modele|d autres modeles|rien d autre) (?|svp|)
    (vous avez|t as|y a|il y a) (autre chose|d autres modeles|quelque chose d autre|encore d autres|plus de choix) ?
    (c est tout|que ca|seulement ceux la) ?
    (j aime pas|je n aime pas|ca me plait pas|aucun ne me plait|bof aucun|pas ceux la) (montrez|d autres|autre chose|les autres|)
    (quoi d autre|et les autres) ?
    (propose|proposez) (autre chose|d autres choses|d autres idees|des alternatives)
  `,
  shown: `
    (c est|il est|elle est|ce sont|est ce) (de l original|des originaux|original|authentique|une copie|une imitation|un vrai|une vraie|du faux) ?
    combien (pour|si j en prends|si on en prend|pour en prendre) (deux|trois|quatre) ?
    (et|) (si|s il|si elle) (tombe en panne|casse|ne marche plus|lache) (au bout d un mois|apres {num} mois|) ?
    (il|elle|ca|le {ord}) (passe|va|tient|resiste|supporte|marche|convient|rentre|se plie|se lave) (au lave vaisselle|en machine|au four|a la pluie|au froid|sous l eau|dans un sac|avec un iphone|pour un enfant|en voiture) ?
    (combien|il pese|elle pese) (de kilos|de grammes|de centimetres|d heures d autonomie|de watts|de places) (fait il|le {ord}|pour le {ord}|) ?
    (ca tient|il tient|elle tient) (la charge|la route|chaud|combien d heures|combien de temps) (sans recharge|) ?
    (est ce que|) (le|la) {ord} (existe|est disponible|se fait|est dispo) en ({color}|taille {size}|{size}|bois|coton) ?
    (ca me revient|ca me fait|je paie|ca ferait) (a combien|combien) (les deux|le tout|pour les deux|si je prends les deux|les deux reunis) ?
    (et|) (le|la) {ord} ?
    (le|la) {ord} (est|il est|elle est) (en stock|disponible|garanti|garantie|dispo|en promo|lourd|lavable|solide|etanche) ?
    (combien|quel est le prix|c est combien|ca coute combien) (pour|du|de la|) (le|la|) {ord} ?
    (parle moi|dis m en plus|plus d infos|plus de details|les details|la fiche) (du|de la|sur le|sur la) {ord}
    (c est quoi|quelle est|quelles sont) (la garantie|le poids|les dimensions|la matiere|l autonomie|la puissance|la capacite|la taille|la marque|les couleurs|la contenance) (du|de la|de ce) ({ord}|{thing}|produit|modele) ?
    (il|elle|ca|celui ci|celle ci|ce modele|cet article|ce produit) (pese combien|fait quelle taille|est en quelle matiere|est garanti combien de temps|est compatible|resiste a l eau|consomme combien|tient combien de temps|vient d ou|est fabrique ou) ?
    (il|elle) (est|a) (bien|solide|lourd|lourde|bonne qualite|fiable|facile a nettoyer|du bluetooth|une garantie|des avis|un ecran|resistant) ?
    (lequel|laquelle|lesquels) (est le|est la|a le|a la|est) (moins cher|plus leger|mieux note|mieux|plus grand|plus puissant|meilleur|meilleure note|plus solide|meilleure autonomie|plus rapide) ?
    (le|la) (moins cher|moins chere|plus cher|plus leger|plus lourd|mieux note|plus puissant|plus grand|plus recent) (de tous|des deux|parmi eux|dans la liste|de la liste|c est lequel|) ?
    (quel est|c est quoi|c est lequel) le (moins cher|plus leger|mieux note|meilleur|plus vendu|plus puissant) (de tous|parmi eux|des trois|)
    (compare|comparez|comparer) (le {ord} et le {ord}|les deux|les deux premiers|ces deux la|les trois|le {num} et le {num})
    (quelle est la difference|la difference|c est quoi la difference) entre (le {ord} et le {ord}|les deux|eux|ces deux)
    (les deux|le {ord} et le {ord}|les trois|tout|le {num} et le {num}) (ensemble|au total|en tout) (ca fait|combien|c est combien|ca fait combien|) ?
    (combien|ca fait combien|total|quel total) (pour|) (les deux|les trois|le tout|deux|le {ord} et le {ord}) (ensemble|en tout|)
    (et|) (il|elle|le {ord}|la {ord}|celui la|ce modele) (existe|est dispo|est disponible|vous l avez) en ({color}|taille {size}|{size}) ?
    (vous avez|il y a) la taille {size} (pour le {ord}|pour celui la|) ?
    (combien|quelle autonomie|quelle puissance|combien de watts|combien de litres|combien de memoire|combien de pages|quelle matiere|quel poids) (il a|elle a|a le {ord}|fait le {ord}|) ?
    (c est livre quand|quand je le recois|la livraison coute combien|combien la livraison) (pour|si je prends) (le|la) ({ord}|premier|celui la)
    (qui le vend|qui vend ca|c est vendu par qui|c est quelle boutique|quel vendeur) ?
    (les avis|il a de bons avis|que disent les clients|qu en pensent les gens) (sur le {ord}|) ?
    (c est du vrai cuir|c est en coton|c est lavable en machine|ca va au lave vaisselle|ca marche avec iphone|y a une notice|livre avec les piles|il faut des piles)
    (il reste|reste t il) (combien|encore) (de pieces|du stock|des exemplaires|) (du {ord}|)
    je peux (le|la) (rendre|retourner|echanger) (si ca ne va pas|s il ne me plait pas|) (le {ord}|)
    (le|la) {ord} (me plait|m interesse|a l air bien|c est lequel deja)
    et sa (garantie|taille|couleur|marque|matiere) ?
    (celui|celle) a {price} (il est comment|est garanti|est en stock|)
  `,
  order: `
    (on peut|je peux|possible de) payer en (plusieurs fois|{num} fois|facilites|mensualites) ?
    (les livreurs|le livreur|vous) (montent|monte|montez) (le colis|la marchandise|) (au {ord} etage|jusqu a l appartement|chez moi) ?
    (je peux|on peut|puis je) (etre livre|me faire livrer|recevoir ma commande) (a|au|chez moi a) {region} ?
    {order}
    mon numero est le {num} {num} {num}
    {order} telephone {num} {num} {num}
    (aucune|toujours aucune|pas de) (nouvelle|nouvelles|info) (de|sur) (mon|ma) (colis|commande|paquet|livraison)
    (vous desservez|vous expediez|vous envoyez|vous allez jusqu a) ({region}|le sud|les iles|partout en tunisie) ?
    (on paie|je paie|on regle) (quand|avant ou apres|a la reception|d avance|a l arrivee) ?
    (ma carte|mon compte bancaire) (a ete debite|a ete debitee|est debite) (mais|et) (pas de commande|la commande n existe pas|je ne vois rien)
    (le livreur|le chauffeur) (pretend|dit) (qu il est venu|avoir appele|que j etais absent)
    (l envoi|envoyer|expedier) (vers|a|jusqu a) {region} (c est combien|coute combien|prend combien de temps)
    (ou est|ou en est|c est ou|elle est ou|qu en est il de) (ma commande|mon colis|mon paquet|la commande {order}|ma livraison)
    (je n ai|j ai) (pas|toujours pas|jamais|rien) (encore|) recu (ma commande|mon colis|le paquet|mon achat|)
    ma commande (n est pas arrivee|est en retard|a disparu|est bloquee|n a pas bouge depuis {num} jours|devait arriver hier)
    (combien|quel est le prix de|c est combien|les frais de|tarif de) (coute|) la livraison (a|pour|vers|jusqu a|) ({region}|)
    (vous livrez|livrez vous|est ce que vous livrez|la livraison est possible) (a|vers|dans|jusqu a) ({region}|l etranger|domicile|mon bureau|une adresse de vacances) ?
    (en combien de temps|quand|sous combien de jours|combien de jours pour) (vous livrez|je serai livre|arrive le colis|je recois) (a {region}|)
    et (a|pour|vers) {region} ?
    (je peux|on peut|puis je|est il possible de) (payer|regler) (par carte|en especes|a la livraison|en plusieurs fois|par cheque|en ligne|avec flouci|par virement) ?
    (le paiement|mon paiement|ma carte) (a echoue|a ete refuse|est refusee|n est pas passe|a ete debite deux fois|ne passe pas)
    (je veux|je voudrais|comment|peut on|est ce que je peux) (annuler|modifier|changer) (ma commande|la commande {order}|l adresse de livraison)
    (je veux|quand aurai je|ou est|j attends) (mon remboursement|mon argent|le remboursement)
    (rembourser moi|remboursez moi|rendez moi mon argent)
    (j ai besoin de|je veux|comment avoir|ou trouver) (la|une|ma) facture
    (mon numero de commande est|commande|c est la) {order}
    (le livreur|le transporteur) (n est pas venu|ne m a pas appele|est passe quand j etais absent|ne repond pas|est en retard)
    (si je suis|et si je suis) absent (a la livraison|quand le livreur passe|) ?
    (suivre|suivi de|je veux suivre) (ma commande|mon colis)
    (la livraison est elle gratuite|c est gratuit la livraison|livraison offerte a partir de combien|a partir de quel montant la livraison est gratuite)
    (j ai paye|j ai commande|j ai passe commande) (il y a {num} jours|la semaine derniere|hier|lundi) (et rien|et toujours rien|et je ne vois rien|ou ca en est)
    quels (moyens de paiement|modes de paiement|modes de livraison) (acceptez vous|proposez vous|)
    (mon colis|le paquet) (est marque livre|est note livre) mais (je n ai rien|je ne l ai pas)
    peut on (choisir|changer) (l heure|le jour|la date) de (livraison|passage)
    (je passe|on peut passer) (chercher|retirer) (ma commande|le colis) (chez vous|au depot|) ?
  `,
  damaged: `
    (en ouvrant|quand j ai ouvert|a l ouverture) (le carton|le colis|la boite) (c etait casse|tout etait casse|il manquait des pieces|le {thing} etait fendu)
    (le {thing}|l article) est arrive (en miettes|en morceaux|fendu|tache|deja utilise)
    (j ai recu|on m a envoye) du {num} (alors que|mais|au lieu de) (j ai commande|j avais demande|) du {num}
    (j ai recu|on m a livre|vous m avez envoye|je recois) (un|une|le|la) ({thing}|article|produit|colis|truc) (casse|cassee|abime|abimee|defectueux|defectueuse|fele|raye|qui ne marche pas|incomplet|ouvert|dechire|perime)
    (le|la|mon|ma) ({thing}|produit|article|appareil|colis) (est arrive|est arrivee|est|) (casse|cassee|abime|en panne|defectueux|en mille morceaux|tout mouille|ecrase)
    (vous vous etes trompes|vous m avez envoye|j ai recu) (la mauvaise taille|la mauvaise couleur|le mauvais article|le mauvais produit|autre chose que ma commande|pas le bon modele|de taille)
    (il manque|il me manque) (une piece|un article|le chargeur|la notice|la moitie|quelque chose) (dans le colis|dans la boite|dans ma commande|)
    (le|la|mon|ma) ({thing}|produit) (que j ai achete|que vous m avez vendu|) (ne marche plus|ne s allume pas|est tombe en panne|ne fonctionne pas|fait un bruit bizarre) (apres {num} jours|deja|)
    ce n est pas (ce que j ai commande|la couleur commandee|le modele de la photo)
    (c est une contrefacon|c est un faux|c est pas l original) ce que j ai recu
  `,
  help: `
    (j ai recu|je viens de recevoir|on m a livre) (un|une|le|la|mon|ma|des) {thing} (trop petit|trop petite|trop grand|trop grande|trop serre|trop court|qui ne me va pas|qui ne me plait pas) (que faire|comment faire|je fais quoi|comment on fait|) ?
    (je peux|je veux|je voudrais|comment) (rendre|retourner|renvoyer|echanger) (un|une|des|mon|ma|mes|le|la) {thing}
    (si|quand) (le {thing}|la {thing}|l article|ca) (me serre|est trop grand|ne me plait pas|ne convient pas) (comment je le renvoie|je fais quoi|comment le rendre|je peux le renvoyer)
    (le bouton|la page|le lien) (valider|payer|commander|) (ne reagit pas|ne fait rien|ne charge pas|tourne dans le vide)
    (mon bon|mon avoir|mon coupon|ma reduction) n est pas (accepte|acceptee|pris en compte|appliquee)
    (comment|je fais comment pour|comment faire pour|comment on fait pour) (commander|passer commande|acheter sur le site|ajouter au panier|utiliser un code promo|utiliser un coupon|retourner un article|renvoyer un produit|echanger une taille|laisser un avis|utiliser mes points)
    (je peux|peut on|est ce que je peux|puis je) (rendre|retourner|renvoyer|echanger) (un article|un produit|ce que j ai achete|un {thing}|) (si ca ne va pas|si je change d avis|deja ouvert|deja porte|sans le ticket|) ?
    (combien de temps|quel delai|combien de jours) (j ai pour|pour|ai je pour) (retourner|rendre|changer d avis|renvoyer)
    (qui paie|qui prend en charge) (le retour|les frais de retour)
    (c est quoi|quelle est) (votre politique de retour|la politique de retour|la procedure de retour|les conditions de retour)
    (avez vous|il y a|vous avez|c est quoi|donnez moi) (un|des|les|le) (code promo|codes promo|bon de reduction|coupons|code de reduction)
    (c est quoi|que vaut|que donne|a quoi sert) (le|mon|ce) (code|coupon|code promo) (promo|lawaj|ete|) ({num}|)
    (mon|le) (code|coupon|code promo|bon) (ne marche pas|est refuse|ne passe pas|est invalide|est expire)
    (le site|l application|la page|le panier|mon panier|le bouton|le formulaire) (ne marche pas|bugue|plante|est bloque|ne s ouvre pas|se vide tout seul|ne repond plus)
    (je n arrive pas a|impossible de|je ne peux pas) (ajouter au panier|valider mon panier|finaliser la commande|voir les photos|filtrer|ouvrir la page|trouver mes favoris)
    (comment marche|comment fonctionne|ca marche comment) (la garantie|le sav|la livraison express|le retour|le programme de points|la liste d envies|une vente flash)
    (la garantie|le sav) (se passe comment|ca se passe comment|comment ca marche|c est a qui de la faire) ?
    (quelle taille prendre|comment savoir ma taille|guide des tailles|comment prendre mes mesures)
    (peut on|puis je) (cumuler|utiliser) (deux codes|plusieurs codes|deux coupons)
    et si (ca ne me va pas|c est trop petit|la taille ne va pas|je change d avis|ca ne plait pas) ?
    (ou|comment) (trouver|voir) (mes favoris|ma liste d envies|mon panier)
    (vous faites|avez vous|vendez vous) des cartes cadeaux ?
    (faut il|est ce qu il faut|dois je) (un compte|s inscrire) pour (commander|acheter) ?
  `,
  about: `
    (je peux|on peut|comment) (vous faire confiance|etre sur|savoir si c est serieux) (ici|)
    (votre boutique|le magasin|vous) (est ouvert|est ouverte|etes la|travaillez) (le samedi|le dimanche|les jours feries|pendant le ramadan) ?
    (c est quoi|qu est ce que|parlez moi de|qui est|qui sont) (lawaj|votre site|votre entreprise|cette boutique|derriere lawaj)
    (vous etes|etes vous) (ou|une boutique physique|un vrai magasin|une entreprise tunisienne|ouverts le dimanche|ouverts demain|fiables|un site serieux) ?
    (ou|a quelle adresse) (etes vous|se trouve votre magasin|sont vos bureaux|je peux venir)
    (quels sont|c est quoi) vos (horaires|heures d ouverture|engagements)
    (vous ouvrez|vous fermez) a quelle heure ?
    (que faites vous|vous faites quoi) (de|avec) (mes donnees|mes informations|mon adresse)
    (les|vos|ou sont les) (conditions generales|mentions legales|cgv|regles de confidentialite)
    (vous recrutez|est ce que vous recrutez|je cherche un emploi chez vous|comment postuler)
    (est ce|c est) (fiable|serieux|securise|une arnaque) (votre site|ce site|de payer ici|) ?
    (comment gagner|a quoi servent|combien valent) (les|des|mes) points (de fidelite|)
    (les produits|vos produits|vos marques) sont (originaux|authentiques|neufs) ?
    (vos cookies|les cookies|la newsletter|la lettre d information) (servent a quoi|c est quoi|)
    (depuis quand|en quelle annee) (existez vous|le site existe)
    (vous avez|avez vous) un (magasin|point de vente|showroom) (a {region}|)
    comment (vous contacter|vous joindre) (par mail|)
  `,
  account: `
    (j ai un probleme|un probleme|un souci) (de|avec) (connexion|mon compte|mon mot de passe|login|ma session)
    (ma session|mon espace|mon profil) (ne s ouvre pas|n est plus accessible|se ferme tout seul)
    (corriger|remplacer|mettre) (mon numero|mon mail|mon nom) (dans|sur) (mon profil|mon compte)
    (j ai|) (oublie|perdu|oubliee) mon (mot de passe|mdp|code|identifiant)
    (je n arrive pas a|impossible de|je ne peux plus|j arrive plus a) (me connecter|ouvrir mon compte|entrer dans mon compte)
    (comment|je veux|je voudrais) (creer|ouvrir|supprimer|fermer|modifier|effacer) (un|mon) compte
    (comment|je veux|ou) (changer|modifier|mettre a jour) (mon adresse mail|mon email|mon numero de telephone|mon adresse|mon mot de passe|mon nom|mes informations)
    mon compte (est bloque|est verrouille|a ete pirate|n existe plus|a disparu)
    (je ne recois pas|j ai pas recu) (le code|le mail|le lien) (de confirmation|pour le mot de passe|de connexion)
    (m inscrire|inscription|je veux m inscrire|comment m inscrire|creation de compte)
    (ou sont|je veux voir) (mes adresses|mon profil|mes sessions|mes donnees de compte)
    (me deconnecter|deconnexion|deconnecter mes autres appareils)
    (quelqu un|on) s est connecte (a|sur) mon compte
    (ca me dit|il dit) (mot de passe incorrect|compte inconnu|email deja utilise)
  `,
  seller: `
    (je couds|je fabrique|je tricote|je cuisine|je produis|je peins) (des|du|de l|) ({thing}|huile|bougies|sacs|tableaux) (comment|et je veux|puis je) (les proposer|les mettre en vente|les vendre) (chez vous|sur votre site|ici)
    (je veux|je voudrais|comment|j aimerais|peut on) (vendre|ouvrir une boutique|devenir vendeur|proposer mes produits|vendre mes articles|mettre mes produits en ligne) (sur votre site|chez vous|sur lawaj|)
    (quelle|quelles|combien de) (commission|commissions|pourcentage) (prenez vous|vous prenez|sur les ventes|)
    (je fabrique|je fais|je cree|j ai une boutique de|je produis) (des|de|) ({thing}|bijoux|gateaux|savons) (et je veux les vendre|comment les vendre ici|vous les prenez)
    (quand|comment) (les vendeurs sont ils payes|suis je paye|je recois l argent de mes ventes)
    (conditions|inscription|espace|demarche|regles) (pour les vendeurs|vendeur|vendeurs|pour vendre)
    (mes ventes|mes produits|mon stock) (en tant que vendeur|sur mon espace vendeur|ma boutique)
    (je suis artisan|je suis commercant|j ai un magasin) (comment travailler avec vous|je peux vendre ici|et je veux rejoindre lawaj)
    devenir (partenaire|revendeur|fournisseur)
  `,
  complaint: `
    (franchement|serieusement|honnetement) (votre service|c est|la qualite) (laisse a desirer|decoit|est limite|n est pas a la hauteur)
    (tu reponds|vous repondez|tu racontes) (n importe quoi|a cote|des betises)
    (des semaines|trois semaines|un mois|{num} jours) (d attente|a attendre|que j attends) (c est scandaleux|c est honteux|c est abuse|)
    (vous etes|t es|c est|vraiment|tu es) (nul|nuls|nulle|n importe quoi|une honte|pas serieux|des voleurs|une arnaque|lamentable|decevant|inadmissible|incompetent|inutile)
    (je suis|on est) (tres|vraiment|) (decu|decue|en colere|pas content|pas contente|mecontent|enerve|furieux|degoute)
    (votre service|le service|votre site|votre livreur|la qualite|ce vendeur|la boutique) (est|c est|) (nul|horrible|catastrophique|lamentable|une catastrophe|desagreable|tres mauvais|a fuir)
    (personne ne repond|personne ne me repond|aucune reponse|j attends une reponse depuis {num} jours|vous ne repondez jamais)
    (plus jamais|c est la derniere fois que j achete|je n acheterai plus|je vais vous signaler|je vais porter plainte)
    (arnaque|voleurs|escrocs|bande de voleurs|quelle honte|merde|ca m enerve|ras le bol|j en ai marre)
    (je veux|je souhaite|comment) (faire une reclamation|deposer une reclamation|me plaindre|porter plainte)
    (tu ne comprends rien|tu comprends rien|c est pas ce que j ai demande|tu reponds a cote|n importe quoi ta reponse|t es bete|ca n a rien a voir|j ai jamais demande ca|rien a voir avec ma question)
    (ca fait {num} jours|ca fait une semaine|ca fait un mois) que (j attends|j appelle|je demande) (c est inadmissible|c est honteux|)
    (le vendeur|le livreur) (m a mal parle|a ete impoli|m a menti|etait agressif)
  `,
  human: `
    (pas|non pas|surtout pas) (un robot|une machine|un bot) (svp|s il vous plait|)
    (je veux|je voudrais|passez moi|donnez moi) (une personne|quelqu un|un humain|un vrai conseiller|un responsable) (pas une machine|)
    (j aimerais|je prefere|il faut) qu (un employe|une personne|un vrai conseiller|quelqu un de chez vous|votre equipe) (me rappelle|me reponde|m appelle|me contacte)
    (je veux|je voudrais|je peux|on peut|puis je) (parler a|parler avec|joindre|appeler|avoir) (un humain|quelqu un|un conseiller|une vraie personne|le service client|un responsable|un agent)
    (passez moi|passe moi|appelez moi|rappelez moi|mettez moi en relation avec) (un conseiller|quelqu un|un humain|le responsable|)
    (quel est|donnez moi|c est quoi) (votre numero|le numero du service client|votre telephone|un numero a appeler)
    (y a quelqu un|il y a un humain|un vrai conseiller) ?
    je ne veux pas parler a (un robot|une machine)
  `,
  hello: `
    (bonjour|bonsoir|salut|coucou|hello|bjr|slt|cc|re bonjour|rebonjour) (a tous|a vous|monsieur|madame|lawaj|l equipe|toi|)
    (bonjour|salut) (j ai une question|vous pouvez m aider|je peux vous poser une question|)
  `,
  thanks: `
    (merci|merci beaucoup|mille mercis|un grand merci|merci bien|mrc|merci infiniment|je vous remercie|grand merci) (pour votre aide|a vous|c est gentil|pour tout|pour l info|bonne reponse|)
    (c est gentil|tres aimable|parfait merci|super merci|ok merci|top merci|genial merci|nickel merci|non merci c est bon|c est bon merci|merci ca ira|c est tout merci)
  `,
  bye: `
    (au revoir|a bientot|a plus|bonne journee|bonne soiree|bonne nuit|a demain|ciao|adieu|allez bye) (et merci|a vous|)
    (je m en vais|je reviendrai|je repasse plus tard)
  `,
  wellbeing: `
    (ca va|comment ca va|comment allez vous|comment vas tu|tu vas bien|vous allez bien|la forme|quoi de neuf toi|ca roule|bien ou quoi) (aujourd hui|et toi|)
  `,
  identity: `
    (qui es tu|tu es qui|t es qui|vous etes qui|tu t appelles comment|quel est ton nom|c est quoi ton nom)
    (tu es|es tu|t es|vous etes|je parle a) (un robot|une ia|un humain|une machine|une vraie personne|chatgpt|un bot) ?
    (tu fais quoi|tu sais faire quoi|tu peux faire quoi|a quoi tu sers|comment tu peux m aider|tu sers a quoi|en quoi pouvez vous m aider)
    (qui t a cree|tu parles quelles langues|tu comprends l arabe|tu parles tunisien)
  `,
  assent: `
    (ok|oui|non|d accord|dac|ouais|nan|tres bien|parfait|super|ca marche|bien sur|peut etre|pourquoi pas|je vois|compris|entendu|nickel|cool|top|bof|pas vraiment|non pas ca|oui svp|vas y) (ok|oui|non|)
    (je reflechis|je vais reflechir|on verra|je te dis plus tard|laisse tomber|tant pis|rien|c est bon|pas grave|je regarde)
  `,
  offtopic: `
    (je viens de|on vient de) (me faire larguer|perdre mon chien|rater mon examen|me disputer|perdre quelqu un)
    (quel|c est quoi le meilleur) (placement|investissement|credit|salaire) (pour|) (mes economies|mon avenir|acheter une maison)
    (qui|quelle equipe) (sera champion|va gagner|est premier|a marque) (cette annee|demain|ce soir|)
    (un remede|un traitement|un sirop|une tisane) (contre|pour) (la toux|le rhume|la douleur|dormir)
    (j ai de la fievre|je tousse|je vomis|je saigne|j ai mal) (depuis {num} jours|beaucoup|la nuit|)
    (quel temps|il fait quel temps|il va pleuvoir|la meteo) (fait il|demain|aujourd hui|a {region}|ce week end|)
    (raconte|raconte moi|dis moi|tu connais|fais moi) (une blague|une histoire|un poeme|une devinette|quelque chose de drole)
    (qui a gagne|quel est le score|resultat) (le match|du match|hier|l esperance|la coupe du monde)
    (j ai|je souffre de|j ai souvent) (mal a la tete|mal au dos|mal au ventre|de la fievre|mal aux dents|la grippe|des vertiges|mal au genou|mal a la gorge|une migraine) (que faire|qu est ce que je prends|depuis hier|)
    (quel medicament|quel traitement|quelle dose|dois je voir un medecin|est ce grave docteur) (pour|contre|) (la fievre|la toux|mon fils|une allergie|)
    (je suis|je me sens|je suis tres) (triste|seul|seule|fatigue|fatiguee|stresse|deprime|malade|amoureux|perdu|heureux|content)
    (ma femme|mon mari|mon ami|ma copine|mon pere) (m a quitte|est malade|est decede|est fache|me manque)
    (comment|ou) (placer|investir|gagner|emprunter) (mon argent|de l argent|en bourse|un credit)
    (quel est|c est quoi) (le cours|le taux) (de l euro|du dollar|du bitcoin|de change|de l or)
    (quelle est|c est quoi) (la capitale|la population|le president|la monnaie) (de la france|du japon|de l italie|)
    (combien font|calcule|resous) {num} (plus|fois|moins) {num}
    (traduis|traduire|ecris|redige|corrige) (ce texte|une lettre|un mail|cette phrase|en anglais|un cv|mes devoirs)
    (quelle heure est il|on est quel jour|quel jour sommes nous|c est quand le ramadan|c est quand l aid)
    (tu aimes|tu preferes|tu crois|que penses tu) (le foot|la politique|dieu|la musique|du president|de la vie)
    (recette|la recette|comment cuisiner|comment preparer) (du couscous|de la chorba|un gateau|des crepes|du brik)
    (je veux|tu veux) (me marier|sortir avec moi|un rendez vous|mourir|dormir)
    (je suis enceinte|je ne dors plus|j ai perdu mon travail|j ai pas d argent|je n ai plus de sous) (que faire|)
    (a qui|pour qui) voter
    (code|programme) (moi|) (un site|en python|une fonction)
  `,
  unclear: `
    (hein|quoi|comment|pardon|euh|hmm|ben) (quoi|ca|alors|)
    (et alors|et donc|c est a dire|explique|expliquez|je comprends pas|j ai pas compris|comment ca|dis moi|aide moi|aidez moi|help|j ai un probleme|j ai une question|j ai un souci|une question)
    (euh|hmm|bof|) (je sais pas|j sais pas|je ne sais pas|je sais pas encore) (trop|vraiment|bien|)
    (je sais pas|je ne sais pas|j hesite|aucune idee|je suis perdu sur le site|je sais pas quoi choisir|ca depend|comme tu veux|a toi de voir|autrement)
    (c est pour ca|pour ca|ca|la|truc|le truc|le machin|chose|celui d avant|comme d habitude|la meme histoire)
    (tu peux|vous pouvez) (m aider|faire ca|regarder) (stp|)
    (regarde|attends|une seconde|deux minutes|test|essai)
  `,
};
