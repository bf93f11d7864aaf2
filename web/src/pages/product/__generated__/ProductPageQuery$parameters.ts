/**
 * @generated SignedSource<<9b624779ad75a21d6146e6c081e0042b>>
 * @relayHash 7c7f7ae823b27adee7d8161aca24aa9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bb73a5c4d5eef7aaac39de038b5ea79ad47906346fabe57d48e87ed3a11c194

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8bb73a5c4d5eef7aaac39de038b5ea79ad47906346fabe57d48e87ed3a11c194",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
