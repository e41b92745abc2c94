/** An element as data: name, React props and children. Texts are strings; a number is an island. */
export type ElementTree = string | number | readonly [name: string, props: Readonly<Record<string, unknown>>, ...children: ElementTree[]]
