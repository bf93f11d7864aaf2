/**
 * @generated SignedSource<<709a307c921ab093f53e1a6aed92b64a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ServiceCards_homepage$data = {
  readonly serviceCards: ReadonlyArray<{
    readonly image: {
      readonly url: string;
    };
    readonly redirectUrl: string;
    readonly slug: string;
    readonly title: string;
  }>;
  readonly " $fragmentType": "ServiceCards_homepage";
};
export type ServiceCards_homepage$key = {
  readonly " $data"?: ServiceCards_homepage$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceCards_homepage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ServiceCards_homepage",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceCard",
      "kind": "LinkedField",
      "name": "serviceCards",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "language",
              "variableName": "language"
            }
          ],
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "redirectUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "image",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Homepage",
  "abstractKey": null
};

(node as any).hash = "d12d73cd60c1774c9ec16ed55ca59a61";

export default node;
