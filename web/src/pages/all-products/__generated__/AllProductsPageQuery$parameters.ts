/**
 * @generated SignedSource<<f5ec151d65985a847a5c7612a16f347c>>
 * @relayHash 6d024b7d2575cbac5139a17bc108fb13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fa35e59949a4dbfc2d2689aa20797852647b51d6b36a98a311dfbde82f3a1b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllProductsPageQuery } from './AllProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<AllProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9fa35e59949a4dbfc2d2689aa20797852647b51d6b36a98a311dfbde82f3a1b8",
    "metadata": {},
    "name": "AllProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
