/**
 * @generated SignedSource<<414497c81c9dfe612141b28714f5c8ad>>
 * @relayHash 60833c76513df6a3f49b63a3a539ab5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2cd83b5a1b9d4074becfedc481370ad7b6dc34c93410d2ac9d713c6257937c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MallPageQuery } from './MallPageQuery.graphql';

const node: PreloadableConcreteRequest<MallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a2cd83b5a1b9d4074becfedc481370ad7b6dc34c93410d2ac9d713c6257937c6",
    "metadata": {},
    "name": "MallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
