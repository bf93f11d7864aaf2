/**
 * @generated SignedSource<<667422acb8d9fdc4e413fe9c622c7e34>>
 * @relayHash 239240b0144b099c30f6093d8264606f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b09cc83691b9d6480889d061a34bb00b9e3fef187cf899b940a1c5e16d337eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b09cc83691b9d6480889d061a34bb00b9e3fef187cf899b940a1c5e16d337eb",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
