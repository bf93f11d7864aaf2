/**
 * @generated SignedSource<<414faccc9a52075ba98e0a28d00a493a>>
 * @relayHash a914236d26256acc41893bd33091f3bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fdc8c7e4db06a34c3bc04c26cde17862b667962b3a0bd6b316e9e1a123c2c54b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllProductsPageQuery } from './AllProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<AllProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fdc8c7e4db06a34c3bc04c26cde17862b667962b3a0bd6b316e9e1a123c2c54b",
    "metadata": {},
    "name": "AllProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
