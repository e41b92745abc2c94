import { rootNode } from '../json-schema/configSchema'
import { joinPointer } from '../pointer/joinPointer'
import type { SchemaNode } from '../SchemaNode'

export interface SectionEntry {
  readonly key: string
  readonly pointer: string
  readonly node: SchemaNode
}

export interface SettingEntry extends SectionEntry {
  readonly section: SectionEntry
}

/** All sections, in the editor's order. */
export const sections: readonly SectionEntry[] = Object.entries(rootNode.properties ?? {}).map(([key, node]) => ({
  key,
  pointer: joinPointer('', key),
  node,
}))

const groupOf = ({ node }: SectionEntry) => node['x-group'] ?? 'Other'

/** Sections by group; a group is where its first section is. */
export const sectionGroups: readonly { readonly name: string; readonly sections: readonly SectionEntry[] }[] = [
  ...new Set(sections.map(groupOf)),
].map((name) => ({ name, sections: sections.filter((section) => groupOf(section) === name) }))

/** All settings of all sections, for search. */
export const settings: readonly SettingEntry[] = sections.flatMap((section) =>
  Object.entries(section.node.properties ?? {}).map(([key, node]) => ({ key, pointer: joinPointer(section.pointer, key), node, section })),
)
