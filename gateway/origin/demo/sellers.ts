/** The demo shop's forty sellers, spread over the twenty-four governorates. */

export interface DemoSeller {
  name: string;
  /** Place in the contract's list of regions, from 1. */
  governorate: number;
  town: string;
  /** Departments sold, by the slug of the top-level category. */
  departments: readonly string[];
  about: string;
}

const seller = (
  name: string,
  governorate: number,
  town: string,
  departments: string,
  about: string,
): DemoSeller => ({
  name,
  governorate,
  town,
  departments: departments.split(' '),
  about,
});

export const SELLERS: readonly DemoSeller[] = [
  seller(
    'Dar El Fakhar',
    1,
    'Nabeul',
    'artisanat-tunisien maison-jardin',
    'Trois générations de potiers, un four qui ne s’éteint jamais.',
  ),
  seller('Cap Bon Saveurs', 1, 'Korba', 'epicerie', 'Harissa, agrumes et eaux de fleurs du Cap Bon.'),
  seller(
    'Gafsa Tapis & Klim',
    2,
    'Gafsa',
    'artisanat-tunisien maison-jardin',
    'Tapis et klims noués par les ateliers de femmes de la région.',
  ),
  seller(
    'Sfax Électro Center',
    3,
    'Sfax',
    'electromenager high-tech',
    'Le grand choix en électroménager, livré et installé.',
  ),
  seller(
    'Zitounet Jeddi',
    3,
    'Agareb',
    'epicerie beaute-sante',
    'L’huile du domaine familial, pressée à froid.',
  ),
  seller('Sfax Cuir', 3, 'Sfax', 'mode', 'Maroquiniers et bottiers de la vieille ville.'),
  seller(
    'Médina Tech',
    4,
    'Tunis',
    'high-tech telephonie informatique',
    'Le bon conseil, la bonne pièce, au bon prix.',
  ),
  seller(
    'Librairie El Moez',
    4,
    'Tunis',
    'livres-papeterie jouets-jeux',
    'Romans, scolaire et papeterie, à deux pas de la porte de France.',
  ),
  seller(
    'Belle Époque Tunis',
    4,
    'Tunis',
    'mode beaute-sante',
    'Prêt-à-porter et parfums, rue Charles-de-Gaulle.',
  ),
  seller(
    'Bizerte Marine Sport',
    5,
    'Bizerte',
    'sport-loisirs mode',
    'Tout pour la mer, la pêche et le sport.',
  ),
  seller(
    'El Jazira Déco',
    5,
    'Menzel Bourguiba',
    'maison-jardin',
    'Meubles et décoration pour intérieurs lumineux.',
  ),
  seller(
    'Aïn Draham Nature',
    6,
    'Aïn Draham',
    'epicerie artisanat-tunisien',
    'Miel, lentisque et bois de la forêt.',
  ),
  seller(
    'Palmeraie de Tozeur',
    7,
    'Tozeur',
    'epicerie artisanat-tunisien',
    'Deglet nour triées à la main, vannerie de palme.',
  ),
  seller(
    'Ksour Tataouine',
    8,
    'Tataouine',
    'artisanat-tunisien epicerie',
    'Cornes de gazelle, bakhnoug et poteries du Sud.',
  ),
  seller('Kef Terroir', 9, 'Le Kef', 'epicerie', 'Fromages, mloukhia et céréales des hauts plateaux.'),
  seller(
    'Sidi Bouzid Agri',
    10,
    'Sidi Bouzid',
    'maison-jardin animalerie',
    'Plants, semences et tout pour la basse-cour.',
  ),
  seller('Manouba Kids', 11, 'Manouba', 'enfants-bebe jouets-jeux', 'Grandir bien habillé et bien amusé.'),
  seller('Denden Mobilier', 11, 'Denden', 'maison-jardin', 'Menuisiers et tapissiers depuis 1986.'),
  seller(
    'Béja Ménager',
    12,
    'Béja',
    'electromenager maison-jardin',
    'La cuisine équipée, du couteau au réfrigérateur.',
  ),
  seller('Oasis Gabès', 13, 'Gabès', 'epicerie beaute-sante', 'Henné, grenades et épices de l’oasis.'),
  seller('Gabès Auto Plus', 13, 'Gabès', 'auto-moto bricolage', 'Pièces, pneus et entretien.'),
  seller(
    'Zaghouan Sources',
    14,
    'Zaghouan',
    'beaute-sante epicerie',
    'Eau d’églantine et plantes de la montagne.',
  ),
  seller(
    'Ariana Digital',
    15,
    'Ariana',
    'informatique telephonie high-tech',
    'PC sur mesure et réparation le jour même.',
  ),
  seller('Rose de l’Ariana', 15, 'Ariana', 'beaute-sante mode', 'Beauté, parfums et petits cadeaux.'),
  seller('Ennasr Concept', 15, 'Ennasr', 'mode maison-jardin', 'Une sélection de créateurs d’ici.'),
  seller('Kairouan Zarbia', 16, 'Kairouan', 'artisanat-tunisien', 'Tapis estampillés et cuivre ciselé.'),
  seller('Makroudh El Alia', 16, 'Kairouan', 'epicerie', 'Les vrais makroudh, aux dattes et au miel.'),
  seller('Monastir Sport', 17, 'Monastir', 'sport-loisirs mode', 'Équipement et conseils de sportifs.'),
  seller(
    'Ksar Hellal Textile',
    17,
    'Ksar Hellal',
    'mode enfants-bebe maison-jardin',
    'Le textile du Sahel, direct de l’atelier.',
  ),
  seller(
    'Mahdia Soie',
    18,
    'Mahdia',
    'artisanat-tunisien mode',
    'Soie tissée à la main, foutas et ceintures de mariée.',
  ),
  seller('Siliana Bio', 19, 'Siliana', 'epicerie', 'Fruits secs, huiles et farines biologiques.'),
  seller(
    'Ben Arous Outillage',
    20,
    'Mégrine',
    'bricolage auto-moto',
    'Le comptoir des professionnels, ouvert à tous.',
  ),
  seller(
    'Radès Gaming',
    20,
    'Radès',
    'high-tech informatique jouets-jeux',
    'Consoles, PC de jeu et figurines.',
  ),
  seller(
    'Djerba Guellala',
    21,
    'Djerba',
    'artisanat-tunisien maison-jardin',
    'Poterie, vannerie et bijoux de l’île.',
  ),
  seller('Zarzis Animaux', 21, 'Zarzis', 'animalerie', 'Alimentation et soins, conseils compris.'),
  seller(
    'Kasserine Alfa',
    22,
    'Kasserine',
    'artisanat-tunisien bricolage',
    'L’alfa tressé et les outils de la ferme.',
  ),
  seller(
    'Sousse Mobile',
    23,
    'Sousse',
    'telephonie informatique',
    'Téléphones neufs, garantis, réglés avec vous.',
  ),
  seller('Perle du Sahel', 23, 'Sousse', 'mode beaute-sante', 'Mode, bijoux et beauté à Bab Bhar.'),
  seller('Sousse Maison', 23, 'Akouda', 'maison-jardin electromenager', 'De la petite cuillère au canapé.'),
  seller(
    'Kebili Dattes & Co',
    24,
    'Kebili',
    'epicerie animalerie',
    'Dattes, lait de chamelle et aliments du bétail.',
  ),
];

export const RETURN_POLICIES: readonly string[] = [
  'Retour accepté sous 10 jours ouvrables, produit non utilisé et dans son emballage. Remboursement sous 5 jours.',
  'Échange ou remboursement sous 10 jours ouvrables. Les frais de retour sont à notre charge si l’article ne correspond pas.',
  'Satisfait ou remboursé sous 10 jours ouvrables ; gardez la facture et l’emballage d’origine.',
  'Retour gratuit en boutique ou par transporteur sous 10 jours ouvrables. Échange de taille offert une fois.',
];
