import { paintBackdrop } from './backdrops/paintBackdrop'
import { anyPaint, applyPaint } from './paint'
import { paintVehicle } from './paintVehicle'
import { SvgSheet } from './svg/SvgSheet'
import type { VehicleArt } from './VehicleArt'

/** Draws one picture of a demo vehicle as a complete SVG document, 1200 × 800. Pure: the same art, the same picture. */
export function drawVehicle(art: VehicleArt): string {
  const sheet = new SvgSheet(`b${idPrefix(art)}`)
  // Cabins and close-ups fill the picture; only views from outside have a backdrop.
  if (isOutside(art)) {
    const ground = paintBackdrop(sheet, art)
    sheet.add(applyPaint(unpaintedShape({ ...art, ground }), art.colour))
  } else paintVehicle(sheet, art)
  return sheet.toString()
}

const isOutside = ({ body, angle }: VehicleArt) =>
  angle !== 'interior' && (angle !== 'wheel' || ['caravan', 'motorhome', 'camperTrailer', 'sportsBike', 'cruiserBike'].includes(body))

const shapeKey = ({ body, angle, seed, look, bike, ground }: VehicleArt) => [body, angle, seed, look?.id ?? bike?.id, ground].join('|')

/** Shapes by key. They are expensive and a model has a dozen colours, so each is computed once and then painted. */
const shapes = new Map<string, string>()
const maxShapes = 1_200

function unpaintedShape(art: VehicleArt): string {
  const key = shapeKey(art)
  const known = shapes.get(key)
  if (known) return known
  const sheet = new SvgSheet(`v${idPrefix(art)}`)
  paintVehicle(sheet, { ...art, colour: anyPaint })
  const shape = sheet.inside()
  if (shapes.size >= maxShapes) shapes.clear()
  shapes.set(key, shape)
  return shape
}

/** Prefix of ids: short, because it is repeated a hundred times, and different for each shape. */
function idPrefix(art: VehicleArt): string {
  let hash = 7
  for (const letter of shapeKey(art)) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0
  return `${(hash % 46656).toString(36)}-`
}
