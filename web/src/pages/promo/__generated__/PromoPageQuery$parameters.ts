/**
 * @generated SignedSource<<b52d5ed888f1b5143267158df070917d>>
 * @relayHash 9cc430c8ac110ac58918b1c28d4cc689
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00cf5673f4179d2259218b69cb24db4ba8844a00361843846a9991c38609b08d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromoPageQuery } from './PromoPageQuery.graphql';

const node: PreloadableConcreteRequest<PromoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00cf5673f4179d2259218b69cb24db4ba8844a00361843846a9991c38609b08d",
    "metadata": {},
    "name": "PromoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
