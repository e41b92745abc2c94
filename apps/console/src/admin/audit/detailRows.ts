import { fieldName } from '@forecourt/rules/car/form/carSections'
import type { Country } from '@forecourt/rules/records/kinds/countryTerms'
import { isRecord } from '@forecourt/schema/isRecord'
import { settingAt } from '@forecourt/schema/settingAt'

/** A detail of an audit entry: a value before and after the change, or a single value. */
export interface DetailRow {
  readonly name: string
  /** Undefined if the entry has only the new value. */
  readonly before?: string
  readonly after: string
}

/** Keys with internal ids, which are not shown. */
const hiddenKeys: readonly string[] = ['bulkId', 'rolloutId', 'from', 'key']

/** Labels of keys that aren't readable. */
const names: Readonly<Record<string, string>> = {
  publishAt: 'Goes live',
  was: 'Was scheduled for',
  replaces: 'Instead of',
  number: 'Version',
  pointer: 'Setting',
  pinnedSites: 'Sites staying on the previous release',
  siteCount: 'Sites',
  bytes: 'Size',
  alt: 'Alt text',
  focalX: 'Focal point, from the left',
  focalY: 'Focal point, from the top',
}

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

const formatSize = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000)).toLocaleString('en-AU')} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

const formatNumber = (key: string, value: number): string => {
  if (key.endsWith('Cents'))
    return (value / 100).toLocaleString('en-AU', { style: 'currency', currency: 'AUD', trailingZeroDisplay: 'stripIfInteger' })
  if (key === 'replaces') return `version ${value}`
  if (key === 'bytes') return formatSize(value)
  if (key === 'focalX' || key === 'focalY') return `${Math.round(value * 100)}%`
  return value.toLocaleString('en-AU')
}

const formatValue = (key: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return formatNumber(key, value)
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map((each) => formatValue(key, each)).join(', ')
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, each]) => `${keyLabel(name)}: ${formatValue(name, each)}`)
      .join('; ')
  const text = String(value)
  if (key === 'pointer') return settingAt(text)?.where ?? text
  return instantPattern.test(text) ? new Date(text).toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'short' }) : text
}

/** 'priceCents' becomes 'Price', 'rangeKm' becomes 'Range km'. */
const keyLabel = (key: string): string => {
  const known = names[key]
  if (known !== undefined) return known
  const words = key
    .replace(/Cents$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

interface DetailOptions {
  readonly action: string
  readonly country: Country
}

/** A field of a car has the name of its form; other details are named by their keys. */
const detailName = (key: string, { action, country }: DetailOptions): string => {
  const name = action.startsWith('car.') ? fieldName(key, country) : key
  return name === key ? keyLabel(key) : name
}

/** Detail of an audit entry as rows: `{ before, after }` at the top or under a name is a change, anything else a fact. */
export const detailRows = (detail: unknown, options: DetailOptions): DetailRow[] => {
  if (!isRecord(detail)) return []
  if (Object.keys(detail).length === 2 && 'before' in detail && 'after' in detail && !isRecord(detail.before))
    return [{ name: 'Value', before: formatValue('', detail.before), after: formatValue('', detail.after) }]
  return Object.entries(detail)
    .filter(([key]) => !hiddenKeys.includes(key))
    .map(([key, value]) =>
      isRecord(value) && 'before' in value && 'after' in value
        ? { name: detailName(key, options), before: formatValue(key, value.before), after: formatValue(key, value.after) }
        : { name: detailName(key, options), after: formatValue(key, value) },
    )
}
