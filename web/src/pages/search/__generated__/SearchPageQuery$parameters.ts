/**
 * @generated SignedSource<<1bacdf5586e85dfbfdf61f973df3713c>>
 * @relayHash 4c16f0d88aa78e3f53e6c7ca897c072b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e314c3589d39147a5df001952e5f742d3a66658a09a0fb070755724ff6bb4ab0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e314c3589d39147a5df001952e5f742d3a66658a09a0fb070755724ff6bb4ab0",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
