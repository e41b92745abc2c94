import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { measuresDistances } from './measuresDistances'

it.each([
  { distances: [25, 100], expected: true },
  { distances: [], expected: false },
])('a site with the distances $distances filters by distance: $expected (SRC-15)', ({ distances, expected }) => {
  expect(measuresDistances(buildConfig({ search: { distances } }))).toBe(expected)
})
