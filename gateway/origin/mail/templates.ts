/** Texts of the shop's messages in its four languages. */
import type { LanguageCode } from '../../contract/pages.ts';
import { CONFIRM_ADDRESS, CONFIRM_SUBSCRIPTION, UNSUBSCRIBE } from '../../contract/rules/mailActions.ts';
import { formatDay } from '../../contract/rules/days.ts';
import type { MailPart, MailText } from './render.ts';

/** Data that each message needs. */
export interface MailData {
  /** To an address entered for the newsletter, to confirm the subscription. */
  newsletterConfirm: { link: string };
  /** To a new subscriber of the newsletter. */
  welcome: { couponCode: string | null; shopUrl: string; unsubscribeUrl: string };
  /** To the author of a ticket, as confirmation. */
  ticket: { number: string; link: string | null };
  /** To the author of a ticket, with the answer; `link`: to the conversation, for account holders. */
  ticketAnswer: { name: string; number: string; answer: string; link: string | null };
  /** To the applicant, as confirmation. */
  sellerApplied: { name: string; shop: string; number: string };
  /** To the applicant, with the decision; `note`: reason of a rejection. */
  sellerDecided: { name: string; shop: string; accepted: boolean; note: string | null };
  /** To a seller, as the team wrote it; `shop`: its shop. */
  sellerMessage: { name: string; shop: string; subject: string; text: string };
  /** To an address that an owner invites to the back-office; `days`: how long the link is valid. */
  staffInvited: { link: string; days: number };
  /** To the author of a planned version of the home page and to owners: it was due, but another one was published before. */
  homepageWaits: { firstName: string; number: number; link: string };
  /** To the contact of a subscription to events that was switched off: nothing reached its address (`host`) for days. */
  webhookDisabled: { host: string; failingDays: number; replayDays: number };
  /** To a new account. */
  account: { firstName: string; shopUrl: string };
  /** To the buyer, as confirmation. */
  orderPlaced: {
    name: string;
    number: string;
    total: string;
    lines: { name: string; quantity: number; total: string }[];
    isCash: boolean;
    /** First and last day of arrival (ISO 8601) of an order that is confirmed today; null: not known. Messages of an earlier version have none. */
    arrives?: { from: string; until: string } | null;
    link: string;
  };
  /** To the buyer, when an order or a part of it was cancelled. */
  orderCancelled: {
    name: string;
    number: string;
    lines: { name: string; quantity: number; total: string }[];
    /** Whether nothing of the order is left. */
    isWhole: boolean;
    cause: 'BUYER' | 'SHOP' | 'UNPAID' | 'UNCONFIRMED';
    /** The shop's reason. */
    reason: string | null;
    /** Amount that is refunded, if any. */
    refund: string | null;
  };
  /** To the buyer, when the first call to confirm the order was not answered; `link`: to the contact form. */
  orderNoAnswer: {
    name: string;
    number: string;
    lines: { name: string; quantity: number; total: string }[];
    link: string;
  };
  /** To the account holder, with a link for a new password. */
  recovery: { firstName: string; link: string };
  /** To the account holder, after a change of the password. */
  passwordChanged: { firstName: string; recoverUrl: string };
  /** To an admin: the second step of sign-in was turned on or off, reset by an owner, or passed by a recovery code. */
  twoStep: {
    firstName: string;
    what: { kind: 'ON' | 'OFF' | 'RESET' } | { kind: 'RECOVERY'; left: number };
    recoverUrl: string;
  };
  /** To the new address of an account, to confirm it. */
  emailConfirm: { firstName: string; link: string };
  /** To the current address of an account, when a change was requested. */
  emailChangeAsked: { firstName: string; recoverUrl: string };
  /** To the previous address of an account, after the change. */
  emailChanged: { firstName: string };
  /** To the account holder, after staff changed the telephone number. */
  phoneChanged: { firstName: string; recoverUrl: string };
  /** To the account holder, after the deletion. */
  /** To the address of an order, instead of a second account. */
  accountKnown: { firstName: string; loginUrl: string; recoverUrl: string };
  accountDeleted: { firstName: string };
}

export type MailTemplate = keyof MailData;

/** Longest name in a message, in characters. */
const MOST_NAME = 60;
/** What mail programs turn into links: a scheme, a path, an address, a name with a dot. */
const LINK_LIKE = /[:/\\@]|^www|\.[\p{L}\p{N}]{2}/iu;

/**
 * Removes from a name what mail programs would turn into a link: otherwise anyone could send advertisements in the shop's name by
 * entering another person's address in a form.
 */
const withoutLinks = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => !LINK_LIKE.test(word))
    .join(' ')
    .trim()
    .slice(0, MOST_NAME);

/** The name after a greeting, with the space before it; empty when no name remains. */
const called = (name: string): string => {
  const plain = withoutLinks(name);
  return plain === '' ? '' : ` ${plain}`;
};

type Texts<Data> = Readonly<Record<LanguageCode, (data: Data) => MailText>>;

/** The ordered items, one per line. */
const linesOf = (lines: MailData['orderPlaced']['lines'], language: LanguageCode): string =>
  lines.map(({ name, quantity, total }) => `${quantity} × ${name} — ${amount(total, language)}`).join('\n');

/** An amount with three decimals, as in the order, with the language's decimal separator. */
const amount = (total: string, language: LanguageCode): string =>
  `${language === 'en' ? total : total.replace('.', ',')} TND`;

/** The days of arrival, if they are known: a sentence of one day, or of two. */
function arrivalOf(
  arrives: MailData['orderPlaced']['arrives'],
  language: LanguageCode,
  on: (day: string) => string,
  between: (from: string, until: string) => string,
): MailPart[] {
  if (arrives == null) return [];
  const [from, until] = [formatDay(arrives.from, language), formatDay(arrives.until, language)];
  return [from === until ? on(until) : between(from, until)];
}

/** A link, if there is one; messages of an earlier version have none. */
const linkTo = (link: string | null | undefined, label: string): MailPart[] =>
  link == null ? [] : [{ link, label }];

