/**
 * @generated SignedSource<<a70f0d11a6ed08c3f07fb042ae0c864d>>
 * @relayHash 5740a0464c3a9b3f18d11b5398258e4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7ace16630939521d934ff377adcb67c009b4c64c6da585880f1041978eafc57

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e7ace16630939521d934ff377adcb67c009b4c64c6da585880f1041978eafc57",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
