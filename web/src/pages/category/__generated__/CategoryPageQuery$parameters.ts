/**
 * @generated SignedSource<<9e08bac858b0d911191144de10a6537c>>
 * @relayHash b96d16d32c140c1597e6b605b4b456c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0181beaaff275c121d5726b289988549954c24b9fa2807d0fe6cb29d2a511a5f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoryPageQuery } from './CategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<CategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0181beaaff275c121d5726b289988549954c24b9fa2807d0fe6cb29d2a511a5f",
    "metadata": {},
    "name": "CategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