/** All messages in all languages. */
export const templates: { readonly [T in MailTemplate]: Texts<MailData[T]> } = {
  newsletterConfirm: {
    fr: ({ link }) => ({
      subject: 'Confirmez votre inscription à la newsletter',
      parts: [
        'Cette adresse a été inscrite à la newsletter de Lawaj. Confirmez l’inscription avec ce lien, valable 48 heures : votre coupon de 10 % vous parvient aussitôt après.',
        { link, label: CONFIRM_SUBSCRIPTION.fr },
      ],
      footer: ['Si vous n’avez rien demandé, ne faites rien : vous ne recevrez pas la newsletter.'],
    }),
    en: ({ link }) => ({
      subject: 'Confirm your newsletter subscription',
      parts: [
        'This address was entered for the Lawaj newsletter. Confirm the subscription with this link, valid for 48 hours: your 10% coupon follows right away.',
        { link, label: CONFIRM_SUBSCRIPTION.en },
      ],
      footer: ['If you did not ask for it, do nothing: you will not receive the newsletter.'],
    }),
    de: ({ link }) => ({
      subject: 'Bestätigen Sie Ihre Newsletter-Anmeldung',
      parts: [
        'Diese Adresse wurde für den Newsletter von Lawaj angemeldet. Bestätigen Sie die Anmeldung mit diesem Link, er gilt 48 Stunden: Ihr 10-%-Gutschein folgt sofort.',
        { link, label: CONFIRM_SUBSCRIPTION.de },
      ],
      footer: ['Wenn Sie das nicht verlangt haben, tun Sie nichts: Sie erhalten den Newsletter nicht.'],
    }),
    tn: ({ link }) => ({
      subject: 'أكّد التسجيل متاعك في النشرة',
      parts: [
        'العنوان هذا تسجّل في النشرة متاع لوّاج. أكّد التسجيل بالرابط هذا، يخدم في ظرف 48 ساعة، وتوصلك طول كوبون 10% متاعك.',
        { link, label: CONFIRM_SUBSCRIPTION.tn },
      ],
      footer: ['كان ما طلبت شي، ما تعمل شي: ما باش توصلك حتى نشرة.'],
    }),
  },
  welcome: {
    fr: ({ couponCode, shopUrl, unsubscribeUrl }) => ({
      subject: 'Bienvenue chez Lawaj',
      parts: [
        'Merci de votre inscription à la newsletter de Lawaj. Vous recevrez au plus un e-mail par semaine, avec les nouveaux produits.',
        ...(couponCode === null
          ? []
          : [
              'Voici votre coupon personnel de 10 % (50 TND au plus), valable une fois, pendant 90 jours après l’inscription :',
              { code: couponCode },
            ]),
        { link: shopUrl, label: 'Découvrir la boutique' },
      ],
      footer: [
        'Vous recevez ce message parce que cette adresse a été inscrite à la newsletter.',
        { link: unsubscribeUrl, label: UNSUBSCRIBE.fr },
      ],
    }),
    en: ({ couponCode, shopUrl, unsubscribeUrl }) => ({
      subject: 'Welcome to Lawaj',
      parts: [
        'Thank you for subscribing to the Lawaj newsletter. You will get at most one e-mail a week, with the new products.',
        ...(couponCode === null
          ? []
          : [
              'This is your personal 10% coupon (50 TND at most); it can be used once, within 90 days of subscribing:',
              { code: couponCode },
            ]),
        { link: shopUrl, label: 'Visit the shop' },
      ],
      footer: [
        'You receive this message because this address was subscribed to the newsletter.',
        { link: unsubscribeUrl, label: UNSUBSCRIBE.en },
      ],
    }),
    de: ({ couponCode, shopUrl, unsubscribeUrl }) => ({
      subject: 'Willkommen bei Lawaj',
      parts: [
        'Danke für die Anmeldung zum Newsletter von Lawaj. Sie erhalten höchstens eine E-Mail pro Woche mit den neuen Produkten.',
        ...(couponCode === null
          ? []
          : [
              'Hier ist Ihr persönlicher 10-%-Gutschein (höchstens 50 TND), einmal einlösbar, 90 Tage lang ab der Anmeldung:',
              { code: couponCode },
            ]),
        { link: shopUrl, label: 'Zum Shop' },
      ],
      footer: [
        'Sie erhalten diese Nachricht, weil diese Adresse für den Newsletter angemeldet wurde.',
        { link: unsubscribeUrl, label: UNSUBSCRIBE.de },
      ],
    }),
    tn: ({ couponCode, shopUrl, unsubscribeUrl }) => ({
      subject: 'مرحبا بيك في لوّاج',
      parts: [
        'يعيّشك على التسجيل في النشرة متاع لوّاج. باش توصلك رسالة وحدة في الجمعة على الأكثر، فيها المنتوجات الجديدة.',
        ...(couponCode === null
          ? []
          : [
              'هذا كوبون 10% خاص بيك (50 دينار على الأكثر)، تنجّم تستعملو مرّة وحدة، في ظرف 90 يوم من التسجيل:',
              { code: couponCode },
            ]),
        { link: shopUrl, label: 'شوف المغازة' },
      ],
      footer: [
        'وصلتك الرسالة هاذي على خاطر العنوان هذا تسجّل في النشرة.',
        { link: unsubscribeUrl, label: UNSUBSCRIBE.tn },
      ],
    }),
  },
  ticket: {
    fr: ({ number, link }) => ({
      subject: `Votre demande ${number}`,
      parts: [
        'Nous avons bien reçu votre message et nous vous répondons au plus vite.',
        'Numéro de votre demande :',
        { code: number },
        ...linkTo(link, 'Suivre ma demande'),
      ],
    }),
    en: ({ number, link }) => ({
      subject: `Your request ${number}`,
      parts: [
        'We have received your message and will answer as soon as we can.',
        'Number of your request:',
        { code: number },
        ...linkTo(link, 'Follow my request'),
      ],
    }),
    de: ({ number, link }) => ({
      subject: `Ihre Anfrage ${number}`,
      parts: [
        'Wir haben Ihre Nachricht erhalten und antworten so bald wie möglich.',
        'Nummer Ihrer Anfrage:',
        { code: number },
        ...linkTo(link, 'Meine Anfrage ansehen'),
      ],
    }),
    tn: ({ number, link }) => ({
      subject: `الطلب متاعك ${number}`,
      parts: [
        'وصلنا المساج متاعك وباش نجاوبوك في أقرب وقت.',
        'رقم الطلب متاعك:',
        { code: number },
        ...linkTo(link, 'تبّع الطلب متاعي'),
      ],
    }),
  },
  ticketAnswer: {
    fr: ({ name, number, answer, link }) => ({
      subject: `Réponse à votre demande ${number}`,
      parts: [
        `Bonjour${called(name)},`,
        'Voici notre réponse à votre demande :',
        answer,
        ...linkTo(link, 'Répondre'),
      ],
      footer: [
        link === null
          ? 'Ne répondez pas à ce message : écrivez-nous par la page de contact en rappelant ce numéro.'
          : 'Ne répondez pas à ce message : la conversation continue dans votre compte.',
      ],
    }),
    en: ({ name, number, answer, link }) => ({
      subject: `Answer to your request ${number}`,
      parts: [
        `Hello${called(name)},`,
        'This is our answer to your request:',
        answer,
        ...linkTo(link, 'Reply'),
      ],
      footer: [
        link === null
          ? 'Please do not reply to this message: write to us through the contact page and name this number.'
          : 'Please do not reply to this message: the conversation goes on in your account.',
      ],
    }),
    de: ({ name, number, answer, link }) => ({
      subject: `Antwort auf Ihre Anfrage ${number}`,
      parts: [
        `Guten Tag${called(name)},`,
        'hier ist unsere Antwort auf Ihre Anfrage:',
        answer,
        ...linkTo(link, 'Antworten'),
      ],
      footer: [
        link === null
          ? 'Bitte antworten Sie nicht auf diese Nachricht: Schreiben Sie uns über die Kontaktseite und nennen Sie diese Nummer.'
          : 'Bitte antworten Sie nicht auf diese Nachricht: Das Gespräch geht in Ihrem Konto weiter.',
      ],
    }),
    tn: ({ name, number, answer, link }) => ({
      subject: `الجواب على الطلب متاعك ${number}`,
      parts: [`عسلامة${called(name)}،`, 'هذا الجواب متاعنا على الطلب متاعك:', answer, ...linkTo(link, 'جاوب')],
      footer: [
        link === null
          ? 'ما تجاوبش على المساج هذا: اكتبلنا من صفحة الاتصال وقول الرقم هذا.'
          : 'ما تجاوبش على المساج هذا: الحديث يكمّل في الحساب متاعك.',
      ],
    }),
  },
  sellerApplied: {
    fr: ({ name, shop, number }) => ({
      subject: `Votre candidature de vendeur ${number}`,
      parts: [
        `Bonjour${called(name)},`,
        `Nous avons bien reçu la candidature de « ${withoutLinks(shop)} ». Nous l’étudions et vous répondons sous 24 heures.`,
        'Numéro de votre candidature :',
        { code: number },
      ],
    }),
    en: ({ name, shop, number }) => ({
      subject: `Your seller application ${number}`,
      parts: [
        `Hello${called(name)},`,
        `We have received the application of “${withoutLinks(shop)}”. We look into it and answer within 24 hours.`,
        'Number of your application:',
        { code: number },
      ],
    }),
    de: ({ name, shop, number }) => ({
      subject: `Ihre Bewerbung als Händler ${number}`,
      parts: [
        `Guten Tag${called(name)},`,
        `wir haben die Bewerbung von „${withoutLinks(shop)}“ erhalten. Wir prüfen sie und antworten innerhalb von 24 Stunden.`,
        'Nummer Ihrer Bewerbung:',
        { code: number },
      ],
    }),
    tn: ({ name, shop, number }) => ({
      subject: `مطلب البيع متاعك ${number}`,
      parts: [
        `عسلامة${called(name)}،`,
        `وصلنا المطلب متاع «${withoutLinks(shop)}». باش نشوفوه ونجاوبوك في 24 ساعة.`,
        'رقم المطلب متاعك:',
        { code: number },
      ],
    }),
  },
  sellerDecided: {
    fr: ({ name, shop, accepted, note }) => ({
      subject: accepted ? `${withoutLinks(shop)} peut vendre sur Lawaj` : 'Votre candidature de vendeur',
      parts: [
        `Bonjour${called(name)},`,
        accepted
          ? `Votre boutique « ${withoutLinks(shop)} » est ouverte. Pendant les trois premiers mois, la commission est de 0 %.`
          : `Nous ne pouvons pas ouvrir « ${withoutLinks(shop)} » pour le moment.`,
        ...(note === null ? [] : [note]),
      ],
    }),
    en: ({ name, shop, accepted, note }) => ({
      subject: accepted ? `${withoutLinks(shop)} can sell on Lawaj` : 'Your seller application',
      parts: [
        `Hello${called(name)},`,
        accepted
          ? `Your shop “${withoutLinks(shop)}” is open. For the first three months the commission is 0%.`
          : `We can’t open “${withoutLinks(shop)}” for now.`,
        ...(note === null ? [] : [note]),
      ],
    }),
    de: ({ name, shop, accepted, note }) => ({
      subject: accepted ? `${withoutLinks(shop)} kann auf Lawaj verkaufen` : 'Ihre Bewerbung als Händler',
      parts: [
        `Guten Tag${called(name)},`,
        accepted
          ? `Ihr Shop „${withoutLinks(shop)}“ ist eröffnet. In den ersten drei Monaten beträgt die Provision 0 %.`
          : `Wir können „${withoutLinks(shop)}“ vorerst nicht eröffnen.`,
        ...(note === null ? [] : [note]),
      ],
    }),
    tn: ({ name, shop, accepted, note }) => ({
      subject: accepted ? `${withoutLinks(shop)} ينجّم يبيع على لوّاج` : 'مطلب البيع متاعك',
      parts: [
        `عسلامة${called(name)}،`,
        accepted
          ? `الحانوت متاعك «${withoutLinks(shop)}» تحل. في الثلاثة شهور اللولين العمولة 0%.`
          : `ما ننجّموش نحلّو «${withoutLinks(shop)}» توّا.`,
        ...(note === null ? [] : [note]),
      ],
    }),
  },
  sellerMessage: {
    fr: ({ name, shop, subject, text }) => ({
      subject,
      parts: [`Bonjour${called(name)},`, text],
      footer: [
        `Vous recevez ce message de l’équipe de Lawaj pour votre boutique « ${withoutLinks(shop)} ». Ne répondez pas à cet e-mail : écrivez-nous par la page de contact.`,
      ],
    }),
    en: ({ name, shop, subject, text }) => ({
      subject,
      parts: [`Hello${called(name)},`, text],
      footer: [
        `The Lawaj team sends you this message for your shop “${withoutLinks(shop)}”. Please do not reply to this e-mail: write to us through the contact page.`,
      ],
    }),
    de: ({ name, shop, subject, text }) => ({
      subject,
      parts: [`Guten Tag${called(name)},`, text],
      footer: [
        `Das Team von Lawaj schickt Ihnen diese Nachricht für Ihren Shop „${withoutLinks(shop)}“. Bitte antworten Sie nicht auf diese E-Mail: Schreiben Sie uns über die Kontaktseite.`,
      ],
    }),
    tn: ({ name, shop, subject, text }) => ({
      subject,
      parts: [`عسلامة${called(name)}،`, text],
      footer: [
        `الفريق متاع لوّاج بعثلك الميساج هذا على الحانوت متاعك «${withoutLinks(shop)}». ما تجاوبش على الإيميل هذا: ابعثلنا من صفحة الاتصال.`,
      ],
    }),
  },
  staffInvited: {
    fr: ({ link, days }) => ({
      subject: 'Rejoignez l’équipe de Lawaj',
      parts: [
        'Bonjour,',
        `Vous êtes invité(e) à travailler dans l’administration de Lawaj. Connectez-vous avec un compte à cette adresse, puis acceptez l’invitation avec ce lien, valable ${days} jours.`,
        { link, label: 'Accepter l’invitation' },
      ],
      footer: ['Si vous n’attendiez pas ce message, ne faites rien.'],
    }),
    en: ({ link, days }) => ({
      subject: 'Join the Lawaj team',
      parts: [
        'Hello,',
        `You are invited to work in the back-office of Lawaj. Sign in with an account of this address, then accept the invitation with this link, valid for ${days} days.`,
        { link, label: 'Accept the invitation' },
      ],
      footer: ['If you did not expect this message, do nothing.'],
    }),
    de: ({ link, days }) => ({
      subject: 'Werden Sie Teil des Teams von Lawaj',
      parts: [
        'Guten Tag,',
        `Sie sind eingeladen, in der Verwaltung von Lawaj zu arbeiten. Melden Sie sich mit einem Konto dieser Adresse an und nehmen Sie die Einladung mit diesem Link an; er gilt ${days} Tage.`,
        { link, label: 'Einladung annehmen' },
      ],
      footer: ['Wenn Sie diese Nachricht nicht erwartet haben, tun Sie nichts.'],
    }),
    tn: ({ link, days }) => ({
      subject: 'هيّا معانا في فريق لوّاج',
      parts: [
        'عسلامة،',
        `راك معروض باش تخدم في إدارة لوّاج. ادخل بحساب بالعنوان هذا، ومبعد اقبل الدعوة بالرابط هذا، صالح ${days} أيّام.`,
        { link, label: 'نقبل الدعوة' },
      ],
      footer: ['كان ما كنتش تستنّى في الرسالة هاذي، ما تعمل شي.'],
    }),
  },
  homepageWaits: {
    fr: ({ firstName, number, link }) => ({
      subject: 'La page d’accueil programmée attend',
      parts: [
        `Bonjour${called(firstName)},`,
        `La version ${number} de la page d’accueil devait être publiée, mais une autre version l’a été entre-temps. Rien n’a été remplacé : comparez les deux versions, puis publiez ou annulez.`,
        { link, label: 'Ouvrir l’éditeur' },
      ],
    }),
    en: ({ firstName, number, link }) => ({
      subject: 'The planned home page is waiting',
      parts: [
        `Hello${called(firstName)},`,
        `Version ${number} of the home page was due, but another version was published in the meantime. Nothing was replaced: compare both versions, then publish or cancel.`,
        { link, label: 'Open the editor' },
      ],
    }),
    de: ({ firstName, number, link }) => ({
      subject: 'Die geplante Startseite wartet',
      parts: [
        `Guten Tag${called(firstName)},`,
        `Version ${number} der Startseite war fällig, inzwischen wurde aber eine andere Version veröffentlicht. Nichts wurde ersetzt: Vergleichen Sie beide Versionen, dann veröffentlichen Sie oder brechen ab.`,
        { link, label: 'Editor öffnen' },
      ],
    }),
    tn: ({ firstName, number, link }) => ({
      subject: 'الصفحة الرئيسية المبرمجة تستنّى',
      parts: [
        `عسلامة${called(firstName)}،`,
        `النسخة ${number} من الصفحة الرئيسية كان وقتها باش تتنشر، أما تنشرت نسخة أخرى قبلها. ما تبدّل شي: قارن بين النسختين، ومن بعد انشر و إلا بطّل.`,
        { link, label: 'حلّ المحرّر' },
      ],
    }),
  },
  webhookDisabled: {
    fr: ({ host, failingDays, replayDays }) => ({
      subject: 'Vos webhooks Lawaj sont désactivés',
      parts: [
        'Bonjour,',
        `Depuis ${failingDays} jours, ${host} n’a accepté aucun événement. L’abonnement est désactivé et plus rien n’est envoyé.`,
        `Corrigez votre serveur, puis vérifiez de nouveau l’adresse avec webhookSubscriptionVerify. Les événements des ${replayDays} derniers jours sont alors envoyés.`,
      ],
    }),
    en: ({ host, failingDays, replayDays }) => ({
      subject: 'Your Lawaj webhooks are switched off',
      parts: [
        'Hello,',
        `For ${failingDays} days ${host} has not accepted any event. The subscription is switched off and nothing is sent any more.`,
        `Correct your server, then verify the address with webhookSubscriptionVerify. The events of the last ${replayDays} days are then sent.`,
      ],
    }),
    de: ({ host, failingDays, replayDays }) => ({
      subject: 'Ihre Lawaj-Webhooks sind abgeschaltet',
      parts: [
        'Guten Tag,',
        `Seit ${failingDays} Tagen hat ${host} kein Ereignis angenommen. Das Abonnement ist abgeschaltet, nichts wird mehr gesendet.`,
        `Beheben Sie den Fehler und prüfen Sie die Adresse mit webhookSubscriptionVerify. Die Ereignisse der letzten ${replayDays} Tage werden dann gesendet.`,
      ],
    }),
    tn: ({ host, failingDays, replayDays }) => ({
      subject: 'الـ webhooks متاعك في لوّاج تسكّرت',
      parts: [
        'عسلامة،',
        `عندها ${failingDays} أيام و ${host} ما قبل حتى حدث. الاشتراك تسكّر و ما عاد يتبعث شي.`,
        `صلّح السرفر متاعك، و من بعد ثبّت العنوان بـ webhookSubscriptionVerify. وقتها تتبعث أحداث آخر ${replayDays} أيام.`,
      ],
    }),
  },
  account: {
    fr: ({ firstName, shopUrl }) => ({
      subject: 'Votre compte Lawaj',
      parts: [
        `Bonjour${called(firstName)},`,
        'Votre compte est ouvert. Vous pouvez vous connecter avec votre téléphone ou votre e-mail.',
        { link: shopUrl, label: 'Découvrir la boutique' },
      ],
      footer: ['Si vous n’avez pas ouvert ce compte, écrivez-nous par la page de contact.'],
    }),
    en: ({ firstName, shopUrl }) => ({
      subject: 'Your Lawaj account',
      parts: [
        `Hello${called(firstName)},`,
        'Your account is open. You can sign in with your phone number or your e-mail address.',
        { link: shopUrl, label: 'Visit the shop' },
      ],
      footer: ['If you did not open this account, write to us through the contact page.'],
    }),
    de: ({ firstName, shopUrl }) => ({
      subject: 'Ihr Konto bei Lawaj',
      parts: [
        `Guten Tag${called(firstName)},`,
        'Ihr Konto ist eröffnet. Sie können sich mit Telefonnummer oder E-Mail-Adresse anmelden.',
        { link: shopUrl, label: 'Zum Shop' },
      ],
      footer: ['Wenn Sie dieses Konto nicht eröffnet haben, schreiben Sie uns über die Kontaktseite.'],
    }),
    tn: ({ firstName, shopUrl }) => ({
      subject: 'الحساب متاعك في لوّاج',
      parts: [
        `عسلامة${called(firstName)}،`,
        'الحساب متاعك تحل. تنجّم تدخل بنومرو التليفون وإلا بالإيميل.',
        { link: shopUrl, label: 'شوف المغازة' },
      ],
      footer: ['كان موش إنتي اللي حلّيت الحساب هذا، ابعثلنا من صفحة الاتصال.'],
    }),
  },
  accountKnown: {
    fr: ({ firstName, loginUrl, recoverUrl }) => ({
      subject: 'Vous avez déjà un compte Lawaj',
      parts: [
        `Bonjour${called(firstName)},`,
        'Un compte a été demandé avec cette adresse depuis une commande. Il en existe déjà un avec cette adresse ou ce numéro de téléphone : connectez-vous.',
        { link: loginUrl, label: 'Me connecter' },
        { link: recoverUrl, label: 'J’ai oublié mon mot de passe' },
      ],
      footer: ['Si vous n’avez rien demandé, ne faites rien : votre compte reste tel qu’il est.'],
    }),
    en: ({ firstName, loginUrl, recoverUrl }) => ({
      subject: 'You already have a Lawaj account',
      parts: [
        `Hello${called(firstName)},`,
        'An account was requested with this address from an order. There is already one with this address or this phone number: please sign in.',
        { link: loginUrl, label: 'Sign in' },
        { link: recoverUrl, label: 'I forgot my password' },
      ],
      footer: ['If you requested nothing, there is nothing to do: your account stays as it is.'],
    }),
    de: ({ firstName, loginUrl, recoverUrl }) => ({
      subject: 'Sie haben bereits ein Konto bei Lawaj',
      parts: [
        `Guten Tag${called(firstName)},`,
        'Mit dieser Adresse wurde aus einer Bestellung heraus ein Konto angefordert. Es gibt bereits eines mit dieser Adresse oder Telefonnummer: Bitte melden Sie sich an.',
        { link: loginUrl, label: 'Anmelden' },
        { link: recoverUrl, label: 'Passwort vergessen' },
      ],
      footer: ['Wenn Sie nichts angefordert haben, müssen Sie nichts tun: Ihr Konto bleibt, wie es ist.'],
    }),
    tn: ({ firstName, loginUrl, recoverUrl }) => ({
      subject: 'عندك حساب في لوّاج من قبل',
      parts: [
        `عسلامة${called(firstName)}،`,
        'تطلب حساب بالإيميل هذا من طلبيّة. فما حساب من قبل بالإيميل هذا وإلا بنومرو التليفون هذا: ادخل للحساب متاعك.',
        { link: loginUrl, label: 'ادخل' },
        { link: recoverUrl, label: 'بدّل كلمة السر' },
      ],
      footer: ['كان ما طلبت شي، ما تعمل شي: الحساب متاعك يقعد كيما هو.'],
    }),
  },
  orderPlaced: {
    fr: ({ name, number, total, lines, isCash, arrives, link }) => ({
      subject: `Votre commande ${number}`,
      parts: [
        `Bonjour${called(name)},`,
        'Merci, nous avons bien reçu votre commande :',
        { code: number },
        linesOf(lines, 'fr'),
        isCash
          ? `Total : ${amount(total, 'fr')}, à payer à la livraison.`
          : `Total : ${amount(total, 'fr')}, à payer en ligne dans les 30 minutes.`,
        ...arrivalOf(
          arrives,
          'fr',
          (day) => `Chez vous le ${day} si la commande est confirmée aujourd’hui.`,
          (from, until) =>
            `Chez vous entre le ${from} et le ${until} si la commande est confirmée aujourd’hui.`,
        ),
        { link, label: 'Suivre ma commande' },
      ],
      footer: ['Ce lien montre votre commande à qui le possède : gardez-le pour vous.'],
    }),
    en: ({ name, number, total, lines, isCash, arrives, link }) => ({
      subject: `Your order ${number}`,
      parts: [
        `Hello${called(name)},`,
        'Thank you, we have received your order:',
        { code: number },
        linesOf(lines, 'en'),
        isCash
          ? `Total: ${amount(total, 'en')}, to be paid on delivery.`
          : `Total: ${amount(total, 'en')}, to be paid online within 30 minutes.`,
        ...arrivalOf(
          arrives,
          'en',
          (day) => `With you on ${day} if the order is confirmed today.`,
          (from, until) => `With you between ${from} and ${until} if the order is confirmed today.`,
        ),
        { link, label: 'Track my order' },
      ],
      footer: ['This link shows your order to whoever has it: keep it to yourself.'],
    }),
    de: ({ name, number, total, lines, isCash, arrives, link }) => ({
      subject: `Ihre Bestellung ${number}`,
      parts: [
        `Guten Tag${called(name)},`,
        'vielen Dank, wir haben Ihre Bestellung erhalten:',
        { code: number },
        linesOf(lines, 'de'),
        isCash
          ? `Gesamtbetrag: ${amount(total, 'de')}, zahlbar bei Lieferung.`
          : `Gesamtbetrag: ${amount(total, 'de')}, online zahlbar innerhalb von 30 Minuten.`,
        ...arrivalOf(
          arrives,
          'de',
          (day) => `Bei Ihnen am ${day}, wenn die Bestellung heute bestätigt wird.`,
          (from, until) =>
            `Bei Ihnen zwischen ${from} und ${until}, wenn die Bestellung heute bestätigt wird.`,
        ),
        { link, label: 'Bestellung verfolgen' },
      ],
      footer: ['Dieser Link zeigt Ihre Bestellung jedem, der ihn hat: Behalten Sie ihn für sich.'],
    }),
    tn: ({ name, number, total, lines, isCash, arrives, link }) => ({
      subject: `الطلبيّة متاعك ${number}`,
      parts: [
        `عسلامة${called(name)}،`,
        'يعيّشك، وصلتنا الطلبيّة متاعك:',
        { code: number },
        linesOf(lines, 'tn'),
        isCash
          ? `المجموع: ${amount(total, 'tn')}، تخلّص وقت التوصيل.`
          : `المجموع: ${amount(total, 'tn')}، تخلّص أونلاين في ظرف 30 دقيقة.`,
        ...arrivalOf(
          arrives,
          'tn',
          (day) => `توصلك نهار ${day} كان الطلبيّة تتأكّد اليوم.`,
          (from, until) => `توصلك ما بين ${from} و${until} كان الطلبيّة تتأكّد اليوم.`,
        ),
        { link, label: 'تبّع الطلبيّة متاعي' },
      ],
      footer: ['الرابط هذا يورّي الطلبيّة متاعك لأي واحد عندو: خلّيه عندك.'],
    }),
  },
  orderCancelled: {
    fr: ({ name, number, lines, isWhole, cause, reason, refund }) => ({
      subject: isWhole
        ? `Votre commande ${number} est annulée`
        : `Une partie de votre commande ${number} est annulée`,
      parts: [
        `Bonjour${called(name)},`,
        {
          BUYER: 'Comme vous l’avez demandé, ces articles sont annulés :',
          SHOP: 'Nous sommes désolés, ces articles ont dû être annulés :',
          UNPAID: 'Nous n’avons pas reçu votre paiement à temps. Ces articles sont annulés :',
          UNCONFIRMED:
            'Nous n’avons pas réussi à vous joindre pour confirmer la commande. Ces articles sont annulés :',
        }[cause],
        linesOf(lines, 'fr'),
        ...(reason === null ? [] : [`Motif : ${reason}`]),
        refund === null
          ? 'Vous n’avez rien à payer pour ces articles.'
          : `Nous vous remboursons ${amount(refund, 'fr')}.`,
        ...(isWhole ? [] : ['Le reste de votre commande suit son cours.']),
      ],
    }),
    en: ({ name, number, lines, isWhole, cause, reason, refund }) => ({
      subject: isWhole ? `Your order ${number} is cancelled` : `A part of your order ${number} is cancelled`,
      parts: [
        `Hello${called(name)},`,
        {
          BUYER: 'As you requested, these items are cancelled:',
          SHOP: 'We are sorry, these items had to be cancelled:',
          UNPAID: 'We did not receive your payment in time. These items are cancelled:',
          UNCONFIRMED: 'We could not reach you to confirm the order. These items are cancelled:',
        }[cause],
        linesOf(lines, 'en'),
        ...(reason === null ? [] : [`Reason: ${reason}`]),
        refund === null
          ? 'You have nothing to pay for these items.'
          : `We refund ${amount(refund, 'en')} to you.`,
        ...(isWhole ? [] : ['The rest of your order is on its way as planned.']),
      ],
    }),
    de: ({ name, number, lines, isWhole, cause, reason, refund }) => ({
      subject: isWhole
        ? `Ihre Bestellung ${number} ist storniert`
        : `Ein Teil Ihrer Bestellung ${number} ist storniert`,
      parts: [
        `Guten Tag${called(name)},`,
        {
          BUYER: 'wie von Ihnen gewünscht sind diese Artikel storniert:',
          SHOP: 'es tut uns leid, diese Artikel mussten storniert werden:',
          UNPAID: 'Ihre Zahlung ist nicht rechtzeitig eingegangen. Diese Artikel sind storniert:',
          UNCONFIRMED:
            'wir konnten Sie nicht erreichen, um die Bestellung zu bestätigen. Diese Artikel sind storniert:',
        }[cause],
        linesOf(lines, 'de'),
        ...(reason === null ? [] : [`Grund: ${reason}`]),
        refund === null
          ? 'Für diese Artikel haben Sie nichts zu zahlen.'
          : `Wir erstatten Ihnen ${amount(refund, 'de')}.`,
        ...(isWhole ? [] : ['Der Rest Ihrer Bestellung wird wie geplant geliefert.']),
      ],
    }),
    tn: ({ name, number, lines, isWhole, cause, reason, refund }) => ({
      subject: isWhole ? `الطلبيّة متاعك ${number} تلغات` : `جزء من الطلبيّة متاعك ${number} تلغى`,
      parts: [
        `عسلامة${called(name)}،`,
        {
          BUYER: 'كيما طلبت، الحاجات هاذي تلغاو:',
          SHOP: 'سامحنا، الحاجات هاذي اضطرّينا نلغيوهم:',
          UNPAID: 'ما وصلنا خلاصك في الوقت. الحاجات هاذي تلغاو:',
          UNCONFIRMED: 'ما نجّمناش نحكيو معاك باش نأكّدو الطلبيّة. الحاجات هاذي تلغاو:',
        }[cause],
        linesOf(lines, 'tn'),
        ...(reason === null ? [] : [`السبب: ${reason}`]),
        refund === null ? 'ما عندك ما تخلّص على الحاجات هاذي.' : `باش نرجّعولك ${amount(refund, 'tn')}.`,
        ...(isWhole ? [] : ['الباقي من الطلبيّة متاعك ماشي عادي.']),
      ],
    }),
  },
  orderNoAnswer: {
    fr: ({ name, number, lines, link }) => ({
      subject: `Votre commande ${number} attend votre confirmation`,
      parts: [
        `Bonjour${called(name)},`,
        `Nous vous avons appelé pour confirmer votre commande ${number}, sans réponse. Nous vous rappellerons.`,
        linesOf(lines, 'fr'),
        'La préparation commence après votre confirmation. Si votre numéro de téléphone a changé ou si vous ne voulez plus ces articles, écrivez-nous.',
        { link, label: 'Nous écrire' },
      ],
    }),
    en: ({ name, number, lines, link }) => ({
      subject: `Your order ${number} awaits your confirmation`,
      parts: [
        `Hello${called(name)},`,
        `We called you to confirm your order ${number}, but there was no answer. We will call again.`,
        linesOf(lines, 'en'),
        'We prepare it once you have confirmed. If your telephone number has changed, or if you no longer want these items, please write to us.',
        { link, label: 'Write to us' },
      ],
    }),
    de: ({ name, number, lines, link }) => ({
      subject: `Ihre Bestellung ${number} wartet auf Ihre Bestätigung`,
      parts: [
        `Guten Tag${called(name)},`,
        `wir haben Sie angerufen, um Ihre Bestellung ${number} zu bestätigen, aber niemanden erreicht. Wir rufen wieder an.`,
        linesOf(lines, 'de'),
        'Wir bereiten sie vor, sobald Sie bestätigt haben. Wenn sich Ihre Telefonnummer geändert hat oder Sie die Artikel nicht mehr möchten, schreiben Sie uns bitte.',
        { link, label: 'Uns schreiben' },
      ],
    }),
    tn: ({ name, number, lines, link }) => ({
      subject: `الطلبيّة متاعك ${number} تستنّى في التأكيد متاعك`,
      parts: [
        `عسلامة${called(name)}،`,
        `طلبناك في التاليفون باش نأكّدو الطلبيّة متاعك ${number}، وما جاوبتش. باش نعاودو نطلبوك.`,
        linesOf(lines, 'tn'),
        'نبداو نحضّرو فيها كي تأكّدها. كان نومرو التاليفون متاعك تبدّل، ولا ما عادش تحب الحاجات هاذي، اكتبلنا.',
        { link, label: 'اكتبلنا' },
      ],
    }),
  },
  recovery: {
    fr: ({ firstName, link }) => ({
      subject: 'Choisir un nouveau mot de passe',
      parts: [
        `Bonjour${called(firstName)},`,
        'Avec ce lien, vous choisissez un nouveau mot de passe. Il sert une seule fois, pendant 30 minutes.',
        { link, label: 'Choisir un nouveau mot de passe' },
      ],
      footer: ['Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.'],
    }),
    en: ({ firstName, link }) => ({
      subject: 'Choose a new password',
      parts: [
        `Hello${called(firstName)},`,
        'With this link you choose a new password. It works once, for 30 minutes.',
        { link, label: 'Choose a new password' },
      ],
      footer: ['If you did not ask for it, do nothing: your password stays as it is.'],
    }),
    de: ({ firstName, link }) => ({
      subject: 'Ein neues Passwort wählen',
      parts: [
        `Guten Tag${called(firstName)},`,
        'Mit diesem Link wählen Sie ein neues Passwort. Er gilt einmal, 30 Minuten lang.',
        { link, label: 'Ein neues Passwort wählen' },
      ],
      footer: ['Wenn Sie das nicht verlangt haben, tun Sie nichts: Ihr Passwort bleibt, wie es ist.'],
    }),
    tn: ({ firstName, link }) => ({
      subject: 'اختار كلمة سرّ جديدة',
      parts: [
        `عسلامة${called(firstName)}،`,
        'بالرابط هذا تختار كلمة سرّ جديدة. يخدم مرّة وحدة، في ظرف 30 دقيقة.',
        { link, label: 'اختار كلمة سرّ جديدة' },
      ],
      footer: ['كان ما طلبت شي، ما تعمل شي: كلمة السرّ متاعك تبقى كيف ما هي.'],
    }),
  },
  passwordChanged: {
    fr: ({ firstName, recoverUrl }) => ({
      subject: 'Votre mot de passe a changé',
      parts: [
        `Bonjour${called(firstName)},`,
        'Le mot de passe de votre compte Lawaj vient d’être changé, et les autres appareils ont été déconnectés.',
        { link: recoverUrl, label: 'Ce n’était pas vous ? Reprenez votre compte' },
      ],
    }),
    en: ({ firstName, recoverUrl }) => ({
      subject: 'Your password was changed',
      parts: [
        `Hello${called(firstName)},`,
        'The password of your Lawaj account was just changed, and your other devices were signed out.',
        { link: recoverUrl, label: 'It was not you? Take your account back' },
      ],
    }),
    de: ({ firstName, recoverUrl }) => ({
      subject: 'Ihr Passwort wurde geändert',
      parts: [
        `Guten Tag${called(firstName)},`,
        'Das Passwort Ihres Kontos bei Lawaj wurde eben geändert, und Ihre anderen Geräte wurden abgemeldet.',
        { link: recoverUrl, label: 'Das waren nicht Sie? Holen Sie Ihr Konto zurück' },
      ],
    }),
    tn: ({ firstName, recoverUrl }) => ({
      subject: 'كلمة السرّ متاعك تبدّلت',
      parts: [
        `عسلامة${called(firstName)}،`,
        'كلمة السرّ متاع الحساب متاعك في لوّاج تبدّلت توّا، والأجهزة الأخرى خرجت من الحساب.',
        { link: recoverUrl, label: 'موش إنتي؟ رجّع الحساب متاعك' },
      ],
    }),
  },
  twoStep: {
    fr: ({ firstName, what, recoverUrl }) => ({
      subject: 'Validation en deux étapes de votre compte',
      parts: [
        `Bonjour${called(firstName)},`,
        {
          ON: 'La validation en deux étapes de votre compte Lawaj vient d’être activée.',
          OFF: 'La validation en deux étapes de votre compte Lawaj vient d’être désactivée.',
          RESET:
            'Un propriétaire de la boutique a réinitialisé la validation en deux étapes de votre compte Lawaj, et vos appareils ont été déconnectés.',
          RECOVERY: `Un code de secours vient de servir à se connecter à votre compte Lawaj. Codes restants : ${what.kind === 'RECOVERY' ? what.left : 0}.`,
        }[what.kind],
        { link: recoverUrl, label: 'Ce n’était pas vous ? Changez votre mot de passe' },
      ],
    }),
    en: ({ firstName, what, recoverUrl }) => ({
      subject: 'Two-step sign-in of your account',
      parts: [
        `Hello${called(firstName)},`,
        {
          ON: 'Two-step sign-in of your Lawaj account was just turned on.',
          OFF: 'Two-step sign-in of your Lawaj account was just turned off.',
          RESET:
            'An owner of the shop has reset two-step sign-in of your Lawaj account, and your devices were signed out.',
          RECOVERY: `A recovery code was just used to sign in to your Lawaj account. Codes left: ${what.kind === 'RECOVERY' ? what.left : 0}.`,
        }[what.kind],
        { link: recoverUrl, label: 'It was not you? Change your password' },
      ],
    }),
    de: ({ firstName, what, recoverUrl }) => ({
      subject: 'Anmeldung in zwei Schritten Ihres Kontos',
      parts: [
        `Guten Tag${called(firstName)},`,
        {
          ON: 'Die Anmeldung in zwei Schritten wurde für Ihr Konto bei Lawaj eben eingeschaltet.',
          OFF: 'Die Anmeldung in zwei Schritten wurde für Ihr Konto bei Lawaj eben ausgeschaltet.',
          RESET:
            'Eine Inhaberin oder ein Inhaber hat die Anmeldung in zwei Schritten Ihres Kontos bei Lawaj zurückgesetzt; Ihre Geräte wurden abgemeldet.',
          RECOVERY: `Mit einem Wiederherstellungscode wurde eben Ihr Konto bei Lawaj geöffnet. Übrige Codes: ${what.kind === 'RECOVERY' ? what.left : 0}.`,
        }[what.kind],
        { link: recoverUrl, label: 'Das waren nicht Sie? Ändern Sie Ihr Passwort' },
      ],
    }),
    tn: ({ firstName, what, recoverUrl }) => ({
      subject: 'الدخول بخطوتين للحساب متاعك',
      parts: [
        `عسلامة${called(firstName)}،`,
        {
          ON: 'الدخول بخطوتين للحساب متاعك في لوّاج تفعّل توّا.',
          OFF: 'الدخول بخطوتين للحساب متاعك في لوّاج تنحّى توّا.',
          RESET:
            'واحد من أصحاب الحانوت عاود الدخول بخطوتين متاع الحساب متاعك من الأوّل، والأجهزة متاعك خرجت من الحساب.',
          RECOVERY: `كود نجدة تستعمل توّا باش يتدخل للحساب متاعك في لوّاج. الأكواد اللي قعدت: ${what.kind === 'RECOVERY' ? what.left : 0}.`,
        }[what.kind],
        { link: recoverUrl, label: 'موش إنتي؟ بدّل كلمة السرّ متاعك' },
      ],
    }),
  },
  emailConfirm: {
    fr: ({ firstName, link }) => ({
      subject: 'Confirmez votre adresse e-mail',
      parts: [
        `Bonjour${called(firstName)},`,
        'Cette adresse doit devenir celle d’un compte Lawaj. Confirmez-la avec ce lien ; il sert une seule fois, pendant 24 heures.',
        { link, label: CONFIRM_ADDRESS.fr },
      ],
      footer: ['Si vous n’avez rien demandé, ne faites rien : aucun compte n’aura cette adresse.'],
    }),
    en: ({ firstName, link }) => ({
      subject: 'Confirm your e-mail address',
      parts: [
        `Hello${called(firstName)},`,
        'This address is to become the one of a Lawaj account. Confirm it with this link; it works once, for 24 hours.',
        { link, label: CONFIRM_ADDRESS.en },
      ],
      footer: ['If you did not ask for it, do nothing: no account will have this address.'],
    }),
    de: ({ firstName, link }) => ({
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      parts: [
        `Guten Tag${called(firstName)},`,
        'diese Adresse soll die eines Kontos bei Lawaj werden. Bestätigen Sie sie mit diesem Link; er gilt einmal, 24 Stunden lang.',
        { link, label: CONFIRM_ADDRESS.de },
      ],
      footer: ['Wenn Sie das nicht verlangt haben, tun Sie nichts: Kein Konto erhält diese Adresse.'],
    }),
    tn: ({ firstName, link }) => ({
      subject: 'أكّد عنوان الإيميل متاعك',
      parts: [
        `عسلامة${called(firstName)}،`,
        'العنوان هذا باش يولّي متاع حساب في لوّاج. أكّدو بالرابط هذا، يخدم مرّة وحدة، في ظرف 24 ساعة.',
        { link, label: CONFIRM_ADDRESS.tn },
      ],
      footer: ['كان ما طلبت شي، ما تعمل شي: حتى حساب ما باش ياخذ العنوان هذا.'],
    }),
  },
  emailChangeAsked: {
    fr: ({ firstName, recoverUrl }) => ({
      subject: 'Changement de votre adresse e-mail',
      parts: [
        `Bonjour${called(firstName)},`,
        'Une autre adresse e-mail a été demandée pour votre compte Lawaj. Elle remplacera celle-ci dès qu’elle sera confirmée.',
        { link: recoverUrl, label: 'Ce n’était pas vous ? Changez votre mot de passe' },
      ],
    }),
    en: ({ firstName, recoverUrl }) => ({
      subject: 'Change of your e-mail address',
      parts: [
        `Hello${called(firstName)},`,
        'Another e-mail address was asked for your Lawaj account. It will replace this one as soon as it is confirmed.',
        { link: recoverUrl, label: 'It was not you? Change your password' },
      ],
    }),
    de: ({ firstName, recoverUrl }) => ({
      subject: 'Änderung Ihrer E-Mail-Adresse',
      parts: [
        `Guten Tag${called(firstName)},`,
        'für Ihr Konto bei Lawaj wurde eine andere E-Mail-Adresse verlangt. Sie ersetzt diese, sobald sie bestätigt ist.',
        { link: recoverUrl, label: 'Das waren nicht Sie? Ändern Sie Ihr Passwort' },
      ],
    }),
    tn: ({ firstName, recoverUrl }) => ({
      subject: 'تبديل عنوان الإيميل متاعك',
      parts: [
        `عسلامة${called(firstName)}،`,
        'تطلب عنوان إيميل آخر للحساب متاعك في لوّاج. باش ياخذ بلاصة هذا كي يتأكّد.',
        { link: recoverUrl, label: 'موش إنتي؟ بدّل كلمة السرّ متاعك' },
      ],
    }),
  },
  emailChanged: {
    fr: ({ firstName }) => ({
      subject: 'Votre adresse e-mail a changé',
      parts: [
        `Bonjour${called(firstName)},`,
        'Votre compte Lawaj a maintenant une autre adresse e-mail ; celle-ci ne sert plus à s’y connecter.',
      ],
      footer: ['Si ce n’était pas vous, écrivez-nous tout de suite par la page de contact.'],
    }),
    en: ({ firstName }) => ({
      subject: 'Your e-mail address was changed',
      parts: [
        `Hello${called(firstName)},`,
        'Your Lawaj account now has another e-mail address; this one no longer signs in to it.',
      ],
      footer: ['If it was not you, write to us at once through the contact page.'],
    }),
    de: ({ firstName }) => ({
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      parts: [
        `Guten Tag${called(firstName)},`,
        'Ihr Konto bei Lawaj hat jetzt eine andere E-Mail-Adresse; mit dieser kann man sich nicht mehr anmelden.',
      ],
      footer: ['Wenn Sie das nicht waren, schreiben Sie uns sofort über die Kontaktseite.'],
    }),
    tn: ({ firstName }) => ({
      subject: 'عنوان الإيميل متاعك تبدّل',
      parts: [
        `عسلامة${called(firstName)}،`,
        'الحساب متاعك في لوّاج ولّى عندو إيميل آخر، وهذا ما عادش يدخّل ليه.',
      ],
      footer: ['كان موش إنتي، ابعثلنا توّا من صفحة الاتصال.'],
    }),
  },
  phoneChanged: {
    fr: ({ firstName, recoverUrl }) => ({
      subject: 'Votre numéro de téléphone a changé',
      parts: [
        `Bonjour${called(firstName)},`,
        'Notre équipe a changé le numéro de téléphone de votre compte Lawaj. Vos sessions ont été fermées : reconnectez-vous.',
        'Si vous ne l’avez pas demandé, choisissez tout de suite un nouveau mot de passe :',
        { link: recoverUrl, label: 'Nouveau mot de passe' },
      ],
      footer: ['Une question ? Écrivez-nous par la page de contact.'],
    }),
    en: ({ firstName, recoverUrl }) => ({
      subject: 'Your telephone number was changed',
      parts: [
        `Hello${called(firstName)},`,
        'Our team changed the telephone number of your Lawaj account. Your sessions were ended: please sign in again.',
        'If you did not ask for it, choose a new password at once:',
        { link: recoverUrl, label: 'New password' },
      ],
      footer: ['Any question? Write to us through the contact page.'],
    }),
    de: ({ firstName, recoverUrl }) => ({
      subject: 'Ihre Telefonnummer wurde geändert',
      parts: [
        `Guten Tag${called(firstName)},`,
        'Unser Team hat die Telefonnummer Ihres Kontos bei Lawaj geändert. Ihre Sitzungen wurden beendet: Bitte melden Sie sich neu an.',
        'Wenn Sie das nicht verlangt haben, wählen Sie sofort ein neues Passwort:',
        { link: recoverUrl, label: 'Neues Passwort' },
      ],
      footer: ['Fragen? Schreiben Sie uns über die Kontaktseite.'],
    }),
    tn: ({ firstName, recoverUrl }) => ({
      subject: 'نومرو التليفون متاعك تبدّل',
      parts: [
        `عسلامة${called(firstName)}،`,
        'الفريق متاعنا بدّل نومرو التليفون في حسابك في لوّاج. خرّجناك من كل التلفونات: عاود ادخل.',
        'كان موش إنتي طلبتها، اختار كلمة سر جديدة توّا:',
        { link: recoverUrl, label: 'كلمة سر جديدة' },
      ],
      footer: ['عندك سؤال؟ ابعثلنا من صفحة الاتصال.'],
    }),
  },
  accountDeleted: {
    fr: ({ firstName }) => ({
      subject: 'Votre compte est supprimé',
      parts: [
        `Bonjour${called(firstName)},`,
        'Votre compte Lawaj et vos données personnelles sont supprimés. Ce que la loi nous oblige à garder l’est sans votre nom.',
      ],
    }),
    en: ({ firstName }) => ({
      subject: 'Your account is deleted',
      parts: [
        `Hello${called(firstName)},`,
        'Your Lawaj account and your personal data are deleted. What the law obliges us to keep is kept without your name.',
      ],
    }),
    de: ({ firstName }) => ({
      subject: 'Ihr Konto ist gelöscht',
      parts: [
        `Guten Tag${called(firstName)},`,
        'Ihr Konto bei Lawaj und Ihre persönlichen Daten sind gelöscht. Was wir nach dem Gesetz aufbewahren müssen, bleibt ohne Ihren Namen.',
      ],
    }),
    tn: ({ firstName }) => ({
      subject: 'الحساب متاعك تفسّخ',
      parts: [
        `عسلامة${called(firstName)}،`,
        'الحساب متاعك في لوّاج والمعطيات الشخصية متاعك تفسّخو. اللي يلزمنا القانون نخلّيوه يبقى من غير اسمك.',
      ],
    }),
  },
};
