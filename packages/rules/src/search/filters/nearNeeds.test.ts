import { expect, it } from 'vitest'
import { shows } from '../../parts/Part'
import { buildConfig } from '../../testing/buildConfig'
import { buildLocation } from '../../testing/buildLocation'
import { countMappedLocations, type FilterAbout, nearNeeds } from './filterNeeds'

const here = buildLocation({ id: 'here' })
const there = buildLocation({ id: 'there' })
const hidden = buildLocation({ id: 'hidden', visible: false })
const withoutCoordinates = buildLocation({ id: 'withoutCoordinates', address: { ...here.address, latitude: null, longitude: null } })
const about = (locations: readonly (typeof here)[], over: { distances?: number[]; near?: object } = {}) =>
  ({
    config: buildConfig({ search: { distances: over.distances ?? [10, 50] } }),
    state: { near: over.near },
    site: { locations, dealerships: [] },
  }) as unknown as FilterAbout

it('the distance search counts visible locations with coordinates (SRC-15)', () =>
  expect(countMappedLocations(about([here, there, hidden, withoutCoordinates]))).toBe(2))

it.each([
  { name: 'two places', siteAbout: about([here, there]), offered: true },
  { name: 'one place', siteAbout: about([here, hidden, withoutCoordinates]), offered: false },
  { name: 'one place, and a postcode in the address', siteAbout: about([here], { near: { postcode: '2150' } }), offered: true },
  { name: 'no distances', siteAbout: about([here, there], { distances: [] }), offered: false },
])('offers a search near a postcode with $name: $offered (SRC-15)', ({ siteAbout, offered }) => {
  expect(shows({ needs: nearNeeds }, siteAbout)).toBe(offered)
})
