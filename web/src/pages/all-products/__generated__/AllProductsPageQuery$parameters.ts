/**
 * @generated SignedSource<<0d2881fd98332f7731668dd32848de34>>
 * @relayHash 188d2e97973cb1ed0b83a418fe0561de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ab95ed9afb08f4155531f1decbecb3f269f7729b4e659e236679f78f54a6f2c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllProductsPageQuery } from './AllProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<AllProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ab95ed9afb08f4155531f1decbecb3f269f7729b4e659e236679f78f54a6f2c",
    "metadata": {},
    "name": "AllProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
