/**
 * @generated SignedSource<<df10949d180a8bd3b84cfae6b8e91406>>
 * @relayHash 54b07f278e51fcbe04aba41ea2863302
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66322719ba61d26eab9270eff1dc072cf493eba742a74bf180419d3c281556b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevPageQuery } from './DevPageQuery.graphql';

const node: PreloadableConcreteRequest<DevPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66322719ba61d26eab9270eff1dc072cf493eba742a74bf180419d3c281556b4",
    "metadata": {},
    "name": "DevPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
