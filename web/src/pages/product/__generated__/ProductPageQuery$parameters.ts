/**
 * @generated SignedSource<<cfe649f784fd95e471a12f057f6fc7f7>>
 * @relayHash b6d23ff8c874778dab99dd6f145ff470
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b9720e30313ed823f3793f45d9ffaaaa6d1a54ab6b9a368873cec9f1aa2c4c9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b9720e30313ed823f3793f45d9ffaaaa6d1a54ab6b9a368873cec9f1aa2c4c9",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
