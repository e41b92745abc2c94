import { paintBackdrop } from './backdrops/paintBackdrop'
import { paintVehicle } from './paintVehicle'
import { SvgSheet } from './svg/SvgSheet'
import type { VehicleArt } from './VehicleArt'

export type { ArtAngle, ArtBackdrop, ArtBody, VehicleArt } from './VehicleArt'

/** Draws one picture of a demo vehicle as a complete SVG document, 1200 × 800. Pure: the same art, the same picture. */
export function drawVehicle(art: VehicleArt): string {
  const sheet = new SvgSheet(idPrefix(art))
  // Cabins and close-ups fill the frame; only views from outside stand in front of something.
  if (art.angle !== 'interior') paintBackdrop(sheet, art)
  paintVehicle(sheet, art)
  return sheet.toString()
}

/** Short, because it is repeated a hundred times, yet different for any two pictures that might share a page. */
function idPrefix({ body, colour, angle, seed, backdrop }: VehicleArt): string {
  let hash = 7
  for (const letter of [body, colour, angle, seed, backdrop].join('|')) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0
  return `v${(hash % 46656).toString(36)}-`
}
