import { paintBackdrop } from './backdrops/paintBackdrop.js'
import { carBodies } from './bodies/carBodies.js'
import { SvgSheet } from './svg/SvgSheet.js'
import type { VehicleArt } from './VehicleArt.js'
import { cameraFor, paintCar } from './views/exteriorView.js'

export type { ArtAngle, ArtBackdrop, ArtBody, VehicleArt } from './VehicleArt.js'

/** Draws one picture of a demo vehicle as a complete SVG document, 1200 × 800. */
export function drawVehicle(art: VehicleArt): string {
  const sheet = new SvgSheet(`${art.body.slice(0, 2)}${art.angle.slice(0, 1)}${(art.seed >>> 0).toString(36)}-`)
  paintBackdrop(sheet, art)
  const model = carBodies[art.body]
  if (!model) throw new Error(`no drawing for ${art.body}`)
  paintCar({ sheet, camera: cameraFor(model, art.angle), model, art })
  return sheet.toString()
}
