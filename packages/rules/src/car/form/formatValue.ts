import { countNoun } from '@forecourt/schema/text/countNoun'
import type { CarStatus } from '../../entities/Car'
import { carStatusNames } from '../../entities/carStatusNames'
import { formatDate } from '../../format/formatDate'
import { formatMoney } from '../../format/formatMoney'
import { carFormFields } from './carSections'

const fields = new Map(carFormFields.map((field) => [field.path, field]))
const maxLength = 60

/** Cuts a long text. */
export const shorten = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text)

/** Whether a value is a group of attributes. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Display text of a car's field (ENT-02).
 *
 * @param locationNames by id
 */
export const formatValue = (path: string, value: unknown, locationNames: ReadonlyMap<string, string> = new Map()): string => {
  if (value === null || value === undefined || value === '') return 'nothing'
  const field = fields.get(path)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (path === 'status') return carStatusNames[value as CarStatus] ?? String(value)
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
