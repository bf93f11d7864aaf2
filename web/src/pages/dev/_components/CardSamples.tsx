import { useState } from 'react';
import { RelayEnvironmentProvider, graphql, useLazyLoadQuery } from 'react-relay';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { FALLBACK, schemaLanguage } from '../../../i18n/language.ts';
import type { IEnvironment } from 'relay-runtime';
import { createEnvironment } from '../../../relay/environment.ts';
import { Section } from '../../../design/static/Section.tsx';
import { ProductGrid } from '../../../features/product/ProductGrid.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { sampleProducts } from './sampleProducts.ts';
import type { CardSamplesQuery } from './__generated__/CardSamplesQuery.graphql.ts';

const query = graphql`
  query CardSamplesQuery($language: Language!) {
    products(first: 20) {
      nodes {
        id
        ...ProductGrid_products
      }
    }
  }
`;

const VARIABLES = { language: schemaLanguage(FALLBACK) } as const;

interface CardSamplesProps {
  /** Pictures of real products. */
  pictures: readonly string[];
  /** The server's clock, in milliseconds: flash sales are relative to it. */
  now: number;
}

/** A Relay store with sample products, one for each state of the card. */
function createSampleEnvironment({ pictures, now }: CardSamplesProps): IEnvironment {
  const environment = createEnvironment('none');
  const operation = createOperationDescriptor(getRequest(query), VARIABLES);
  environment.retain(operation);
  environment.commitPayload(operation, { products: { nodes: sampleProducts(pictures, now) } });
  return environment;
}

/** The product card in every state. */
export function CardSamples(props: CardSamplesProps) {
  const { t } = useTranslation('common');
  const [environment] = useState(() => createSampleEnvironment(props));
  return (
    <Section title={t('gallery:cards')}>
      <RelayEnvironmentProvider environment={environment}>
        <Samples />
      </RelayEnvironmentProvider>
    </Section>
  );
}

function Samples() {
  const data = useLazyLoadQuery<CardSamplesQuery>(query, VARIABLES, { fetchPolicy: 'store-only' });
  return <ProductGrid products={data.products?.nodes ?? []} />;
}
