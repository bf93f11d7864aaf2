/** The demo shop's sixty brands, all invented, and what each of them sells. */

export interface DemoBrand {
  name: string;
  country: string;
  /** Fields, as the kits name them (kits.ts). */
  fields: readonly string[];
  about: string;
}

const brand = (name: string, country: string, fields: string, about: string): DemoBrand => ({
  name,
  country,
  fields: fields.split(' '),
  about,
});

export const BRANDS: readonly DemoBrand[] = [
  brand('Lumexa', 'KR', 'screen camera gaming', 'Des écrans et des optiques au rendu juste, conçus à Séoul.'),
  brand('Sonarys', 'DK', 'sound screen', 'Le son scandinave : clair, chaud et sans esbroufe.'),
  brand('Voltaris', 'DE', 'sound appliance power', 'L’électronique allemande pensée pour durer.'),
  brand(
    'Tekvion',
    'TW',
    'wearable smarthome phone gaming',
    'Objets connectés simples, précis et abordables.',
  ),
  brand('Orvela', 'KR', 'screen appliance smarthome', 'Le confort de la maison, en silence.'),
  brand('Pixalto', 'JP', 'camera printing', 'L’image, de la prise de vue au papier.'),
  brand('Zenora', 'CN', 'phone sound wearable', 'Des téléphones qui vont à l’essentiel.'),
  brand('Celvia', 'CN', 'phone phonegear', 'La photo d’abord, dans des téléphones élégants.'),
  brand('Mobyra', 'TN', 'phone phonegear', 'Téléphones et accessoires assemblés à l’Ariana.'),
  brand('Kivora', 'IN', 'phone phonegear power', 'Grande autonomie, petit prix.'),
  brand('Hexaro', 'TW', 'computer network gaming', 'Ordinateurs rapides et bien refroidis.'),
  brand('Qorvian', 'US', 'computer network storage', 'Le matériel de confiance des bureaux.'),
  brand('Nuvolis', 'IT', 'computer printing storage', 'L’informatique sobre, au dessin italien.'),
  brand(
    'Kartagia',
    'TN',
    'computer network power',
    'PC montés et testés à Sousse, service après-vente sur place.',
  ),
  brand('Ardenix', 'US', 'gaming storage', 'Pour celles et ceux qui jouent sérieusement.'),
  brand('Frigella', 'TN', 'appliance', 'Le froid et le lavage, fabriqués à Béja depuis trente ans.'),
  brand('Aquelis', 'TR', 'appliance smallappliance', 'Un électroménager sobre en eau et en énergie.'),
  brand('Brisio', 'IT', 'smallappliance appliance', 'Petit électroménager généreux et coloré.'),
  brand('Kuiziane', 'FR', 'smallappliance kitchen', 'Des appareils qui donnent envie de cuisiner.'),
  brand('Sahloun', 'TN', 'smallappliance kitchen', 'Petit électroménager pensé pour la cuisine tunisienne.'),
  brand('Yasmyna', 'TN', 'women leather', 'Une mode féminine dessinée à La Marsa.'),
  brand('Alyssane', 'TN', 'women modest', 'Élégance couvrante et matières naturelles.'),
  brand('Velmora', 'IT', 'women shoes leather', 'La ligne italienne, le confort en plus.'),
  brand('Rosalba', 'ES', 'women jewel underwear', 'Des pièces lumineuses pour tous les jours.'),
  brand('Hannibro', 'TN', 'men shoes', 'Le vestiaire masculin, taillé au Sahel.'),
  brand('Torvane', 'FR', 'men leather', 'Des basiques d’homme bien coupés.'),
  brand('Oliman', 'TR', 'men underwear linen', 'Cotons longues fibres et coupes nettes.'),
  brand('Stradelo', 'PT', 'shoes', 'Chaussures cousues à Porto.'),
  brand('Kenzaro', 'MA', 'shoes leather', 'Le cuir travaillé comme autrefois, dessiné pour aujourd’hui.'),
  brand('Cuirella', 'TN', 'leather shoes', 'Maroquinerie d’artisans de Sfax.'),
  brand('Tanitis', 'TN', 'jewel watch', 'Bijoux inspirés de Carthage.'),
  brand('Chronelle', 'CH', 'watch jewel', 'L’heure juste, sans folie de prix.'),
  brand('Doudouza', 'TN', 'kids baby', 'Vêtements et douceurs pour les petits, faits à Ksar Hellal.'),
  brand('Petivo', 'FR', 'baby kids toy', 'Des premières fois plus sereines.'),
  brand('Bambelio', 'IT', 'baby toy', 'Puériculture légère et solide.'),
  brand('Ludikéo', 'FR', 'toy', 'Des jeux qui se partagent.'),
  brand('Malinoa', 'BE', 'toy stationery', 'Jouets en bois et loisirs créatifs.'),
  brand('Zahrat', 'TN', 'beauty perfume', 'Eaux florales et soins distillés à Nabeul.'),
  brand('Oléane', 'TN', 'beauty', 'La cosmétique à l’huile d’olive.'),
  brand('Dermélis', 'FR', 'beauty health', 'Des soins sobres pour peaux sensibles.'),
  brand('Misklia', 'AE', 'perfume', 'Oud, ambre et musc, à l’orientale.'),
  brand('Pharmélis', 'DE', 'health', 'Le soin de la maison, vérifié.'),
  brand('Darnia', 'TN', 'furniture linen decor', 'La maison tunisienne d’aujourd’hui.'),
  brand('Nordhem', 'SE', 'furniture decor', 'Du bois clair et des lignes simples.'),
  brand('Fouta&Co', 'TN', 'linen craft', 'Linge de maison tissé à Ksour Essef.'),
  brand('Lumiane', 'ES', 'decor', 'La lumière et les senteurs de la Méditerranée.'),
  brand('Terralia', 'TN', 'garden pet', 'Jardin, terrasse et animaux.'),
  brand('Poterra', 'TN', 'craft kitchen decor', 'Céramique de Nabeul et de Guellala.'),
  brand('Kastriol', 'FR', 'kitchen', 'Ustensiles et cuissons pour longtemps.'),
  brand('Athléo', 'FR', 'sport sportwear', 'Le sport accessible, bien conçu.'),
  brand('Rakda', 'TN', 'sport sportwear', 'Équipement sportif né à Radès.'),
  brand('Alpenor', 'AT', 'sport outdoor', 'La montagne et le bivouac.'),
  brand('Elyssar', 'TN', 'publisher', 'Maison d’édition tunisienne.'),
  brand('Papyrelle', 'FR', 'stationery publisher', 'Beau papier et belles éditions.'),
  brand('Motoréa', 'DE', 'auto', 'Pièces et entretien aux normes des constructeurs.'),
  brand('Bricaldo', 'DE', 'tool auto', 'L’outil qui ne lâche pas.'),
  brand('Medjerda', 'TN', 'food', 'Le terroir du nord : huile, blé et miel.'),
  brand('Bab Souika', 'TN', 'food craft', 'Épices, harissa et douceurs de la médina.'),
  brand('Zitoula', 'TN', 'food beauty', 'L’olive sous toutes ses formes.'),
  brand('Miaouf', 'FR', 'pet', 'Bien nourris, bien soignés.'),
];
