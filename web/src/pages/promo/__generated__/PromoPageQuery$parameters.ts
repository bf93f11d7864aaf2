/**
 * @generated SignedSource<<ca6893d8b6ef313b195ce7bba31b3f10>>
 * @relayHash b6f043e4f3480bdae0efb7011ce148eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93b96c1e7ce764e7b1f9b4807d133ca8a5d165337017480213484bff470972df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromoPageQuery } from './PromoPageQuery.graphql';

const node: PreloadableConcreteRequest<PromoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93b96c1e7ce764e7b1f9b4807d133ca8a5d165337017480213484bff470972df",
    "metadata": {},
    "name": "PromoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
