import type { CarModel } from '../model/CarShape'
import { cabChassisCab, cabChassisTray } from './cabChassis'
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
export const wholeCabChassis = whole(cabChassisCab, cabChassisTray, 1.75, 1.02)
