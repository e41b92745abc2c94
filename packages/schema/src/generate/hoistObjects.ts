import { isRecord } from '../isRecord'

type Json = Readonly<Record<string, unknown>>

/** Keywords whose value is a schema, and those whose value is a list of schemas. */
const single = ['items', 'then', 'else'] as const
const several = ['oneOf', 'anyOf'] as const

/**
 * Moves every object of the schema to a definition, so that the validator has a function for each. One function for everything is too long
 * for a JavaScript engine to optimise, and runs half as fast.
 */
export const hoistObjects = (schema: Json): Json => {
  const definitions: Record<string, Json> = {}
  const names = new Map<string, string>()

  const hoisted = (node: Json): Json => {
    const key = JSON.stringify(node)
    const known = names.get(key)
    const name = known ?? `o${names.size}`
    if (!known) {
      names.set(key, name)
      definitions[name] = node
    }
    return { $ref: `#/$defs/${name}` }
  }

  const inside = (node: Json): Json => {
    const { properties } = node
    return {
      ...node,
      ...(isRecord(properties) && {
        properties: Object.fromEntries(Object.entries(properties).map(([key, child]) => [key, isRecord(child) ? visit(child) : child])),
      }),
      ...Object.fromEntries(single.flatMap((key) => (isRecord(node[key]) ? [[key, visit(node[key])]] : []))),
      ...Object.fromEntries(
        several.flatMap((key) => {
          const list = node[key]
          return Array.isArray(list) ? [[key, list.map((each: unknown) => (isRecord(each) ? visit(each) : each))]] : []
        }),
      ),
    }
  }

  const visit = (node: Json): Json => (isRecord(node.properties) ? hoisted(inside(node)) : inside(node))

  const root = inside(schema)
  const own = isRecord(root.$defs) ? root.$defs : {}
  const defined = Object.entries(own).map(([key, node]) => [key, isRecord(node) ? inside(node) : node])
  return { ...root, $defs: { ...Object.fromEntries(defined), ...definitions } }
}
