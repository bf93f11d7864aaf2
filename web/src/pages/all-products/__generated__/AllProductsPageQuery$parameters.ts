/**
 * @generated SignedSource<<eba105df550c6a91d485565b7cc871a4>>
 * @relayHash 6ff726f915095735c65520608096d93a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9ba81636c5db3838b51d9a7b3a1873d3776aa080046c612677a89e577e9a51d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllProductsPageQuery } from './AllProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<AllProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f9ba81636c5db3838b51d9a7b3a1873d3776aa080046c612677a89e577e9a51d",
    "metadata": {},
    "name": "AllProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
