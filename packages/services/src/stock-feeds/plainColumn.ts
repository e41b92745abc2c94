import type { ImportColumn } from '../stock-import/stockColumns'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—' }

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : 0
    if (code > 0) return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    return entities[String(name).toLowerCase()] ?? whole
  })

/** Prices that are none: the car has one on request. */
const unpriced = /^(?:p\.?o\.?a\.?|call|contact|tba|tbc|n\/?a|on application|price on (?:application|request)|0+(?:\.0+)?)$/i
const nothing = /^(?:n\/?a|null|none|nil|unknown|tba|tbc|-+|\.|#n\/a)$/i
const noDay = /^(?:0{1,4}[-/.]0{1,2}[-/.]0{1,4}|1900-01-0[01]|0001-01-01|1\/1\/1900|01\/01\/1900)(?:[ t].*)?$/i
const dayMs = 86_400_000
/** What Excel counts days from. */
const excelStart = Date.UTC(1899, 11, 30)

const priceIn = (text: string): string => {
  const amount = text
    .replace(/\s*(?:\b(?:aud|nzd|dap|egc|drive\s?away|excl?\b.*|plus\b.*)|\+.*)$/i, '')
    .replace(/^(?:aud|nzd)\b|[*^†#]+$/gi, '')
    .trim()
  return unpriced.test(amount.replace(/^\$/, '')) ? '' : amount
}

const dayIn = (text: string): string => {
  if (noDay.test(text)) return ''
  if (/^[2-6]\d{4}(?:\.\d+)?$/.test(text)) return new Date(excelStart + Math.floor(Number(text)) * dayMs).toISOString().slice(0, 10)
  const monthly = /^(\d{1,2})[/.-](\d{4})$/.exec(text)
  return monthly ? `${monthly[2]}-${monthly[1]?.padStart(2, '0')}-01` : text
}

const numberWith = (units: RegExp) => (text: string) => text.replace(units, '').trim()
const withoutUnits = numberWith(/\s*(?:cyl(?:inders?)?|doors?|dr|seats?|seater)\.?$/i)

const readers: Partial<Record<ImportColumn, (text: string) => string>> = {
  price: priceIn,
  driveAwayPrice: priceIn,
  egcPrice: priceIn,
  wasPrice: priceIn,
  km: numberWith(/\s*(?:kms?|kilomet(?:er|re)s?)\.?$/i),
  // “1.8L/1798” says the same twice.
  engine: (text) => (text.split('/')[0] ?? '').trim(),
  cylinders: withoutUnits,
  doors: withoutUnits,
  seats: withoutUnits,
  year: (text) => /^(\d{4})\.0$/.exec(text)?.[1] ?? text,
  vin: (text) => text.replace(/[\s-]/g, ''),
  buildDate: dayIn,
  complianceDate: dayIn,
  regoExpiry: dayIn,
  wofExpiry: dayIn,
  arrived: dayIn,
}

/** Columns in which “none” and “N/A” are words like others. */
const spoken: readonly ImportColumn[] = [
  'comments',
  'features',
  'photos',
  'videos',
  'securityInterest',
  'damagedImport',
  'odometerStatus',
  'stockNumber',
  'model',
  'badge',
]

/**
 * What a feed says in a column without the ways systems have of saying it: entities of HTML, stars behind prices, POA, days that are
 * none, units, and words for nothing.
 */
export const plainColumn = (column: ImportColumn, text: string): string => {
  const whole = text.includes('&') ? decoded(text) : text
  const trimmed = whole.trim()
  if (nothing.test(trimmed) && !spoken.includes(column)) return ''
  return readers[column]?.(trimmed) ?? trimmed
}
