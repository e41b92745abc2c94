import type { ResolvedConfig } from '../ResolvedConfig'
import type { SchemaNode } from '../SchemaNode'
import { rootNode } from './rootNode'

/**
 * What is read from the sections of a config, one after the other. Memoised by section: a config shares those that it doesn't change with
 * the layers beneath it, and with itself before a keystroke. Only frozen sections are, which can't change.
 *
 * @param read of one section, given its schema, its value and its pointer, and nothing else
 */
export const bySection = <Found>(
  read: (node: SchemaNode, section: unknown, pointer: string) => readonly Found[],
): ((config: ResolvedConfig) => Found[]) => {
  const sections = Object.entries(rootNode.properties ?? {}).map(([key, node]) => {
    const known = new WeakMap<object, readonly Found[]>()
    return (config: Readonly<Record<string, unknown>>): readonly Found[] => {
      const section = config[key]
      if (typeof section !== 'object' || section === null || !Object.isFrozen(section)) return read(node, section, `/${key}`)
      const before = known.get(section)
      if (before) return before
      const found = read(node, section, `/${key}`)
      known.set(section, found)
      return found
    }
  })
  return (config) => sections.flatMap((ofSection) => ofSection(config as unknown as Readonly<Record<string, unknown>>))
}
