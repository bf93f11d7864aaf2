/**
 * @generated SignedSource<<39b9b9989f3338a6da82c99f47276c02>>
 * @relayHash 5bc5cd902b6cf1ec51de2aac2b7303de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d76923c0ab42356aa15e69298552a4bbd336ffdef09f02df083625e9e313e70d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d76923c0ab42356aa15e69298552a4bbd336ffdef09f02df083625e9e313e70d",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
