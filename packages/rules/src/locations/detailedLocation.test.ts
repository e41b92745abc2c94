import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { expect, it } from 'vitest'
import { detailedLocation } from './locationsFor'

const yard = buildLocation({ id: 'yard', departments: [] })
const workshop = buildLocation({ id: 'workshop', primary: false, locationType: 'service', departments: [] })
const block = (filter: string) => ({ filter, manufacturer: '', subtype: '', include: [], exclude: [] })

it.each([
  { name: 'the only location', filter: 'all', locations: [yard], is: 'yard' },
  { name: 'the only location of its kind', filter: 'service', locations: [yard, workshop], is: 'workshop' },
  { name: 'none of several', filter: 'all', locations: [yard, workshop], is: undefined },
  { name: 'none without a matching location', filter: 'parts', locations: [yard], is: undefined },
])('a block shows full details of $name (LOC-05)', ({ filter, locations, is }) =>
  expect(detailedLocation(block(filter), locations)?.id).toBe(is),
)
