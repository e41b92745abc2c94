import { paintBackdrop } from './backdrops/paintBackdrop'
import { anyPaint, paintedIn } from './paint'
import { paintVehicle } from './paintVehicle'
import { SvgSheet } from './svg/SvgSheet'
import type { VehicleArt } from './VehicleArt'

/** Draws one picture of a demo vehicle as a complete SVG document, 1200 × 800. Pure: the same art, the same picture. */
export function drawVehicle(art: VehicleArt): string {
  const sheet = new SvgSheet(`b${prefixOf(art)}`)
  // Cabins and close-ups fill the frame; only views from outside have a background.
  if (isOutside(art)) {
    paintBackdrop(sheet, art)
    sheet.add(paintedIn(unpainted(art), art.colour))
  } else paintVehicle(sheet, art)
  return sheet.toString()
}

const isOutside = ({ body, angle }: VehicleArt) =>
  angle !== 'interior' && (angle !== 'wheel' || ['caravan', 'motorhome', 'camperTrailer', 'sportsBike', 'cruiserBike'].includes(body))

const shapeName = ({ body, angle, seed, look, bike }: VehicleArt) => [body, angle, seed, look?.id ?? bike?.id].join('|')

/** Shapes are the expensive part and one model has a dozen colours: each shape is computed once, then painted. */
const shapes = new Map<string, string>()
const mostShapes = 1_200

function unpainted(art: VehicleArt): string {
  const name = shapeName(art)
  const known = shapes.get(name)
  if (known) return known
  const sheet = new SvgSheet(`v${prefixOf(art)}`)
  paintVehicle(sheet, { ...art, colour: anyPaint })
  const shape = sheet.inside()
  if (shapes.size >= mostShapes) shapes.clear()
  shapes.set(name, shape)
  return shape
}

/** Short, because it is repeated a hundred times, yet another for each shape. */
function prefixOf(art: VehicleArt): string {
  let hash = 7
  for (const letter of shapeName(art)) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0
  return `${(hash % 46656).toString(36)}-`
}
