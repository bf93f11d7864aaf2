import type { i18n } from 'i18next';
import { getRequest, type GraphQLTaggedNode } from 'relay-runtime';
import type { PageRequest, RenderedPage } from '../../gateway/contract/rules/page-rendering.ts';
import { App, Shop } from './App.tsx';
import { builtAssets, MARKS, type Assets } from './document/assets.ts';
import type { Boot, BootQuery } from './document/boot.ts';
import type { PageHead } from './page/page.ts';
import { headTags } from './document/head.ts';
import { renderDocument } from './document/renderDocument.ts';
import { renderToText } from './document/renderToText.ts';
import { HeadCollectorContext, type HeadCollector } from './document/useHead.ts';
import { isLanguage, LANGUAGE_KEY, LANGUAGES, type Language } from './i18n/language.ts';
import { createTranslations, loadCatalogue, translateArea } from './i18n/translate.ts';
import { FailureContext } from './navigation/failure.ts';
import { matchRoute } from './navigation/match.ts';
import { pageContext, type View } from './navigation/router.ts';
import { Routing, standing } from './navigation/Routing.tsx';
import { PAGES, type PageEntry } from './pageManifest.ts';
import { createEnvironment } from './relay/environment.ts';
import {
  carriesData,
  isRefusedAddress,
  mainError,
  NOT_SUPPORTED,
  readErrors,
  RequestError,
} from './relay/errors.ts';
import type { PageContext } from './page/page.ts';
import { QueryKeeper } from './relay/queryKeeper.ts';
import { layoutSource, notFoundSource, pageSources, routes } from './routes.tsx';
import type { PageSource } from './navigation/pageSource.ts';

export { fixedPaths, isListed, closedPaths } from './crawling.ts';
export { knownParameters } from './knownParameters.ts';
export { resolveLanguage } from './i18n/language.ts';
export { headTags, renderHeadTag } from './document/head.ts';

/** Seconds for which pages without data may be cached. */
const STATIC_PAGE_AGE = 60;

/** Seconds after which a page that an upstream's failure prevented is worth a retry. */
const RETRY_AFTER = 10;

/** Codes of errors that are not an upstream's failure. */
const OWN_FAULTS: ReadonlySet<string> = new Set(['INTERNAL_SERVER_ERROR', 'QUERY_TOO_COMPLEX']);

let translations: Promise<ReadonlyMap<Language, i18n>> | undefined;

/** Loads every page's code and every language once: no request waits for a module. */
async function prepare(): Promise<ReadonlyMap<Language, i18n>> {
  await Promise.all([layoutSource, ...pageSources].map((source) => source.load()));
  const all = await Promise.all(
    LANGUAGES.map(
      async (language) => [language, createTranslations(language, await loadCatalogue(language))] as const,
    ),
  );
  return new Map(all);
}

interface Executed {
  /** Absent on a page without data. */
  readonly query?: BootQuery;
  readonly maxAge: number;
}

