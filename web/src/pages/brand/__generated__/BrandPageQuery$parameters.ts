/**
 * @generated SignedSource<<2bc46669bf080c37b19a5d111389968c>>
 * @relayHash e703a2be46efe8d61f76fc01b5eb6679
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8935e35e227f82172ac139b7a4270e41af7e8e84f62970417837c86daa7b4edc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandPageQuery } from './BrandPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8935e35e227f82172ac139b7a4270e41af7e8e84f62970417837c86daa7b4edc",
    "metadata": {},
    "name": "BrandPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
