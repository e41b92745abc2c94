import { buildOffer } from '@forecourt/rules/testing/buildOffer'
import { beforeAll, expect, it } from 'vitest'
import { insertOffers } from '../organisations/insertOrganisation'
import { useWorld } from '../testing/useWorld'
import { offersStartOrEnd } from './currentOffers'

const world = useWorld()
const { isExcluded: _, ...offer } = buildOffer()

beforeAll(() =>
  world.db.platform.transaction((tx) =>
    insertOffers(tx, world.north.organisationId, [
      { ...offer, id: 'always' },
      { ...offer, id: 'timed', startsOn: '2026-12-05', startTime: '08:00', endsOn: '2026-12-31', endTime: '17:00' },
      { ...offer, id: 'days', startsOn: '2026-12-10', endsOn: '2026-12-11' },
    ]),
  ),
)

it.each([
  { name: 'the minute it goes live', moment: ['2026-12-05', 480], before: ['2026-12-05', 479], expires: true },
  { name: 'the minute after', moment: ['2026-12-05', 481], before: ['2026-12-05', 480], expires: false },
  { name: 'midnight before it goes live', moment: ['2026-12-05', 0], before: ['2026-12-04', 1439], expires: false },
  { name: 'the minute it comes down', moment: ['2026-12-31', 1020], before: ['2026-12-31', 1019], expires: true },
  { name: 'midnight after it came down', moment: ['2027-01-01', 0], before: ['2026-12-31', 1439], expires: false },
  { name: 'the first midnight of one without times', moment: ['2026-12-10', 0], before: ['2026-12-09', 1439], expires: true },
  { name: 'the last midnight of one without times', moment: ['2026-12-12', 0], before: ['2026-12-11', 1439], expires: true },
  { name: 'noon of its last day', moment: ['2026-12-11', 720], before: ['2026-12-11', 719], expires: false },
  { name: 'the first check after days without checks', moment: ['2026-12-07', 0], before: ['2026-12-01', 0], expires: true },
] as const)('offers expire pages at $name: $expires (OFR-01)', async ({ moment, before, expires }) => {
  const at = ([date, minutes]: readonly [string, number]) => ({ date, minutes })
  const { organisationId } = world.north
  const expired = await offersStartOrEnd(world.db.forOrganisation(organisationId), organisationId, at(moment), at(before))
  expect(expired).toBe(expires)
})
