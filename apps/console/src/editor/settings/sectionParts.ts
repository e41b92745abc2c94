import { isRecord } from '@forecourt/schema/isRecord'
import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import type { SectionEntry } from '../../parts/settings/settingIndex'
import type { EditedLayer } from '../session/SiteForEditing'

/** How many settings a layer says of a section: of a list each entry it changes counts, of everything else each setting. */
export const settingCount = (section: unknown): number =>
  isRecord(section)
    ? Object.values(section).reduce<number>(
        (sum, value) =>
          sum + (Array.isArray(value) && value.length > 0 && value.every((item) => isRecord(item) && 'id' in item) ? value.length : 1),
        0,
      )
    : 0

/** Whether a section means anything where it is edited: what is for one make's dealers is offered to their sites, and to every layer. */
export const isSectionFor = (
  { node }: Pick<SectionEntry, 'node'>,
  { identity: { manufacturer } }: Pick<ResolvedConfig, 'identity'>,
  { kind = 'site' }: EditedLayer,
): boolean => node['x-make'] === undefined || node['x-make'] === manufacturer || kind !== 'site'

export interface PartEntry {
  readonly key: string
  readonly pointer: string
  readonly node: SchemaNode
}

export interface SectionPart {
  /** What its settings are about; null where the section is short enough to be one part. */
  readonly title: string | null
  readonly entries: readonly PartEntry[]
}

/**
 * A section as a person reads it: what they may change, part by part, and apart from it what somebody else keeps. `isReadOnly` says of
 * a pointer whether it is locked from above or for staff alone.
 */
export const sectionParts = (
  { pointer, node }: { readonly pointer: string; readonly node: SchemaNode },
  isReadOnly: (pointer: string) => boolean,
): { readonly parts: readonly SectionPart[]; readonly readOnly: readonly PartEntry[] } => {
  const properties = node.properties ?? {}
  const planned = node['x-parts'] ?? [{ title: null, keys: Object.keys(properties) }]
  const entriesOf = (keys: readonly string[]) =>
    keys.flatMap((key): PartEntry[] => {
      const child = properties[key]
      return child ? [{ key, pointer: joinPointer(pointer, key), node: child }] : []
    })
  const all = planned.map(({ title, keys }) => ({ title, entries: entriesOf(keys) }))
  return {
    parts: all
      .map(({ title, entries }) => ({ title, entries: entries.filter((entry) => !isReadOnly(entry.pointer)) }))
      .filter(({ entries }) => entries.length > 0),
    readOnly: all.flatMap(({ entries }) => entries.filter((entry) => isReadOnly(entry.pointer))),
  }
}
