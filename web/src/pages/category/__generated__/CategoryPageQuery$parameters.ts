/**
 * @generated SignedSource<<cbf2a322fac326b3b10c7fd883209e60>>
 * @relayHash 035249d366beae38ba55d8c8010154b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd0e6a3152bdb009259549cd1d176787e60c6a2d50b64fd0ae6bc2b4ade24fc4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoryPageQuery } from './CategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<CategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd0e6a3152bdb009259549cd1d176787e60c6a2d50b64fd0ae6bc2b4ade24fc4",
    "metadata": {},
    "name": "CategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
