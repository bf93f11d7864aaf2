import { ICONS } from './icons.ts';

/** A shape of a drawing: its element and its attributes. */
type Shape = readonly [element: string, attributes: Readonly<Record<string, string>>];

interface IconModule {
  readonly __iconData: { readonly node: readonly Shape[] };
}

function draw([element, attributes]: Shape): string {
  const list = Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${value}"`);
  return `<${element}${list.join('')}/>`;
}

/** The file of icons: one symbol each, without colour and stroke, which it inherits where it is used. */
export async function drawIcons(): Promise<string> {
  const symbols = await Promise.all(
    ICONS.map(async (name) => {
      const { __iconData } = (await import(`lucide-react/dist/esm/icons/${name}.mjs`)) as IconModule;
      return `<symbol id="${name}" viewBox="0 0 24 24">${__iconData.node.map(draw).join('')}</symbol>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}
