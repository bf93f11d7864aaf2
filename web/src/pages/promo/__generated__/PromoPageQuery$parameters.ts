/**
 * @generated SignedSource<<5d3fcd0e1538fd251413ce7842a4acb3>>
 * @relayHash b3a3671a7453fef2f112566065c27c69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6086b9e2a0cd402c101ca2aa6c447faa91e016ffd1954924ea8e271d456600f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromoPageQuery } from './PromoPageQuery.graphql';

const node: PreloadableConcreteRequest<PromoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6086b9e2a0cd402c101ca2aa6c447faa91e016ffd1954924ea8e271d456600f9",
    "metadata": {},
    "name": "PromoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
