/** Documents whose cost in points is compared with the work that they make: each kind of work of the schema is in one of them. */

export interface Weighed {
  name: string;
  query: string;
  /** Variables of the n-th time: others each time, so that nothing is answered from memory. */
  variables?: (n: number, known: Known) => Record<string, unknown>;
}

/** What the catalogue that is asked has. */
export interface Known {
  products: readonly { id: string; slug: string }[];
  categories: readonly string[];
}

const repeat = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

const at = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;

const CARD = `id slug name stock stockStatus isAvailable discountPercent ratingAverage ratingCount price { amount currency }
  currentPrice { amount currency } mainImage { url(width: 320) } category { id slug name }`;
const EVERYTHING = `${CARD} sku description discountPrice { amount } flashSale { price { amount } } warranty { months type } tags colors weightGrams
  brand { id name description logo { url } productCount } seller { id name description region { name } logo { url } }
  breadcrumb { id name slug } images { url(width: 640) } variants { id sku color size stock currentPrice { amount } }
  specs { name value } returnPolicy priceHistory { at price { amount } } reviews(first: 5) { totalCount nodes { rating text authorName } }
  related(first: 5) { ${CARD} }`;
/** Words of the demo catalogue; two of them make a text that was not searched before. */
const WORDS =
  'tapis lampe robe huile savon casque montre chaussure parfum cafetiere couscoussier chemise sac table chaise miroir coussin veste jouet livre'.split(
    ' ',
  );
const text = (n: number): string => `${at(WORDS, n)} ${at(WORDS, Math.floor(n / WORDS.length) + n + 7)}`;
/** Numbers of variables, and their declarations. */
const list = <T>(count: number, of: (index: number) => T): Record<string, T> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`v${index}`, of(index)]));
const declared = (count: number, type: string): string => repeat(count, (index) => `$v${index}: ${type}`);

