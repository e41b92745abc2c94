import Holidays from 'date-holidays'

/** A public holiday and where it applies: states or regions, `AU` for all states, `NZ` for all of New Zealand. */
export interface HolidayRow {
  readonly date: string
  readonly name: string
  readonly regions: readonly string[]
}

const firstYear = 2025
const lastYear = 2035
const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index)

const states = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT']

/** Regions of New Zealand: name in addresses, the library's code, and the name of the anniversary day. */
const regions: readonly (readonly [region: string, code: string, anniversary: string])[] = [
  ['Northland', 'NTL', 'Auckland'],
  ['Auckland', 'AUK', 'Auckland'],
  ['Waikato', 'WKO', 'Auckland'],
  ['Bay of Plenty', 'BOP', 'Auckland'],
  ['Gisborne', 'GIS', 'Auckland'],
  ['Hawke’s Bay', 'HKB', 'Hawke’s Bay'],
  ['Taranaki', 'TKI', 'Taranaki'],
  ['Manawatū-Whanganui', 'MWT', 'Wellington'],
  ['Wellington', 'WGN', 'Wellington'],
  ['Nelson', 'NSN', 'Nelson'],
  ['Tasman', 'TAS', 'Nelson'],
  ['Marlborough', 'MBH', 'Marlborough'],
  ['West Coast', 'WTC', 'Westland'],
  ['Canterbury', 'CAN', 'Canterbury'],
  ['South Canterbury', 'CAN', 'South Canterbury'],
  ['Otago', 'OTA', 'Otago'],
  ['Southland', 'STL', 'Southland'],
  ['Chatham Islands', 'CIT', 'Chatham Islands'],
]

/** Holidays with a fixed date; on another date, the library means the substitute day. */
const fixedDays: { readonly [name: string]: string } = {
  'New Year’s Day': '01-01',
  'Day after New Year’s Day': '01-02',
  'Australia Day': '01-26',
  'Waitangi Day': '02-06',
  'Anzac Day': '04-25',
  'Christmas Day': '12-25',
  'Boxing Day': '12-26',
}

const otherNames: { readonly [name: string]: string } = {
  'ANZAC Day': 'Anzac Day',
  'Melbourne Cup': 'Melbourne Cup Day',
  // South Australian law names it by its date only.
  'Proclamation Day': 'Boxing Day',
}

const lawfulName = (holidayName: string, date: string, anniversary: string): string => {
  const plain = holidayName.replaceAll("'", '’').replace(' (substitute day)', '')
  if (plain === 'Provincial anniversary day' || plain === 'Christchurch Show Day') return `${anniversary} Anniversary Day`
  const name = otherNames[plain] ?? plain
  const fixed = fixedDays[name]
  return fixed === undefined || date.endsWith(fixed) ? name : `${name} holiday`
}

/** Entries of the library that aren't law, or not yet; locations add holidays that are proclaimed yearly. */
const isExcluded = (region: string, date: string, name: string): boolean =>
  // Depends on the football league's calendar.
  name === 'AFL Grand Final Friday' ||
  // By an order for 2026 and 2027 only.
  (region === 'NSW' && name === 'Anzac Day holiday' && date > '2027-12-31') ||
  // A bill of 2025 moves these from 2028 on.
  (region === 'WA' && date > '2027-12-31' && ['Labour Day', 'Western Australia Day', 'King’s Birthday'].includes(name)) ||
  // On the fourth Monday of September instead, see below.
  (region === 'South Canterbury' && name === 'South Canterbury Anniversary Day')

const fourthMonday = (year: number, month: number): string => {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  const day = ((8 - first) % 7) + 22
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Corrects dates in which the library differs from the law. */
const corrected = (region: string, date: string): string => {
  // Statutory Holidays Act 2000 (Tas) s 4: the Monday, even after a Sunday.
  if (region === 'TAS' && date === '2034-01-03') return '2034-01-02'
  // Observed on Tuesday if it falls on Easter Monday.
  if (region === 'Otago' && date === '2035-04-02') return '2035-03-27'
  return date
}

/**
 * Days on which every location that closes on holidays is closed, even in states where the law moves the holiday to a weekday (Tasmania,
 * Queensland, Northern Territory) or the library is outdated (South Australia's Public Holidays Act 2023).
 */
const alwaysClosed = ['New Year’s Day', 'Anzac Day', 'Christmas Day', 'Boxing Day'] as const

const ownDays = (region: string, year: number): [date: string, name: string][] => [
  ...(states.includes(region) ? alwaysClosed.map((name): [string, string] => [`${year}-${fixedDays[name]}`, name]) : []),
  ...(region === 'South Canterbury' ? [[fourthMonday(year, 9), 'South Canterbury Anniversary Day'] satisfies [string, string]] : []),
]

const libraryDays = (region: string, library: Holidays, anniversary: string, year: number): [date: string, name: string][] =>
  library
    .getHolidays(year)
    // Part-day holidays from six or seven in the evening start after closing time.
    .filter(({ type, date }) => type === 'public' && date.slice(11, 16) === '00:00')
    .map(({ date, name }): [string, string] => {
      const day = corrected(region, date.slice(0, 10))
      return [day, lawfulName(name, day, anniversary)]
    })
    .filter(([date, name]) => !isExcluded(region, date, name))

/** Replaces the full set of a country's regions by the country's code. */
const shortened = (known: ReadonlySet<string>): string[] => {
  const all = [
    ['AU', states],
    ['NZ', regions.map(([region]) => region)],
  ] as const
  return all.flatMap(([country, names]) => (names.every((name) => known.has(name)) ? [country] : names.filter((name) => known.has(name))))
}

/**
 * Public holidays of all Australian states and territories and New Zealand regions with substitute days, earliest first. From the package
 * date-holidays, corrected where it differs from the law.
 */
export const holidayTable = (): HolidayRow[] => {
  const places = [
    ...states.map((state) => ({ region: state, library: new Holidays('AU', state), anniversary: '' })),
    ...regions.map(([region, code, anniversary]) => ({ region, library: new Holidays('NZ', code), anniversary })),
  ]
  const known = new Map<string, Set<string>>()
  for (const { region, library, anniversary } of places)
    for (const year of years)
      for (const [date, name] of [...libraryDays(region, library, anniversary, year), ...ownDays(region, year)]) {
        const key = `${date} ${name}`
        known.set(key, (known.get(key) ?? new Set()).add(region))
      }
  return [...known]
    .map(([key, names]) => ({ date: key.slice(0, 10), name: key.slice(11), regions: shortened(names) }))
    .toSorted((one, other) => (one.date === other.date ? (one.name < other.name ? -1 : 1) : one.date < other.date ? -1 : 1))
}

const quoted = (text: string) => `'${text}'`

/** Generates the source file of the holiday table. */
export const generateHolidayRows = (rows: readonly HolidayRow[]): string =>
  `// Written by \`npm run gen\`; see holidayTable.ts. Data: date-holidays, CC BY 3.0, modified.

/** Public holidays of Australia and New Zealand: date, name, and the states and regions that observe it. */
export const holidayRows: readonly (readonly [date: string, name: string, regions: string])[] = [
${rows.map(({ date, name, regions: where }) => `  [${[date, name, where.join('|')].map(quoted).join(', ')}],`).join('\n')}
]

/** States of Australia and regions of New Zealand in the table. */
export const holidayRegions: readonly string[] = [
${[...states, ...regions.map(([region]) => region)].map((region) => `  ${quoted(region)},`).join('\n')}
]

/** Last day covered by the table. */
export const holidaysKnownUntil = '${lastYear}-12-31'
`
