/**
 * @generated SignedSource<<786ff894d05d95fff29e993893763db0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HeroSlide_banner$data = {
  readonly image: {
    readonly url: string;
  };
  readonly name: string;
  readonly redirectUrl: string | null | undefined;
  readonly " $fragmentType": "HeroSlide_banner";
};
export type HeroSlide_banner$key = {
  readonly " $data"?: HeroSlide_banner$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeroSlide_banner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeroSlide_banner",
  "selections": [
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
      "name": "name",
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
  "type": "Banner",
  "abstractKey": null
};

(node as any).hash = "601484f13d454bd31c304742fd6561b8";

export default node;
