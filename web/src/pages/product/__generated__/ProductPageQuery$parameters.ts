/**
 * @generated SignedSource<<7b86186d536b16fe179638717eb346c8>>
 * @relayHash 8c11e47156150a2223ec70477b24cfc2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb7daa0bb87d44065e04da0e6c63f001d7128b7ee25fc69cdefe9dfd32f38e90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb7daa0bb87d44065e04da0e6c63f001d7128b7ee25fc69cdefe9dfd32f38e90",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
