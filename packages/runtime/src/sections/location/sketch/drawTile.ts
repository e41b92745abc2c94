import { drawGrid } from './drawGrid'
import { drawLand } from './drawLand'
import { drawRoads } from './drawRoads'
import { drawTowns } from './drawTowns'
import { tileSize } from './mercator'
import { type TileAddress, toTileFrame } from './TileFrame'

/** From how far off to how near the sketch has something to say. */
const sketchZooms = { min: 3, max: 11 } as const

const isSketched = ({ zoom, x, y }: TileAddress) =>
  [zoom, x, y].every((value) => Number.isInteger(value) && value >= 0) &&
  zoom >= sketchZooms.min &&
  zoom <= sketchZooms.max &&
  Math.max(x, y) < 2 ** zoom

/**
 * One square of a sketch map of Australia and New Zealand as SVG, cut as map libraries ask for them: coasts, main roads drawn straight
 * from town to town, names and a grid (API-15). All of it is written in this folder, so that it needs nobody. Null for a square it has not.
 */
export const drawTile = (address: TileAddress): string | null => {
  if (!isSketched(address)) return null
  const frame = toTileFrame(address)
  const roads = drawRoads(frame)
  const wide = frame.zoom < 7 ? 1.2 : 3
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tileSize} ${tileSize}" width="${tileSize}" height="${tileSize}">`,
    `<rect width="${tileSize}" height="${tileSize}" fill="#d3e3ea"/>`,
    `<path d="${drawGrid(frame)}" fill="none" stroke="#bccfd8"/>`,
    `<path d="${drawLand(frame)}" fill="#f6f2e9" stroke="#93b2c0" stroke-width="1.5" stroke-linejoin="round"/>`,
    roads && `<path d="${roads}" fill="none" stroke="#c9a25c" stroke-width="${wide}" stroke-linecap="round"/>`,
    `<g font-family="system-ui,sans-serif" fill="#3a342c" stroke="#fff" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${drawTowns(frame)}</g>`,
    '</svg>',
  ].join('')
}
