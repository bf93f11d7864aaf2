/**
 * @generated SignedSource<<2adffa37a666a02065205ccbda66f2d5>>
 * @relayHash 104f7ad4ee0802d9c579a071de6cbdd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de66142d2f1658890ec78542d253e279e8be6f79dd9b7fdd5babdea35f2169fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de66142d2f1658890ec78542d253e279e8be6f79dd9b7fdd5babdea35f2169fa",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
