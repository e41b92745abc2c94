import type { CarModel } from '../model/CarShape'
import { cabChassisFor } from '../model/cabChassisFor'
import type { VehicleStyle } from '../VehicleStyle'
import { motorhomeCab, motorhomeHouse } from './motorhome'

/** Outer measures of the two vehicles built from several shapes: for framing the picture and for the shadow. */
function whole(front: CarModel, back: CarModel, height: number, size: number): CarModel {
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
    size,
  }
}

export const wholeMotorhome = whole(motorhomeCab, motorhomeHouse, 2.94, 0.96)
export const wholeCabChassis = (look?: VehicleStyle): CarModel => {
  const { cab, tray } = cabChassisFor(look)
  return whole(cab, tray, look ? look.size[2] / 1_000 : 1.75, look ? cab.size : 1.02)
}
