/**
 * @generated SignedSource<<7a16cf861be165b7a0131e8643690b36>>
 * @relayHash 7f7860206aae39bb8ff5e26c34e30159
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 891bbc7c1e984fb729bd1f6391dc007294a6112b4a69061c8423cf53230686c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "891bbc7c1e984fb729bd1f6391dc007294a6112b4a69061c8423cf53230686c1",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
