/**
 * @generated SignedSource<<fe1d9385a7e9b4f803a9b924e28e9289>>
 * @relayHash 5ccd9cbb0f8f8c0f848720ddb0fd2c42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5d4f56a3884319eaaaedda772599d81e05f8256f9ae3e57d4222724b9de05b1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5d4f56a3884319eaaaedda772599d81e05f8256f9ae3e57d4222724b9de05b1",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
