import { isRecord } from '@forecourt/schema/isRecord'
import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import type { EditedLayer } from '../session/SiteForEditing'

/** The number of settings that a layer sets in a section: in a list each changed entry counts, elsewhere each setting. */
export const settingCount = (section: unknown): number =>
  isRecord(section)
    ? Object.values(section).reduce<number>(
        (sum, value) =>
          sum + (Array.isArray(value) && value.length > 0 && value.every((item) => isRecord(item) && 'id' in item) ? value.length : 1),
        0,
      )
    : 0

/** Whether a section or setting applies: one for a single make's dealers, or a single country, shows on their sites and in every layer. */
export const isNodeFor = (
  { 'x-make': make, 'x-country': country }: SchemaNode,
  { identity }: { readonly identity: Pick<ResolvedConfig['identity'], 'manufacturer' | 'country'> },
  { kind = 'site' }: EditedLayer,
): boolean =>
  kind !== 'site' || ((make === undefined || make === identity.manufacturer) && (country === undefined || country === identity.country))

export interface PartEntry {
  readonly key: string
  readonly pointer: string
  readonly node: SchemaNode
}

export interface SectionPart {
  /** The part's title; null where the section is short enough for one part. */
  readonly title: string | null
  readonly entries: readonly PartEntry[]
}

/**
 * Groups a section's settings: editable ones by part, read-only ones apart. `isReadOnly` says whether a pointer is locked by a weaker layer
 * or staff-only, `applies` whether the site has the setting at all.
 */
export const sectionParts = (
  { pointer, node }: { readonly pointer: string; readonly node: SchemaNode },
  isReadOnly: (pointer: string) => boolean,
  applies: (node: SchemaNode) => boolean = () => true,
): { readonly parts: readonly SectionPart[]; readonly readOnly: readonly PartEntry[] } => {
  const properties = node.properties ?? {}
  const planned = node['x-parts'] ?? [{ title: null, keys: Object.keys(properties) }]
  const entriesOf = (keys: readonly string[]) =>
    keys.flatMap((key): PartEntry[] => {
      const child = properties[key]
      return child && applies(child) ? [{ key, pointer: joinPointer(pointer, key), node: child }] : []
    })
  const all = planned.map(({ title, keys }) => ({ title, entries: entriesOf(keys) }))
  return {
    parts: all
      .map(({ title, entries }) => ({ title, entries: entries.filter((entry) => !isReadOnly(entry.pointer)) }))
      .filter(({ entries }) => entries.length > 0),
    readOnly: all.flatMap(({ entries }) => entries.filter((entry) => isReadOnly(entry.pointer))),
  }
}
