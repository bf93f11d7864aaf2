/**
 * @generated SignedSource<<9b6ef6f8896e904af26c583b5c417ceb>>
 * @relayHash 28de00f26fd098c29ba5e4b980c94a66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88168863d7f6b6a9f6959648bdc6fd21dff1be85622eff8967c8890046dd5f27

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88168863d7f6b6a9f6959648bdc6fd21dff1be85622eff8967c8890046dd5f27",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