interface Loaded {
  readonly queries: readonly BootQuery[];
  readonly maxAge: number;
  /** The page's own response; an empty object for a page without data. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly failure: RequestError | null;
}

/** The manifest's entry of a page; undefined for the layout. */
const entryOf = ({ name }: PageSource): PageEntry | undefined =>
  name === undefined ? undefined : PAGES[name];

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Executes a page's document. Throws a RequestError if its data or its main fields are missing. */
async function executePage(
  source: PageSource,
  context: PageContext,
  execute: PageRequest['execute'],
): Promise<Executed> {
  const { query, variables, main } = source.route;
  const id = query?.params.id;
  if (id == null) return { maxAge: entryOf(source)?.isPrivate === true ? 0 : STATIC_PAGE_AGE };
  const values = variables?.(context) ?? {};
  const answer = await execute(id, values);
  const errors = readErrors(answer.errors);
  const missing = mainError(answer.data, errors, main);
  if (carriesData(answer) && isRecord(answer.data) && missing === undefined) {
    // What the API does not support will not exist a moment later either.
    const isPartial = errors.some(({ code }) => code !== NOT_SUPPORTED);
    return {
      query: { id, variables: values, data: answer.data, ...(isPartial && { isPartial }) },
      maxAge: isPartial ? 0 : (answer.maxAge ?? 0),
    };
  }
  const error = missing ?? errors[0];
  throw new RequestError(error?.message ?? 'The answer carries no data', {
    code: error?.code ?? 'INTERNAL_SERVER_ERROR',
    status: 0,
    errors,
  });
}

/** The layout's response. If it fails, everything that needs it is absent. */
async function executeLayout(context: PageContext, execute: PageRequest['execute']): Promise<Executed> {
  try {
    return await executePage(layoutSource, context, execute);
  } catch {
    const document = (await layoutSource.load()).query;
    const { operation, params } = getRequest(document as GraphQLTaggedNode);
    const names = operation.selections.flatMap((field) =>
      'name' in field ? [('alias' in field ? field.alias : undefined) ?? field.name] : [],
    );
    const data = Object.fromEntries(names.map((name) => [name, null]));
    return { query: { id: params.id ?? '', variables: {}, data, isPartial: true }, maxAge: 0 };
  }
}

function toFailure(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  // Other errors concern the operator, not the shopper.
  return new RequestError('', { code: 'INTERNAL_SERVER_ERROR', status: 500, cause: error });
}

/** Executes the documents of page and layout concurrently. */
async function load(page: PageSource, context: PageContext, { execute }: PageRequest): Promise<Loaded> {
  const [own, layout] = await Promise.all([
    executePage(page, context, execute).catch((error: unknown) => toFailure(error)),
    executeLayout(context, execute),
  ]);
  const around = layout.query === undefined ? [] : [layout.query];
  if (own instanceof RequestError) return { queries: around, maxAge: 0, data: {}, failure: own };
  return {
    queries: own.query === undefined ? around : [...around, own.query],
    maxAge: Math.min(own.maxAge, layout.maxAge),
    data: own.query?.data ?? {},
    failure: null,
  };
}

interface Scene {
  readonly boot: Boot;
  readonly translations: i18n;
  readonly view: View;
}

async function renderBody(
  scene: Scene,
  failure: Error | null,
): Promise<{ html: string; head: PageHead | undefined }> {
  const { view, ...rest } = scene;
  let head: PageHead | undefined;
  const collector: HeadCollector = {
    collect(made) {
      head = made;
    },
  };
  const html = await renderToText(
    <HeadCollectorContext value={collector}>
      <FailureContext value={failure}>
        <App {...rest}>
          <Routing view={view} navigator={standing}>
            <Shop />
          </Routing>
        </App>
      </FailureContext>
    </HeadCollectorContext>,
  );
  return { html, head };
}

/**
 * Status of a page whose main fields are missing. An API that does not support them has not failed, and has not said that the
 * path is unknown either.
 */
function statusOf({ code }: RequestError): number {
  if (code === NOT_SUPPORTED) return 200;
  return OWN_FAULTS.has(code) ? 500 : 503;
}

function toRedirect(redirect: string, status = 301, maxAge = STATIC_PAGE_AGE): RenderedPage {
  return {
    status,
    html: '',
    redirect,
    maxAge,
    isPartial: false,
    styleHashes: [],
  };
}

/**
 * Renders a complete page with the responses that it shows inlined. It is rendered without a session.
 *
 * @param assets the built files, or their replacement during development
 */
export async function renderPage(
  request: PageRequest,
  assets: Assets = builtAssets(),
): Promise<RenderedPage> {
  translations ??= prepare();
  const texts = (await translations).get(request.language);
  if (texts === undefined)
    throw new Error(`language: ${request.language} is not one of ${LANGUAGES.join(', ')}`);
  const url = new URL(request.url, request.publicUrl);
  const keeper = new QueryKeeper(createEnvironment('none'));
  const base = {
    language: request.language,
    languageInUrl: isLanguage(url.searchParams.get(LANGUAGE_KEY)),
    theme: request.theme,
    ...(request.withoutAppBanner === true && { withoutAppBanner: true }),
    now: request.now,
    seed: request.seed,
    publicUrl: request.publicUrl,
  };
  const services = { keeper, boot: base };
  const match = matchRoute(routes, url.pathname);
  if (match === undefined) throw new Error(`No route shows ${url.pathname}`);
  const { route, params } = match;
  if ('redirect' in route) return toRedirect(`${route.redirect}${url.search}`);

  let source = route.page;
  const context = pageContext(params, url, services);
  const loaded = await load(source, context, request);
  await request.beforeRender?.();
  let module = await source.load();
  let failure = isRefusedAddress(loaded.failure) ? null : loaded.failure;
  let { status } = route;
  if (failure === null) {
    const outcome =
      loaded.failure === null ? (module.outcome?.(loaded.data, context) ?? 'found') : 'not-found';
    if (typeof outcome === 'object')
      return outcome.isTemporary === true
        ? toRedirect(outcome.redirect, 302, loaded.maxAge)
        : toRedirect(outcome.redirect);
    if (outcome === 'not-found') {
      status = 404;
      source = notFoundSource;
      module = await source.load();
    }
  }
  const layout = await layoutSource.load();
  keeper.fill(
    loaded.queries,
    [layout.query, module.query].filter((query) => query !== undefined).map((query) => getRequest(query)),
  );

  const view: View = {
    location: { pathname: url.pathname, search: url.search, hash: '', key: 'first', state: null },
    source,
    start: source.start(context, services),
    layout: layoutSource.start(context, services),
    keeper,
  };
  const boot: Boot = {
    ...base,
    queries: loaded.queries,
    failed: false,
    ...(source !== route.page && { isNotFound: true }),
  };
  const scene: Scene = { boot, translations: texts, view };
  let body: Awaited<ReturnType<typeof renderBody>>;
  try {
    body = await renderBody(scene, failure);
  } catch (error) {
    request.onError?.(error);
    failure = toFailure(error);
    // The layout with its data may have thrown: without them it always renders.
    body = await renderBody({ ...scene, view: { ...view, layout: { context, query: undefined } } }, failure);
  }
  if (failure !== null) status = statusOf(failure);
  const head = body.head ?? { title: translateArea(texts, 'errors')('title'), noIndex: true };
  const { html, styleHashes, scriptHashes } = renderDocument({
    boot: failure === null ? boot : { ...boot, failed: true },
    body: body.html,
    head,
    tags: headTags(head, { ...base, url }),
    files: assets.forPage(entryOf(source)?.file, request.language, entryOf(source)?.areas ?? [], {
      absent: Object.entries(MARKS).flatMap(([part, mark]) => (body.html.includes(mark) ? [] : part)),
    }),
  });
  return {
    status,
    html,
    maxAge: failure === null ? loaded.maxAge : 0,
    isPartial: failure !== null || loaded.queries.some(({ isPartial }) => isPartial === true),
    ...(status === 503 && { retryAfter: RETRY_AFTER }),
    ...(entryOf(source)?.isNeverStored && { isNeverStored: true }),
    styleHashes,
    scriptHashes,
  };
}
