import { expect, it } from 'vitest'
import { toScale } from './toScale'

const sydney = { longitude: 151.2, latitude: -33.87 }
const darwin = { longitude: 130.85, latitude: -12.43 }

it.each([
  { name: 'near', place: sydney, zoom: 9, kilometres: 20, pixels: 79 },
  { name: 'far', place: sydney, zoom: 4, kilometres: 500, pixels: 61 },
  { name: 'nearer to the equator, where a kilometre is shorter', place: darwin, zoom: 9, kilometres: 20, pixels: 67 },
])('the map’s scale gives a round length $name (LOC-05)', ({ place, zoom, kilometres, pixels }) => {
  const scale = toScale(place, zoom)
  expect(scale.kilometres).toBe(kilometres)
  expect(Math.abs(scale.pixels - pixels)).toBeLessThanOrEqual(1)
})
