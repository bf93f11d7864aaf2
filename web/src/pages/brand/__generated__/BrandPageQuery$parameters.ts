/**
 * @generated SignedSource<<04cbe4247724044089461b8aec5e6278>>
 * @relayHash 83d54c9a4e81f4115206728606b90d95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba272af44e7c3c8d85c4892148708cc643e9b9adab691ca84f1722e05d6541d8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandPageQuery } from './BrandPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba272af44e7c3c8d85c4892148708cc643e9b9adab691ca84f1722e05d6541d8",
    "metadata": {},
    "name": "BrandPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
