import { coastLines } from './coastLines'
import type { Coordinates } from './TileFrame'

const coast = (steps: string): readonly Coordinates[] => {
  let [east, north] = [0, 0]
  return steps.split(' ').map((step) => {
    const [x = 0, y = 0] = step.split(',').map(Number)
    east += x
    north += y
    return { longitude: east / 1000, latitude: north / 1000 }
  })
}

/** Coasts of Australia, New Zealand and their islands from Natural Earth, accurate to about a kilometre; largest first. */
export const coasts: readonly (readonly Coordinates[])[] = coastLines.split(';').map(coast)
