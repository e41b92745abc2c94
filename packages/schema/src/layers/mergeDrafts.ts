import { isRecord } from '../isRecord'
import { orderOfItems } from '../orderOfItems'
import { joinPointer } from '../pointer/joinPointer'
import type { ConfigValues } from '../ResolvedConfig'
import { mergeDocuments } from '../rich-text/mergeDocuments'
import { isDocument, type RichText } from '../rich-text/RichText'
import { sameJson } from '../sameJson'
import { settingAt } from '../settingAt'
import { joinMoves, type MergeConflict, type MergedDraft } from './joinMoves'

type Item = Readonly<Record<string, unknown>> & { readonly id: string }

const isItemList = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) && value.every((item) => isRecord(item) && typeof item.id === 'string')

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id)

const isText = (value: unknown): value is RichText => typeof value === 'string' || isDocument(value)

/** Whether a value is a container, that is a section or a list, and not an entry or a rich text, which are atomic. */
const isContainer = (value: unknown) =>
  (isRecord(value) && value.id === undefined && !isDocument(value)) || (isItemList(value) && value.length > 0)

const omitEmpty = (value: unknown) =>
  (isRecord(value) && Object.keys(value).length === 0) || (Array.isArray(value) && value.length === 0) ? undefined : value

/** Whether both lists have their common items in the same order. */
const sameOrder = (a: readonly string[], b: readonly string[]) =>
  sameJson(
    a.filter((id) => b.includes(id)),
    b.filter((id) => a.includes(id)),
  )

/**
 * Three-way merge of two drafts with the same base, by setting. If both changed a setting differently, mine is used and the conflict has
 * theirs.
 */
export const mergeDrafts = (base: ConfigValues, mine: ConfigValues, theirs: ConfigValues): MergedDraft => {
  const conflicts: MergeConflict[] = []

  const mergeRecords = (a: Readonly<Record<string, unknown>>, b: typeof a, c: typeof a, pointer: string) => {
    const keys = new Set([...Object.keys(b), ...Object.keys(c)])
    const parts = [...keys].map((key): [string, unknown] => {
      const own = (record: typeof a) => (Object.hasOwn(record, key) ? record[key] : undefined)
      return [key, merge(own(a), own(b), own(c), joinPointer(pointer, key))]
    })
    return Object.fromEntries(parts.filter(([, value]) => value !== undefined))
  }

  const mergeLists = (a: readonly Item[], b: readonly Item[], c: readonly Item[], pointer: string) => {
    const [before, mineNow, theirsNow] = [idsOf(a), idsOf(b), idsOf(c)]
    const order = sameOrder(before, mineNow) ? orderOfItems(mineNow, theirsNow) : orderOfItems(theirsNow, mineNow)
    return order.flatMap((id) => {
      const find = (items: readonly Item[]) => items.find((item) => item.id === id)
      const item = merge(find(a), find(b), find(c), joinPointer(pointer, id))
      return item === undefined ? [] : [item]
    })
  }

  const merge = (a: unknown, b: unknown, c: unknown, pointer: string): unknown => {
    if (sameJson(a, b)) return c
    if (sameJson(a, c) || sameJson(b, c)) return b
    if (isText(b) && isText(c) && (isDocument(b) || isDocument(c))) {
      const { mine: mergedText, theirs: other, hasConflict } = mergeDocuments(isText(a) ? a : '', b, c)
      if (hasConflict)
        conflicts.push({ pointer, where: settingAt(pointer, mine)?.where ?? pointer, base: a, mine: mergedText, theirs: other })
      return mergedText
    }
    if (isRecord(b) && isRecord(c) && b.kind === c.kind) return mergeRecords(isRecord(a) ? a : {}, b, c, pointer)
    if (isItemList(b) && isItemList(c)) return mergeLists(isItemList(a) ? a : [], b, c, pointer)
    // Removing a whole section or list removes its contents, but not additions of the other draft.
    if (c === undefined && isContainer(b)) return omitEmpty(merge(a, b, Array.isArray(b) ? [] : {}, pointer))
    if (b === undefined && isContainer(c)) return omitEmpty(merge(a, Array.isArray(c) ? [] : {}, c, pointer))
    conflicts.push({ pointer, where: settingAt(pointer, mine)?.where ?? pointer, base: a, mine: b, theirs: c })
    return b
  }

  const merged = merge(base, mine, theirs, '') as ConfigValues
  return joinMoves(base, mine, theirs, { merged, conflicts })
}
