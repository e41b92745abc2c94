import type { TileFrame } from './TileFrame'
import { townLetters, townsIn } from './townsIn'

/** Dots and names of the towns in and near a square, as SVG. */
export const drawTowns = (frame: TileFrame): string =>
  townsIn(frame)
    .map((town) => {
      const { size, weight } = townLetters(town)
      const name = `<text x="${town.x + 8}" y="${town.y + 4}" font-size="${size}" font-weight="${weight}">${town.name}</text>`
      return `<circle cx="${town.x}" cy="${town.y}" r="${town.from <= 3 ? 4 : 3}"/>${name}`
    })
    .join('')
