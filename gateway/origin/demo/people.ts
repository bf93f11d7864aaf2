/** First names and family names of authors and reviewers. */
import { list } from './model.ts';

export const FIRST_NAMES: readonly string[] = list(
  'Amel; Ahmed; Aïcha; Ali; Amira; Anis; Asma; Aymen; Aziza; Bassem; Besma; Chaima; Chokri; Cyrine; Dalila; Donia; Elyes; Emna; Fadhel; Faten; Fatma; Fethi; Ghassen; Habib; Hajer; Hamdi; Hanen; Hatem; Hayet; Hedi; Henda; Hichem; Houda; Ikram; Imen; Ines; Jalel; Jihed; Kais; Kamel; Karima; Khaled; Lamia; Latifa; Leïla; Lotfi; Maha; Maher; Mariem; Mehdi; Meriem; Moez; Mohamed; Mongi; Mouna; Nabil; Nadia; Najet; Nejib; Nizar; Olfa; Omar; Rached; Radhia; Raja; Ramzi; Rania; Ridha; Rim; Sabrine; Salah; Salma; Samia; Samir; Sana; Sarra; Seif; Selim; Sihem; Slim; Sonia; Souad; Tarek; Thouraya; Wael; Wafa; Wassim; Yassine; Yosra; Zied; Zohra',
);
export const FAMILY_NAMES: readonly string[] = list(
  'Abidi; Ayari; Baccouche; Belhadj; Ben Amor; Ben Romdhane; Ben Salem; Bouaziz; Bouraoui; Chaabane; Chebbi; Cherif; Dridi; Ferchichi; Gharbi; Ghribi; Guesmi; Haddad; Hamdi; Hammami; Jaziri; Jebali; Jlassi; Kallel; Karoui; Khelifi; Khemiri; Laabidi; Maaloul; Mabrouk; Mansouri; Masmoudi; Mejri; Mzali; Nasri; Ouertani; Rekik; Riahi; Sassi; Sfaxi; Slimani; Souissi; Tlili; Trabelsi; Yahyaoui; Zaouali; Zghal; Zouari',
);
export const AUTHORS: readonly string[] = list(
  'Selma Bouraoui; Hédi Maaloul; Nour Zghal; Farid Kallel; Aïda Chebbi; Mongi Rekik; Lilia Ben Romdhane; Tahar Ouertani; Inès Mzali; Slim Karoui; Dalila Ferchichi; Youssef Jaziri; Hager Souissi; Ridha Trabelsi; Camille Darmont; Rania Sfaxi; Élise Vautrin; Bachir Nasri; Maya Zouari; Antoine Lescure; Sonia Haddad; Marwan Guesmi; Olfa Tlili; Claire Montagnac; Nadia Jlassi; Kamel Dridi',
);
