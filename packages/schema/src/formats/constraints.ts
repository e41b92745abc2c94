const annotations = new Set(['title', 'description', 'default'])

/** The schema without documentation keywords, as a validator needs it. Names under `properties` aren't keywords and are kept. */
export const constraints = <Node>(node: Node, names = false): Node => {
  if (Array.isArray(node)) return node.map((child: unknown) => constraints(child)) as Node
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => names || !(annotations.has(key) || key.startsWith('x-')))
      .map(([key, child]) => [key, constraints(child, !names && key === 'properties')]),
  ) as Node
}
