import { fieldLabel } from '@forecourt/rules/car/form/carSections'
import { formatDate } from '@forecourt/rules/format/formatDate'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { sameJson } from '@forecourt/schema/sameJson'
import { carStatuses } from '../../stock/carStatus'

const maxLength = 160

const group = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ')

/** Display text of a field's value; a dash if empty. */
export const formatFeedField = (field: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number')
    return field.endsWith('Cents') ? formatMoney(value) : field === 'year' ? String(value) : value.toLocaleString('en-AU')
  if (Array.isArray(value)) {
    if (value.length === 0) return '–'
    return field === 'photos' ? `${value.length} ${value.length === 1 ? 'picture' : 'pictures'}` : value.join(', ').slice(0, maxLength)
  }
  if (typeof value === 'object') return group(value) || '–'
  const text = String(value)
  if (field === 'status') return carStatuses[text as keyof typeof carStatuses]?.text ?? text
  return formatDate(text) ?? text.slice(0, maxLength)
}

/** Computed fields, which change with their sources and are omitted from reports. */
const derived = ['slug', 'makeSlug', 'modelSlug', 'simpleFuel', 'simpleTransmission', 'body']

/** Changed fields with their values before and after, as text; a field that stays the same isn't one of them. */
export const changedFields = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): { readonly title: string; readonly from: string; readonly to: string }[] =>
  Object.keys(after)
    .filter((field) => !derived.includes(field) && !sameJson(before[field] ?? null, after[field] ?? null))
    .map((field) => ({ title: fieldLabel(field), from: formatFeedField(field, before[field]), to: formatFeedField(field, after[field]) }))
