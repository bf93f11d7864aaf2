/**
 * @generated SignedSource<<4507f056752e75ff4e0a1a64a179ae36>>
 * @relayHash 93a50a1ea0eb565cacc3c9ee10e482c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d6f3f5c976af18a5290ede4440efa454fcb2679cd6b4ddd23c30131bed5e63f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandPageQuery } from './BrandPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d6f3f5c976af18a5290ede4440efa454fcb2679cd6b4ddd23c30131bed5e63f",
    "metadata": {},
    "name": "BrandPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
