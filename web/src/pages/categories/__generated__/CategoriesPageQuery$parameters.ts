/**
 * @generated SignedSource<<7747b4c4c9ecf74457f5c2058b4c97ce>>
 * @relayHash a1f3ced6b6d26757b939e3ab467b28d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d425244cab2ed90953a77e8d11c9eca03001680051e7d08b0b06644a2d44ebbb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoriesPageQuery } from './CategoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<CategoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d425244cab2ed90953a77e8d11c9eca03001680051e7d08b0b06644a2d44ebbb",
    "metadata": {},
    "name": "CategoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
