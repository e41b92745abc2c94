import type { CarModel } from '../model/CarShape'
import { cabChassisFor } from '../model/cabChassisFor'
import type { VehicleStyle } from '../VehicleStyle'
import { motorhomeCab, motorhomeHouse } from './motorhome'

/**
 * A single shape with the outer dimensions of a vehicle that is drawn as two bodies, such as a cab and a tray. Used to frame the picture
 * and to draw the shadow. `height` is in metres.
 */
function outerShape(front: CarModel, back: CarModel, height: number, widthInPicture: number): CarModel {
  return {
    ...front,
    shape: {
      ...front.shape,
      tail: back.shape.tail,
      tailDepth: 0.2,
      tailSquareness: 7,
      belt: [
        [front.shape.nose, height],
        [back.shape.tail, height],
      ],
      glasshouse: null,
    },
    widthInPicture,
  }
}

export const motorhomeOuterShape = outerShape(motorhomeCab, motorhomeHouse, 2.94, 0.96)
export const cabChassisOuterShape = (look?: VehicleStyle): CarModel => {
  const { cab, tray } = cabChassisFor(look)
  return outerShape(cab, tray, look ? look.size[2] / 1_000 : 1.75, look ? cab.widthInPicture : 1.02)
}
