/** Codes of regions that aren't countries, or no longer are. */
const noCountries = ['EU', 'EZ', 'UN', 'QO', 'UM', 'XA', 'XB', 'ZZ', 'SU', 'DD', 'YU', 'TP', 'ZR', 'BU']

/** Other names and short forms, as exports and importers write them. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  Japan: ['JP', 'JPN'],
  Singapore: ['SG', 'SGP'],
  Australia: ['AU', 'AUS'],
  'United Kingdom': ['UK', 'GB', 'GBR', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  'United States': ['US', 'USA', 'United States of America', 'America'],
  Germany: ['DE', 'DEU', 'GER'],
  'South Korea': ['KR', 'KOR', 'Korea', 'Republic of Korea'],
  'Hong Kong SAR China': ['HK', 'HKG', 'Hong Kong'],
  'Macao SAR China': ['Macau', 'Macao'],
  China: ["People's Republic of China", 'PRC'],
  Netherlands: ['The Netherlands', 'Holland'],
  'United Arab Emirates': ['UAE', 'Dubai'],
  Czechia: ['Czech Republic'],
  Russia: ['Russian Federation'],
  Türkiye: ['Turkey', 'Türkiye'],
  Vietnam: ['Viet Nam'],
  'Myanmar (Burma)': ['Myanmar', 'Burma'],
}

/** Codes of up to three letters; other aliases are names that a page can show. */
const isCode = (alias: string): boolean => /^[A-Z]{2,3}$/.test(alias) && !['UK', 'USA', 'UAE'].includes(alias)

const normalised = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[.’']/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()

/** Marks that no name of a country has: “Japan?” and “Japan 2017” say more or less than a country. */
const otherMarks = /[^\p{L}\p{Mark}\s.,&'’()-]/u

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const named = letters
  .flatMap((first) => letters.map((second) => `${first}${second}`))
  .flatMap((code) => (noCountries.includes(code) ? [] : (names.of(code) ?? [])))

/** Countries by name; a code has the name of its country. */
const byName: ReadonlyMap<string, string | null> = new Map<string, string | null>([
  ...named.map((name) => [normalised(name), null] as const),
  ...Object.entries(aliases).flatMap(([country, others]) =>
    others.map((other) => [normalised(other), isCode(other) ? country : null] as const),
  ),
])

/**
 * The country that a text names, as it is written; a code such as “JP” is its country. Null for any other text (ENT-01).
 *
 * @example countryNamed('UK') // 'UK'
 */
export const countryNamed = (text: string): string | null => {
  const country = otherMarks.test(text) ? undefined : byName.get(normalised(text))
  return country === undefined ? null : (country ?? text.trim())
}