export const WEIGHED: readonly Weighed[] = [
  {
    name: '20 products, as cards',
    query: `query ($page: Int) { products(first: 20, page: $page) { totalCount nodes { ${CARD} } } }`,
    variables: (n) => ({ page: 1 + (n % 100) }),
  },
  {
    name: '100 products, as cards',
    query: `query ($page: Int) { products(first: 100, page: $page) { totalCount nodes { ${CARD} } } }`,
    variables: (n) => ({ page: 1 + (n % 20) }),
  },
  {
    name: '100 products, names alone',
    query: 'query ($page: Int) { products(first: 100, page: $page) { nodes { id name } } }',
    variables: (n) => ({ page: 1 + (n % 20) }),
  },
  {
    name: '12 products with everything',
    query: `query ($page: Int) { products(first: 12, page: $page) { nodes { ${EVERYTHING} } } }`,
    variables: (n) => ({ page: 1 + (n % 120) }),
  },
  {
    name: 'one product with everything',
    query: `query ($slug: String!) { product(by: { slug: $slug }) { ${EVERYTHING} } }`,
    variables: (n, { products }) => ({ slug: at(products, n).slug }),
  },
  {
    name: '20 products by their slugs',
    query: `query (${declared(20, 'String!')}) { ${repeat(20, (index) => `a${index}: product(by: { slug: $v${index} }) { ${CARD} }`)} }`,
    variables: (n, { products }) => list(20, (index) => at(products, n * 20 + index).slug),
  },
  {
    name: '100 products by their ids',
    query: `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Product { ${CARD} } } }`,
    variables: (n, { products }) => ({
      ids: Array.from({ length: 100 }, (_, index) => at(products, n * 100 + index).id),
    }),
  },
  {
    name: 'one search, 20 cards',
    query: `query ($text: String!) { products(first: 20, filter: { query: $text }) { totalCount nodes { ${CARD} } } }`,
    variables: (n) => ({ text: text(n) }),
  },
  {
    name: '5 searches, one product each',
    query: `query (${declared(5, 'String!')}) { ${repeat(5, (index) => `a${index}: products(first: 1, filter: { query: $v${index} }) { nodes { id } }`)} }`,
    variables: (n) => list(5, (index) => text(n * 5 + index + 3)),
  },
  {
    name: '5 lists of suggestions',
    query: `query (${declared(5, 'String!')}) { ${repeat(5, (index) => `a${index}: productSuggestions(query: $v${index}) { ${CARD} }`)} }`,
    variables: (n) => list(5, (index) => text(n * 5 + index + 11)),
  },
  {
    name: '3 filters, by category',
    query: `query (${declared(3, 'String!')}) { ${repeat(3, (index) => `a${index}: productFilterOptions(category: $v${index}) { minPrice { amount } brands { value label count } sellers { value label count } colors { value label count } }`)} }`,
    variables: (n, { categories }) => list(3, (index) => at(categories, n * 3 + index)),
  },
  {
    name: '2 filters, by a text',
    query: `query (${declared(2, 'String!')}) { ${repeat(2, (index) => `a${index}: productFilterOptions(query: $v${index}) { minPrice { amount } brands { value label count } }`)} }`,
    variables: (n) => list(2, (index) => text(n * 2 + index + 5)),
  },
  {
    name: '20 products with their pictures',
    query:
      'query ($page: Int) { products(first: 20, page: $page) { nodes { id images { url } specs { name value } } } }',
    variables: (n) => ({ page: 1 + (n % 70) }),
  },
  {
    name: '60 products with brand and shop',
    query:
      'query ($page: Int) { products(first: 60, page: $page) { nodes { id brand { name description } seller { name region { name } } } } }',
    variables: (n) => ({ page: 1 + (n % 24) }),
  },
  {
    name: '20 products with their reviews',
    query:
      'query ($page: Int) { products(first: 20, page: $page) { nodes { id reviews(first: 20) { totalCount nodes { rating title text authorName createdAt } } } } }',
    variables: (n) => ({ page: 1 + (n % 70) }),
  },
  {
    name: '20 products with 8 related ones',
    query: `query ($page: Int) { products(first: 20, page: $page) { nodes { id related { ${CARD} } } } }`,
    variables: (n) => ({ page: 1 + (n % 70) }),
  },
  {
    name: '10 categories with 10 products',
    query: `query (${declared(10, 'String!')}) { ${repeat(10, (index) => `a${index}: category(by: { slug: $v${index} }) { name description products(first: 10) { totalCount nodes { ${CARD} } } }`)} }`,
    variables: (n, { categories }) => list(10, (index) => at(categories, n * 10 + index)),
  },
  {
    name: 'all categories, four levels',
    query:
      '{ categories { id slug name path productCount image { url } subCategories { id slug name path productCount subCategories { id slug name subCategories { id slug name } } } } }',
  },
  {
    name: '100 brands and 25 shops with 5 products',
    query:
      '{ brands(first: 100) { nodes { id name description logo { url } productCount } } sellers(first: 25) { nodes { id name region { name } products(first: 5) { nodes { id name price { amount } } } } } }',
  },
  {
    name: 'the home page',
    query:
      '{ homepage { slider1 { image { url } redirectUrl } couponCards { couponCode amount { amount } seller { name } } discountBands { title category { name slug } image { url } } liveShows { title seller { name } } partners { id name logo { url } } promoSlides { title image { url } } serviceCards { title image { url } } } randomProducts { id name price { amount } mainImage { url } } }',
  },
  {
    name: 'all text pages and one whole',
    query:
      '{ textPages { slug title summary } textPage(slug: "shipping") { title blocks { ... on TextParagraph { runs { text } } ... on TextHeading { text } ... on TextList { items { runs { text } } } } } }',
  },
  {
    name: 'a cart of 20 lines',
    query:
      'query ($input: CartQuoteInput!) { cartQuote(input: $input) { lines { product { id name } quantity unitPrice { amount } total { amount } problems { code } } total { amount } } }',
    variables: (n, { products }) => ({
      input: {
        lines: Array.from({ length: 20 }, (_, index) => ({
          productId: at(products, n * 20 + index).id,
          quantity: 1,
        })),
      },
    }),
  },
  {
    name: 'the usual introspection',
    query: `{ __schema { queryType { name } types { kind name description fields(includeDeprecated: true) { name description args { name description type { ...T } defaultValue } type { ...T } } inputFields { name type { ...T } } enumValues { name description } possibleTypes { ...T } } } }
      fragment T on __Type { kind name ofType { kind name ofType { kind name ofType { kind name } } } }`,
  },
];
