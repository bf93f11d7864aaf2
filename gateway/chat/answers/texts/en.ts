/** English texts of the assistant. */
import { enumeration } from './enumeration.ts';
import type { Texts } from './texts.ts';

const many = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`;
const and = enumeration(', ', ' and ');
const or = enumeration(', ', ' or ');
const DETAILS = {
  color: 'which colour',
  size: 'which size',
  budget: 'what budget',
  features: 'which features',
} as const;

export const en: Texts = {
  hello:
    'Hello! I am Lawaj’s assistant. I look for products, compare them, and answer questions about delivery, orders and the site.',
  thanks: 'You are welcome! Tell me if you are looking for anything else.',
  bye: 'See you soon on Lawaj!',
  fine: 'I am very well, thank you! What can I do for you?',
  goOn: 'All right. Tell me what you are looking for, or what you would like to know.',
  sorry:
    'I am sorry if something went wrong. Tell me what it is about: a product, a delivery, an order. The team also answers through the form on the Contact page.',
  contact:
    'I am an automatic assistant. To reach the team, write to them with the form on the Contact page; the contact button at the bottom of the screen shows the other ways.',
  elsewhere: 'I cannot help with that: I know Lawaj’s products, delivery, orders and how the site works.',
  forExample: (questions) => `For example:\n${questions.map((question) => `• ${question}`).join('\n')}`,

  found: (shown, total, filters) =>
    total !== null && total > shown
      ? `I found ${total} products${filters}. Here are ${shown}.`
      : `I found ${many(shown, 'product', 'products')}${filters}.`,
  priceRange: (lowest, highest) => `The prices shown go from ${lowest} to ${highest}.`,
  onePrice: (price) => `It costs ${price}.`,
  first: (name, price) => `Closest to what you asked: ${name}, at ${price}.`,
  leading: {
    cheaper: (name, price) => `The cheapest: ${name}, at ${price}.`,
    dearer: (name, price) => `The dearest: ${name}, at ${price}.`,
    bestSelling: (name, price) => `The best-selling: ${name}, at ${price}.`,
    bestRated: (name, price) => `The best rated: ${name}, at ${price}.`,
    newest: (name, price) => `The newest: ${name}, at ${price}.`,
    mostReduced: (name, price) => `Reduced most: ${name}, at ${price}.`,
  },
  soldOutLast: (count) =>
    count === 1
      ? 'One of them is not available right away: I put it last.'
      : `${count} of them are not available right away: I put them last.`,
  dropped: (limits) =>
    `Nothing meets all you asked for. Here is what comes closest, leaving out ${and(limits)}.`,
  limits: {
    budget: 'the budget',
    colors: 'the colour',
    sizes: 'the size',
    bounds: 'the technical data',
    brands: 'the brand',
  },
  nearWords: 'I did not find exactly that; here is what comes close.',
  nothing: (filters) => `I found nothing${filters}. Try a more common word, or tell me what it is for.`,
  askDetails: (details) => {
    const asked = details.map((one) => DETAILS[one]).join(', ');
    return `To narrow it down: ${asked}?`;
  },
  askThing:
    'Gladly! What exactly are you looking for? Tell me the product, the colour, the size, your budget and the features that matter to you.',
  refine: 'You can answer “cheaper”, “and in black?” or “is the second one in stock?”.',
  byColors: (colors, hasText) =>
    hasText
      ? `I searched by the picture’s colours (${colors}) and your text.`
      : `Of the picture I only read the colours: ${colors}. I searched by them; tell me what product it is, too.`,
  byPicture: (description) => `In the picture I see: ${description}.`,
  filters: {
    not: (what) => `without ${what}`,
    size: (sizes) => `size ${sizes}`,
    below: (amount) => `up to ${amount}`,
    above: (amount) => `from ${amount}`,
    between: (low, high) => `${low} to ${high}`,
    reduced: 'reduced',
  },
  colors: {
    noir: 'black',
    blanc: 'white',
    gris: 'grey',
    rouge: 'red',
    bordeaux: 'burgundy',
    rose: 'pink',
    orange: 'orange',
    jaune: 'yellow',
    vert: 'green',
    turquoise: 'turquoise',
    bleu: 'blue',
    marine: 'navy',
    violet: 'purple',
    marron: 'brown',
    beige: 'beige',
    doré: 'gold',
    argenté: 'silver',
    multicolore: 'multicoloured',
  },

  firstOnes: ['The first', 'The second', 'The third'],
  whichProduct: 'Which product do you mean? Say “the first”, “the second”…',
  noProduct: 'Which product do you mean? Give me its name, or let us look for it together.',
  price: (name, price, before) =>
    `${name} costs ${price}${before === undefined ? '' : ` instead of ${before}`}.`,
  stock: {
    'In Stock': 'In stock.',
    'Out of Stock': 'Out of stock.',
    'On Backorder': 'Available on backorder.',
    Preorder: 'Available for preorder.',
    Soon: 'Available soon.',
    Discontinued: 'No longer sold.',
  },
  inStock: (count) => `In stock: ${many(count, 'piece', 'pieces')}.`,
  lowStock: (count) => `Only ${count} left in stock!`,
  variants: (list) => `Variants in stock: ${list}.`,
  hasColor: (color, count) => `Yes, it comes in ${color}: ${many(count, 'piece', 'pieces')} in stock.`,
  noColor: (color) => `No, it is not available in ${color}.`,
  sizes: (list) => `Sizes: ${list}.`,
  colorList: (list) => `Colours: ${list}.`,
  warranty: (months, type) =>
    `Warranty${months === null ? '' : `: ${many(months, 'month', 'months')}`}${type === null ? '' : ` (${type})`}.`,
  noWarranty: 'Its page mentions no warranty.',
  rating: (average, count) => `Rated ${average} out of 5 in ${many(count, 'review', 'reviews')}.`,
  noRating: 'It has no reviews yet.',
  weight: (kilograms) => `Weight: ${kilograms} kg.`,
  brand: (name) => `Brand: ${name}.`,
  seller: (name) => `Sold by ${name}.`,
  returnPolicy: (text) => `Returns: ${text}`,
  unknownDetail: 'That detail is not on the product’s page.',
  productNext: 'I can also compare it with another one, or tell you what delivery costs.',

  compared: (names) => `Comparing ${names}:`,
  row: {
    price: 'Price',
    rating: 'Rating',
    stock: 'Stock',
    warranty: 'Warranty',
    colors: 'Colours',
    brand: 'Brand',
    weight: 'Weight',
  },
  none: 'not stated',
  months: (count) => many(count, 'month', 'months'),
  verdictCheapest: (name) => `The cheapest is ${name}.`,
  verdictRated: (name) => `The best rated is ${name}.`,
  samePrice: 'They cost the same.',

  served: (region, delegations) =>
    `Yes, we deliver in the governorate of ${region}${delegations > 1 ? ` (${delegations} delegations)` : ''}.`,
  fee: (product, amount, freeFrom) =>
    `For ${product} alone, delivery costs ${amount}; it is free from ${freeFrom} of items.`,
  feeFree: (product, freeFrom) => `For ${product}, delivery is free: it is from ${freeFrom} of items.`,
  preparation: (shop, hours) => `${shop} states ${many(hours, 'hour', 'hours')} of preparation.`,
  transit: (least, most) =>
    `The carrier takes ${least === most ? '' : `${least} to `}${many(most, 'working day', 'working days')}.`,
  arrivesOn: (day) => `Ordered and confirmed now, it would arrive on ${day}.`,
  arrives: (from, until) => `Ordered and confirmed now, it would arrive between ${from} and ${until}.`,
  whichRegion: 'Tell me your governorate if you want to know when it would arrive there.',

  order: (number, state, date) => `Order ${number} of ${date}: ${state}.`,
  part: (number, state) => `• ${number}: ${state}`,
  ownOrders: 'Here are your latest orders:',
  noOrders: 'Your account has no orders yet.',
  needNumberAndPhone:
    'To follow an order, give me its number (CMD-…) and the telephone number given with it. If you sign in, I see your orders at once.',
  needNumber: 'Thank you. Give me the order’s number (CMD-…), too.',
  needPhone: 'Thank you. Give me the telephone number given with the order, too: without it I show nothing.',
  unknownOrder: 'I find no order with that number and telephone. Please check them.',
  tooMany: 'There have been too many tries. Try again in a few minutes.',
  states: {
    AWAITING_PAYMENT: 'awaiting payment',
    AWAITING_CONFIRMATION: 'to be confirmed',
    CONFIRMED: 'confirmed',
    PREPARING: 'being prepared',
    SHIPPED: 'shipped',
    OUT_FOR_DELIVERY: 'out for delivery',
    DELIVERY_FAILED: 'delivery missed',
    DELIVERED: 'delivered',
    COMPLETED: 'completed',
    RETURN_OPEN: 'return under way',
    RETURNED: 'returned',
    RETURNED_TO_SELLER: 'sent back to the seller',
    CANCELLED: 'cancelled',
  },

  coupons: 'These codes are valid now:',
  couponsFor: (product) => `For ${product}, these codes hold:`,
  coupon: (code, what) => `• ${code}: ${what}`,
  couponHolds: (code, discount, total) => `• ${code}: ${discount} off, total with delivery ${total}`,
  noCouponHolds: (product) => `No public code holds for ${product} alone. The codes that are valid now:`,
  noCoupons: 'There is no public code at the moment.',
  couponOff: (amount) => `${amount} off`,
  couponFreeDelivery: 'free delivery',
  couponFrom: (amount) => `from ${amount}`,
  couponUntil: (date) => `until ${date}`,
  couponUse: 'Type the code into the coupon field of the cart; one for each order.',

  readMore: (page) => `More on the page “${page}”.`,
  noHelp: 'The site’s pages do not answer that. The team does, through the form on the Contact page.',
  resultsFor: (text) => `Results for “${text}”:`,
  whichOf: (names) => `I do not know this word. Are you looking for one of these: ${or(names)}?`,
  perhaps: (names) => `I am not sure what you need. Perhaps this: ${or(names)}?`,
  unclear: 'I am not sure what you mean. Say it another way, or choose:',
  offers: {
    start: ['I am looking for a gift', 'Where is my order?', 'How do I return an item?'],
    list: ['The cheapest one', 'Show me more', 'Compare the first two'],
    help: ['How much is delivery?', 'How do I return an item?', 'How can I pay?'],
  },
  more: (count) => `Here ${count === 1 ? 'is one more' : `are ${count} more`}.`,
  noMore: 'I have shown you all that fits. Change a condition, or tell me what else you are looking for.',
  foundSome: (fitting, others, filters) =>
    `${many(fitting, 'product fits', 'products fit')} exactly${filters}; the other ${others === 1 ? 'one is' : `${others} are`} only of the same kind.`,
  among: (count) => (count === null ? '' : `Out of ${many(count, 'product', 'products')} found: `),
  lightest: (name, kilograms) => `The lightest: ${name}, ${kilograms} kg.`,
  heaviest: (name, kilograms) => `The heaviest: ${name}, ${kilograms} kg.`,
  noWeights: 'None of their pages states the weight.',
  oneOfEach: 'One of each list shown, the first:',
  sum: (items, delivery, total) => `Together: ${items}. Delivery: ${delivery}. Total: ${total}.`,
  notCounted: (names) => `Without ${names}, which cannot be ordered now.`,
  hasSize: (size, count) => `Yes, it comes in size ${size}: ${many(count, 'piece', 'pieces')} in stock.`,
  noSize: (size) => `No, it is not available in size ${size}.`,
  notStated: (field) => `The product’s page does not state this: ${field}.`,
  fields: {
    battery: 'the battery life',
    power: 'the power',
    memory: 'the memory',
    storage: 'the storage',
    capacity: 'the capacity',
    screen: 'the screen',
    material: 'the material',
    size: 'the dimensions',
    water: 'the water resistance',
    speed: 'the speed',
    resolution: 'the resolution',
    connection: 'the connections',
    supply: 'the power supply',
    energy: 'the energy use',
    origin: 'the origin',
    pages: 'the number of pages',
    language: 'the language',
    seats: 'the number of places',
    pieces: 'the number of pieces',
    noise: 'the noise level',
    care: 'how to clean it',
    fits: 'the compatibility',
    age: 'the recommended age',
  },
  account: {
    password: 'Open the sign-in page and choose “Forgot password”: a link that works once is sent by e-mail.',
    signIn:
      'Sign in with your telephone number or e-mail and your password. After several failures sign-in is locked for a while; wait, or choose “Forgot password”.',
    register:
      'Create an account through “My account”, then “Register”: first name, last name, telephone, e-mail and a password are enough.',
    change: 'Sign in and open “My account”: profile, addresses and sessions are changed there.',
    remove:
      'Sign in, open “My account”, then privacy: there you can export your data and delete the account.',
    general:
      '“My account” holds your profile, addresses, orders, wishlist, points, reviews and sessions. What would you like to do?',
  },
  transactionHelp:
    'I can tell you where an order is, how to pay, how we deliver and how to return an item. What would you like to know?',
};
