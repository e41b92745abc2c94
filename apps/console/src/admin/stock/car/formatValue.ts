import type { CarStatus } from '@forecourt/rules/entities/Car'
import { formatDate } from '@forecourt/rules/format/formatDate'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { sameJson } from '@forecourt/schema/sameJson'
import { countNoun } from '@forecourt/schema/text/countNoun'
import { carStatuses } from '../carStatus'
import { carFormFields, fieldLabel } from './carSections'

const fields = new Map(carFormFields.map((field) => [field.path, field]))
const maxLength = 60

const shorten = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text)

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Display text of a car's field.
 *
 * @param locationNames by id
 */
export const formatValue = (path: string, value: unknown, locationNames: ReadonlyMap<string, string> = new Map()): string => {
  if (value === null || value === undefined || value === '') return 'nothing'
  const field = fields.get(path)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (path === 'status') return carStatuses[value as CarStatus]?.text ?? String(value)
  if (path === 'locationId') return locationNames.get(String(value)) ?? 'another location'
  if (path === 'soldAt') return formatDate(String(value).slice(0, 10)) ?? String(value)
  if (path.endsWith('Cents')) return formatMoney(Number(value))
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : countNoun(value.length, path === 'images' ? 'photo' : 'entry')
  if (isGroup(value)) return Object.keys(value).length === 0 ? 'nothing' : 'entered'
  if (field?.kind === 'day') return formatDate(String(value)) ?? String(value)
  if (field?.choices) return field.choices.find(([each]) => each === value)?.[1] ?? String(value)
  if (typeof value === 'number') return path === 'year' ? String(value) : value.toLocaleString('en-AU')
  return `“${shorten(String(value))}”`
}

type Change = { readonly before: unknown; readonly after: unknown }

const changedFacts = (group: string, { before, after }: Change): [string, Change][] => {
  const [was, is] = [isGroup(before) ? before : {}, isGroup(after) ? after : {}]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => !sameJson(was[name] ?? null, is[name] ?? null))
  return names.map((name) => [`${group}.${name}`, { before: was[name] ?? null, after: is[name] ?? null }])
}

const hasFacts = (group: string) => carFormFields.some(({ path }) => path.startsWith(`${group}.`))

/** Changes of a car, one sentence each: 'Drive away: $24,990 → $23,990'. */
export const changeSentences = (
  changes: { readonly [field: string]: Change },
  locationNames: ReadonlyMap<string, string> = new Map(),
): string[] =>
  Object.entries(changes)
    .flatMap(([field, change]): [string, Change][] => (hasFacts(field) ? changedFacts(field, change) : [[field, change]]))
    .map(([field, { before, after }]) => {
      const label = fieldLabel(field)
      if (field === 'financeLenders') return `${label}: ${Object.keys(isGroup(after) ? after : {}).join(', ') || 'none'}`
      if (field === 'standardEquipment' || field === 'videos' || field === 'paymentProcessors') {
        const [was, is] = [before, after].map((list) => new Set(Array.isArray(list) ? list.map(String) : [])) as [Set<string>, Set<string>]
        const added = [...is].filter((entry) => !was.has(entry)).map((entry) => `+ ${entry}`)
        const removed = [...was].filter((entry) => !is.has(entry)).map((entry) => `− ${entry}`)
        return `${label}: ${shorten([...added, ...removed].join(', ') || 'in another order')}`
      }
      return `${label}: ${formatValue(field, before, locationNames)} → ${formatValue(field, after, locationNames)}`
    })
