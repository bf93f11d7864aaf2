import { graphql, useFragment } from 'react-relay';
import { Container } from '../../design/static/Container.tsx';
import { SectionHeading } from '../../design/static/SectionHeading.tsx';
import { Button } from '../../design/static/Button.tsx';
import { CartEmpty } from '../../features/cart/CartEmpty.tsx';
import { CartLineSkeleton } from '../../features/cart/CartLineSkeleton.tsx';
import { CartLines } from '../../features/cart/CartLines.tsx';
import { CartBar } from './CartBar.tsx';
import { CartSummary } from '../../features/cart/CartSummary.tsx';
import { useCartKnown, useCartLines } from '../../features/cart/cartStore.ts';
import { hasProblems, joinQuote } from '../../features/cart/quoteLines.ts';
import { useCartActions } from '../../features/cart/useCartActions.ts';
import { useCartQuote } from '../../features/cart/useCartQuote.ts';
import { Rediscover } from '../../features/rediscover/Rediscover.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead } from '../../page/page.ts';
import type { CartPage_quote$key } from './__generated__/CartPage_quote.graphql.ts';
import type { CartPageQuery } from './__generated__/CartPageQuery.graphql.ts';
import styles from './CartPage.module.css';

const query = graphql`
  query CartPageQuery($input: CartQuoteInput!, $language: Language!) {
    cartQuote(input: $input) {
      validUntil
      ...CartPage_quote
      ...CartLines_quote
      ...CartSummary_quote
      ...CartBar_quote
    }
  }
`;

/** Title and description of the cart's page. */
export function head({ t }: HeadInput): PageHead {
  return {
    title: t('cartDetails:page.title'),
    description: t('cartDetails:page.description'),
    noIndex: true,
  };
}

/** The cart as a page of its own. */
export default function CartPage() {
  const { t } = useTranslation('cartDetails');
  const isKnown = useCartKnown();
  const lines = useCartLines();
  const state = useCartQuote<CartPageQuery>(query, lines);
  const quote = useFragment<CartPage_quote$key>(
    graphql`
      fragment CartPage_quote on CartQuote {
        lines {
          productId
          variantId
          quantity
          product {
            id
          }
          problems {
            code
          }
        }
      }
    `,
    state.quote,
  );
  const actions = useCartActions();
  const isEmpty = lines.length === 0;
  const isPriced = state.quote !== null && !state.isLoading && !state.hasFailed;
  const blocked = hasProblems(joinQuote(lines, quote))
    ? t('blocked.problems')
    : isPriced
      ? undefined
      : t(state.hasFailed ? 'failed.title' : 'blocked.wait');

  return (
    <Container className={styles.page}>
      <SectionHeading
        level={1}
        aside={
          !isEmpty && (
            <Button variant="ghost" size="sm" onClick={actions.clear}>
              {t('deleteAll')}
            </Button>
          )
        }
      >
        {t('cart:title')}
      </SectionHeading>
      <p className={styles.noScripts}>
        {t('noScripts')} <Link to={paths.contact()}>{t('noScriptsContact')}</Link>
      </p>
      {isEmpty && isKnown ? (
        <>
          <CartEmpty />
          <Rediscover />
        </>
      ) : (
        <div className={styles.columns}>
          <div className={styles.lines}>
            {isKnown ? (
              <CartLines lines={lines} state={state} isBySeller />
            ) : (
              // The server does not know the device's cart.
              <ul>
                <CartLineSkeleton />
                <CartLineSkeleton />
              </ul>
            )}
          </div>
          <section className={styles.summary} aria-label={t('summary')}>
            <CartSummary state={state} checkoutTo={paths.order()} blocked={blocked} />
          </section>
          {isKnown && !isEmpty && (
            <CartBar quote={state.quote} isLoading={state.isLoading} isBlocked={blocked !== undefined} />
          )}
        </div>
      )}
    </Container>
  );
}
