/**
 * @generated SignedSource<<e54dc3f815e05cb2f37da2a734e1721e>>
 * @relayHash 4497a824a17b9d5cd99a910ee7b09947
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c6935d6317ba6a4714c5d0cf050487e7e47e9cd7778a48e90c877227fdc3baf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandPageQuery } from './BrandPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c6935d6317ba6a4714c5d0cf050487e7e47e9cd7778a48e90c877227fdc3baf",
    "metadata": {},
    "name": "BrandPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
