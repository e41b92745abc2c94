import type { Camera } from '../geometry/Camera'
import type { CarModel } from '../model/CarShape'
import type { SvgSheet } from '../svg/SvgSheet'
import type { VehicleArt } from '../VehicleArt'

/** One vehicle in front of one camera, and the sheet it is drawn on. */
export interface Scene {
  sheet: SvgSheet
  camera: Camera
  model: CarModel
  art: VehicleArt
}

/** Square on from the side neither end shows its plate and badge, only what wraps round the corner. */
export const seesNose = (camera: Camera): boolean => camera.forward[0] > 0.1
export const seesTail = (camera: Camera): boolean => camera.forward[0] < -0.1
