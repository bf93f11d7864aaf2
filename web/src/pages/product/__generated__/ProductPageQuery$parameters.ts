/**
 * @generated SignedSource<<88b8bb3d90fe98a827df4dba213b06ae>>
 * @relayHash 180a151d5a9ec33ed404a39787493597
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04fad892ef6a3cb404d05e28229f39fa7430e21397825668a37d05f3ed8550ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04fad892ef6a3cb404d05e28229f39fa7430e21397825668a37d05f3ed8550ba",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
