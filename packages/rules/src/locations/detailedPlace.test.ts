import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { expect, it } from 'vitest'
import { detailedPlace } from './locationsFor'

const yard = buildLocation({ id: 'yard', departments: [] })
const workshop = buildLocation({ id: 'workshop', primary: false, locationType: 'service', departments: [] })
const block = (filter: string) => ({ filter, manufacturer: '', subtype: '', include: [], exclude: [] })

it.each([
  { name: 'the only place', filter: 'all', locations: [yard], is: 'yard' },
  { name: 'the only one of its kind', filter: 'service', locations: [yard, workshop], is: 'workshop' },
  { name: 'none of several', filter: 'all', locations: [yard, workshop], is: undefined },
  { name: 'none where there is none', filter: 'parts', locations: [yard], is: undefined },
])('a block says everything of $name (LOC-05)', ({ filter, locations, is }) => expect(detailedPlace(block(filter), locations)?.id).toBe(is))
