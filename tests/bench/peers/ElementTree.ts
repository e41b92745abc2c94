/** An element as data: its name, the props React draws it with, and what it holds. A text is itself; a number stands for a part of the page. */
export type ElementTree = string | number | readonly [name: string, props: Readonly<Record<string, unknown>>, ...children: ElementTree[]]
