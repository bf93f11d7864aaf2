/** Tickets and canned answers of the demo shop. */
import type { TicketCategory, TicketPriority, TicketStatus } from '../../contract/support.ts';
import type { LanguageCode } from '../../contract/rules/languages.ts';

export interface DemoTicket {
  subject: string;
  category: TicketCategory;
  priority: TicketPriority;
  status: TicketStatus;
  language: LanguageCode;
  /** Whether it is about an order of the customer. */
  hasOrder: boolean;
  /** Hours before now at which it was opened. */
  hours: number;
  /** In turns: the customer first. `note`: among staff. */
  messages: readonly { by: 'customer' | 'staff' | 'note'; text: string }[];
}

/** Oldest first. */
export const TICKETS: readonly DemoTicket[] = [
  {
    subject: 'Facture au nom de ma société',
    category: 'payment',
    priority: 'LOW',
    status: 'RESOLVED',
    language: 'fr',
    hasOrder: true,
    hours: 190,
    messages: [
      {
        by: 'customer',
        text: 'Bonjour, pouvez-vous refaire ma facture avec le matricule fiscal de ma société ?',
      },
      {
        by: 'staff',
        text: 'Bonjour, la facture est établie par le vendeur : il vous l’enverra avec votre matricule d’ici deux jours.',
      },
      { by: 'customer', text: 'Bien reçue, merci beaucoup.' },
    ],
  },
  {
    subject: 'Points de fidélité manquants',
    category: 'account',
    priority: 'NORMAL',
    status: 'WAITING_CUSTOMER',
    language: 'fr',
    hasOrder: true,
    hours: 74,
    messages: [
      { by: 'customer', text: 'Je n’ai pas reçu les points de ma dernière commande.' },
      {
        by: 'staff',
        text: 'Bonjour, les points arrivent quand le délai de retour est passé. Quelle commande cherchez-vous ?',
      },
    ],
  },
  {
    subject: 'الكولية ما وصلتش',
    category: 'delivery',
    priority: 'HIGH',
    status: 'OPEN',
    language: 'tn',
    hasOrder: true,
    hours: 51,
    messages: [
      { by: 'customer', text: 'عسلامة، الكولية متاعي مبعوثة من ثلاثة أيام وما كلمني حد.' },
      {
        by: 'note',
        text: 'Appelé le transporteur : le livreur avait un mauvais numéro, nouvelle tournée demain.',
      },
      { by: 'staff', text: 'عسلامة، الليفرور باش يكلمك غدوة الصباح. سامحنا على التأخير.' },
      { by: 'customer', text: 'باهي، أما راني في الخدمة حتى للخمسة.' },
    ],
  },
  {
    subject: 'Article reçu abîmé',
    category: 'return',
    priority: 'URGENT',
    status: 'NEW',
    language: 'fr',
    hasOrder: true,
    hours: 29,
    messages: [
      {
        by: 'customer',
        text: 'Le carton était déchiré et l’article est rayé. Je voudrais un échange avant samedi, c’est un cadeau.',
      },
    ],
  },
  {
    subject: 'Changer l’adresse de livraison',
    category: 'order',
    priority: 'HIGH',
    status: 'NEW',
    language: 'fr',
    hasOrder: true,
    hours: 20,
    messages: [
      {
        by: 'customer',
        text: 'Bonjour, je me suis trompée d’adresse : est-il possible de livrer à mon travail, au centre-ville ?',
      },
    ],
  },
  {
    subject: 'Vendre mes poteries',
    category: 'seller',
    priority: 'NORMAL',
    status: 'OPEN',
    language: 'fr',
    hasOrder: false,
    hours: 15,
    messages: [
      {
        by: 'customer',
        text: 'Je fabrique des poteries à Nabeul. Quels papiers faut-il pour ouvrir une boutique chez vous ?',
      },
      {
        by: 'staff',
        text: 'Bonjour, il faut votre matricule fiscal et un relevé bancaire : tout se remplit sur la page « Vendre ».',
      },
      { by: 'customer', text: 'Et si je n’ai qu’une carte d’artisan ?' },
    ],
  },
  {
    subject: 'Payment was taken twice',
    category: 'payment',
    priority: 'NORMAL',
    status: 'NEW',
    language: 'en',
    hasOrder: false,
    hours: 7,
    messages: [
      { by: 'customer', text: 'Hello, my card shows two payments for one order. Could you check, please?' },
    ],
  },
  {
    subject: 'تبديل القياس',
    category: 'return',
    priority: 'NORMAL',
    status: 'NEW',
    language: 'tn',
    hasOrder: true,
    hours: 3,
    messages: [{ by: 'customer', text: 'عسلامة، القياس صغير عليّ. كيفاش نبدّلو بالأكبر منو؟' }],
  },
];

/** With the placeholders that the desk fills: {name}, {number}, {tracking}. */
export const ANSWERS: readonly {
  title: string;
  shortcut: string;
  texts: Readonly<Record<LanguageCode, string>>;
}[] = [
  {
    title: 'Colis en route',
    shortcut: 'colis',
    texts: {
      fr: 'Bonjour {name}, votre commande {number} est en route. Son numéro de suivi est {tracking} ; le livreur vous appelle avant de passer.',
      en: 'Hello {name}, your order {number} is on its way. Its tracking number is {tracking}; the courier calls you before coming.',
      de: 'Guten Tag {name}, Ihre Bestellung {number} ist unterwegs. Die Sendungsnummer ist {tracking}; der Bote ruft Sie vorher an.',
      tn: 'عسلامة {name}، الطلبيّة متاعك {number} في الثنية. نومرو التتبّع {tracking}، والليفرور يكلمك قبل ما يجي.',
    },
  },
  {
    title: 'Retour : comment faire',
    shortcut: 'retour',
    texts: {
      fr: 'Bonjour {name}, vous avez dix jours ouvrables pour retourner un article : ouvrez la commande {number} dans « Mes commandes » et touchez « Retourner ».',
      en: 'Hello {name}, you have ten working days to return an item: open order {number} in “My orders” and tap “Return”.',
      de: 'Guten Tag {name}, Sie können einen Artikel zehn Werktage lang zurückgeben: Öffnen Sie die Bestellung {number} unter „Meine Bestellungen“ und tippen Sie auf „Zurückgeben“.',
      tn: 'عسلامة {name}، عندك عشرة أيام خدمة باش ترجّع: حل الطلبيّة {number} في «طلبيّاتي» وانزل على «رجّع».',
    },
  },
  {
    title: 'Remboursement noté',
    shortcut: 'rembourse',
    texts: {
      fr: 'Bonjour {name}, le remboursement de la commande {number} est parti. Comptez trois à cinq jours ouvrables.',
      en: 'Hello {name}, the refund of order {number} has been sent. Allow three to five working days.',
      de: 'Guten Tag {name}, die Erstattung der Bestellung {number} ist unterwegs. Das dauert drei bis fünf Werktage.',
      tn: 'عسلامة {name}، فلوس الطلبيّة {number} تبعثو. يلزم من ثلاثة لخمسة أيام خدمة.',
    },
  },
];
