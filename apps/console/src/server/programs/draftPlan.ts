import { siteLayer } from '@forecourt/data/sites/lockDraft'
import { modelPaths } from '@forecourt/rules/pages/slugClashes'
import { resolveSite } from '@forecourt/rules/resolveSite'
import { describeChanges } from '@forecourt/schema/diff/describeChanges'
import { isRecord } from '@forecourt/schema/isRecord'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { itemsAt } from '@forecourt/schema/layers/ListItem'
import { removeValue } from '@forecourt/schema/layers/removeValue'
import { setValue } from '@forecourt/schema/layers/setValue'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import { z } from 'zod'
import type { ProgramCaller } from './ProgramTool'

type Editing = Awaited<ReturnType<ProgramCaller['sites']['forEditing']>>

/** Pointer of a setting. */
export const proposedPointer = z
  .string()
  .max(500)
  .regex(/^(\/[^/]+)+$/, 'A setting is a pointer such as /search/pageSize.')

/** A change of a setting that a program proposes. */
export const proposedChange = z.strictObject({
  setting: proposedPointer.describe('Pointer of the setting, as find_settings returns it. Items of lists are addressed by their id.'),
  value: z.unknown().optional().describe('The new value. Leave it out and set “reset” to inherit the value again.'),
  reset: z.boolean().default(false).describe('Removes the site’s own value, so that the inherited one applies.'),
})
type ProposedChange = z.output<typeof proposedChange>

/** What changes would do to a draft. */
interface DraftPlan {
  readonly values: ConfigValues
  /** Reasons to refuse the changes; empty if they are valid. */
  readonly errors: readonly { readonly setting: string; readonly message: string }[]
  readonly warnings: readonly { readonly setting: string; readonly message: string }[]
  /** The changes as sentences. */
  readonly changes: readonly string[]
}

/** Resolves a site's draft, or the draft with other values. */
export const resolveDraft = ({ layers, site, draft, modelPages }: Editing, values: ConfigValues = draft.values) =>
  resolveSite([...layers, siteLayer(site.name, values)], new Set(modelPaths(modelPages)))

const problemKey = ({ pointer: at, message }: ConfigProblem) => `${at} ${message}`
const listed = ({ pointer: setting, message }: ConfigProblem) => ({ setting, message })

/** The lists that contain a setting's item or field, outermost first, with the item's segment of the pointer. */
const listsAround = (setting: string, config: unknown) =>
  setting.split('/').flatMap((segment, index, segments) => {
    const list = segments.slice(0, index).join('/')
    const node = list === '' ? undefined : settingAt(list, config)?.node
    return node?.type === 'array' ? [{ list, segment, mergesById: node['x-merge'] === 'id', isItem: index === segments.length - 1 }] : []
  })

/** Why a value isn't an item at its pointer. */
const misplaced = ({ setting, value }: ProposedChange, config: unknown): string | null => {
  const lists = listsAround(setting, config)
  const whole = lists.find(({ mergesById }) => !mergesById)
  if (whole) return `Items of this list have no id. Give the whole list as the value of ${whole.list}.`
  const item = lists.find(({ isItem }) => isItem)
  const isOther = item && isRecord(value) && value.id !== undefined && value.id !== item.segment
  return isOther ? `The id in the value must be “${item.segment}”, as in the pointer.` : null
}

/** The value of a change; an item's has the id of its pointer. */
const valueWithId = ({ setting, value }: ProposedChange, config: unknown): unknown => {
  const item = listsAround(setting, config).find(({ isItem }) => isItem)
  return item && isRecord(value) ? { id: item.segment, ...value } : value
}

const unusable = (change: ProposedChange, config: unknown): string | null => {
  const { setting, value, reset } = change
  if (/\/(__proto__|constructor|prototype)(\/|$)/.test(setting)) return 'There is no such setting.'
  const place = settingAt(setting, config)
  if (!place) return 'There is no such setting. Use find_settings.'
  if (place.role !== 'dealer') return `“${place.where}” can only be changed by Forecourt staff.`
  return value === undefined && !reset ? 'Give a value, or set “reset”.' : misplaced(change, config)
}

/** Warns of the items of lists merged by id that a proposed value leaves out, as they stay. */
const leftItems = (value: unknown, config: unknown, setting: string): DraftPlan['warnings'] => {
  if (Array.isArray(value)) {
    if (settingAt(setting, config)?.node['x-merge'] !== 'id') return []
    const given = value.filter(isRecord)
    const left = itemsAt(config, setting).filter(({ id }) => !given.some((item) => item.id === id))
    const message = `These items stay, as the value leaves them out: ${left.map(({ id }) => id).join(', ')}. To remove one, set /removed of it to true.`
    const inItems = given.flatMap((item) => leftItems(item, config, `${setting}/${String(item.id)}`))
    return left.length > 0 ? [{ setting, message }, ...inItems] : inItems
  }
  return isRecord(value) ? Object.entries(value).flatMap(([key, field]) => leftItems(field, config, `${setting}/${key}`)) : []
}

/**
 * Applies changes to a draft without saving. A change is refused with an error that the draft didn't have before: an unknown, invalid,
 * locked or mandatory setting, or one reserved for staff.
 */
export const planDraft = (editing: Editing, changes: readonly ProposedChange[]): DraftPlan => {
  const before = resolveDraft(editing)
  const refused = changes.flatMap((change) => {
    const message = unusable(change, before.config)
    return message === null ? [] : [{ setting: change.setting, message }]
  })
  if (refused.length > 0) return { values: editing.draft.values, errors: refused, warnings: [], changes: [] }
  const values = changes.reduce<ConfigValues>(
    (all, change) => (change.reset ? removeValue(all, change.setting) : setValue(all, change.setting, valueWithId(change, before.config))),
    editing.draft.values,
  )
  const after = resolveDraft(editing, values)
  const known = new Set(before.problems.map(problemKey))
  const found = after.problems.filter((problem) => !known.has(problemKey(problem)))
  const isError = ({ severity, kind }: ConfigProblem) => severity === 'error' || kind !== 'value'
  return {
    values,
    errors: found.filter(isError).map(listed),
    warnings: [
      ...found.filter((problem) => !isError(problem)).map(listed),
      ...changes.flatMap(({ setting, value }) => leftItems(value, after.config, setting)),
    ],
    changes: describeChanges(before.config, after.config).map(({ sentence }) => sentence),
  }
}
