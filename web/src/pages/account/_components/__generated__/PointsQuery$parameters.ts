/**
 * @generated SignedSource<<0efb156b2850c728ad5269c22abaeac9>>
 * @relayHash fc35df5a678aa506bc26aac5f258b0f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13fcbba0cae04125f5476c162f775ebe1471098a90b8f4d01194ae6afd9db5f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PointsQuery } from './PointsQuery.graphql';

const node: PreloadableConcreteRequest<PointsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "13fcbba0cae04125f5476c162f775ebe1471098a90b8f4d01194ae6afd9db5f6",
    "metadata": {},
    "name": "PointsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
