/**
 * @generated SignedSource<<ebef99dd02a70fe8da41e3110ef929a8>>
 * @relayHash 16250a66496d0671b1e0a944d80d3340
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30d4527a750cfb371ed454815a17eee1419f5dcec2c8c0f0e1b243e72a1bd7ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SiteMapPageQuery } from './SiteMapPageQuery.graphql';

const node: PreloadableConcreteRequest<SiteMapPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30d4527a750cfb371ed454815a17eee1419f5dcec2c8c0f0e1b243e72a1bd7ac",
    "metadata": {},
    "name": "SiteMapPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
