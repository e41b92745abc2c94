import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { buildDealership } from '../testing/buildDealership'
import { buildLocation } from '../testing/buildLocation'
import { buildSiteData } from '../testing/buildSiteData'
import { slugClashes } from './slugClashes'

const make = { slug: 'kia', name: 'Kia', models: [] }
const place = (slug: string, dealershipSlug: string, more: object = {}) =>
  buildLocation({ id: `${dealershipSlug}-${slug}`, slug, name: slug, dealershipSlug, ...more })
const toDealership: ConfigValues = { locations: { viewStock: 'dealership' } }
const noLink: ConfigValues = { locations: { viewStock: 'off' } }

interface Row {
  readonly name: string
  readonly values?: ConfigValues
  readonly locations?: readonly ReturnType<typeof buildLocation>[]
  readonly dealerships?: readonly ReturnType<typeof buildDealership>[]
  readonly found: readonly string[]
}

it.each<Row>([
  { name: 'unique names', locations: [place('hills', 'group')], dealerships: [buildDealership('group')], found: [] },
  { name: 'no places at all', locations: [], dealerships: [], found: [] },
  {
    name: 'a location named like a make',
    locations: [place('kia', 'group')],
    dealerships: [buildDealership('group')],
    found: ['/search/kia lists the cars of the make Kia, not those of the location “kia”'],
  },
  {
    name: 'a location named like a list of the site',
    locations: [place('new-and-demo-cars', 'group')],
    dealerships: [buildDealership('group')],
    found: ['/search/new-and-demo-cars lists new and demo cars, not those of the location “new-and-demo-cars”'],
  },
  {
    name: 'a location named like the list of all cars',
    locations: [place('new-used-and-demo-cars', 'group')],
    dealerships: [buildDealership('group')],
    found: ['/search/new-used-and-demo-cars lists all cars'],
  },
  {
    name: 'the only location of a dealership, with the same name',
    locations: [place('perth', 'perth')],
    dealerships: [buildDealership('perth')],
    found: [],
  },
  {
    name: 'one of two locations of a dealership, with the same name',
    locations: [place('perth', 'perth'), place('north', 'perth')],
    dealerships: [buildDealership('perth', 'Perth Cars')],
    found: ['/search/perth lists the cars of the dealership “Perth Cars”, not those of the location “perth”'],
  },
  {
    name: 'a location named like another dealership',
    locations: [place('perth', 'north'), place('city', 'perth')],
    dealerships: [buildDealership('north'), buildDealership('perth')],
    found: ['/search/perth lists the cars of the dealership “perth”, not those of the location “perth”'],
  },
  {
    name: 'a location that is not visible',
    locations: [place('kia', 'group', { visible: false })],
    dealerships: [buildDealership('group')],
    found: [],
  },
  {
    name: 'a location whose stock is listed by dealership',
    values: toDealership,
    locations: [place('kia', 'group')],
    dealerships: [buildDealership('group')],
    found: [],
  },
  {
    name: 'a dealership named like a make',
    values: toDealership,
    locations: [],
    dealerships: [buildDealership('kia')],
    found: ['/search/kia lists the cars of the make Kia, not those of the dealership “kia”'],
  },
  { name: 'a dealership that nothing links to', values: noLink, locations: [], dealerships: [buildDealership('kia')], found: [] },
  {
    name: 'a dealership that a block links to',
    values: { ...noLink, pages: { list: [{ id: 'home', blocks: [{ id: 'by', kind: 'browse', by: 'dealership' }] }] } },
    locations: [],
    dealerships: [buildDealership('kia')],
    found: ['/search/kia lists the cars of the make Kia, not those of the dealership “kia”'],
  },
])('the console warns of an address used twice: $name (RTE-14, RTE-19)', ({ values = {}, locations = [], dealerships = [], found }) => {
  const names = {
    makes: [make],
    modelPages: [],
    dealershipSlugs: dealerships.map(({ slug }) => slug),
    locationSlugs: locations.map(({ slug }) => slug),
  }
  const clashes = slugClashes(buildConfig(values), { ...buildSiteData(), locations, dealerships, names })
  expect(clashes).toHaveLength(found.length)
  for (const [index, start] of found.entries()) expect(clashes[index]?.message).toContain(start)
})
