import { isOnLand } from '@forecourt/runtime/sections/location/sketch/testing/isOnLand'
import { scenarios } from '@forecourt/seeds/scenarios'
import { expect, it } from 'vitest'

it.each(scenarios.flatMap(({ locations }) => locations.map(({ name, address }) => ({ name, address }))))(
  'the demo sites have $name on the land of the sketch map (LOC-05)',
  ({ address }) => {
    expect(isOnLand({ longitude: address.longitude ?? 0, latitude: address.latitude ?? 0 })).toBe(true)
  },
)
