import { expect, it } from 'vitest'
import { shows } from '../../parts/Part'
import { buildConfig } from '../../testing/buildConfig'
import { buildLocation } from '../../testing/buildLocation'
import { countMappedLocations, type FilterContext, nearNeeds } from './filterNeeds'

const here = buildLocation({ id: 'here' })
const there = buildLocation({ id: 'there' })
const hidden = buildLocation({ id: 'hidden', visible: false })
const withoutCoordinates = buildLocation({ id: 'withoutCoordinates', address: { ...here.address, latitude: null, longitude: null } })
const buildContext = (locations: readonly (typeof here)[], over: { distances?: number[]; near?: object } = {}) =>
  ({
    config: buildConfig({ search: { distances: over.distances ?? [10, 50] } }),
    state: { near: over.near },
    site: { locations, dealerships: [] },
  }) as unknown as FilterContext

it('the distance search counts visible locations with coordinates (SRC-15)', () =>
  expect(countMappedLocations(buildContext([here, there, hidden, withoutCoordinates]))).toBe(2))

it.each([
  { name: 'two places', siteContext: buildContext([here, there]), offered: true },
  { name: 'one place', siteContext: buildContext([here, hidden, withoutCoordinates]), offered: false },
  { name: 'one place, and a postcode in the address', siteContext: buildContext([here], { near: { postcode: '2150' } }), offered: true },
  { name: 'no distances', siteContext: buildContext([here, there], { distances: [] }), offered: false },
])('a site offers a search near a postcode with $name: $offered (SRC-15)', ({ siteContext, offered }) => {
  expect(shows({ needs: nearNeeds }, siteContext)).toBe(offered)
})
