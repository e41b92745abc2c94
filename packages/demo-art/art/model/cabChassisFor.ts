import { cabChassisCab, cabChassisTray } from '../bodies/cabChassis'
import type { VehicleStyle } from '../VehicleStyle'
import type { CarModel } from './CarShape'
import { modelFor } from './modelFor'

interface CabChassis {
  readonly cab: CarModel
  readonly tray: CarModel
}

const plain: CabChassis = { cab: cabChassisCab, tray: cabChassisTray }
/** Between the cab's back and the tray's headboard. */
const gap = cabChassisTray.shape.nose - cabChassisCab.shape.tail
const behindGlass = cabChassisCab.shape.tail - (cabChassisCab.shape.glasshouse?.tail ?? cabChassisCab.shape.tail)

/** A cab and the tray behind it, together as long as the model. Without a look, those of the body style. */
export function cabChassisFor(look: VehicleStyle | undefined): CabChassis {
  if (!look) return plain
  const whole = modelFor({ ...cabChassisCab, shape: { ...cabChassisCab.shape, tail: cabChassisTray.shape.tail } }, look)
  const tall = look.size[2] / 1_000 / 1.8
  const back = (whole.shape.glasshouse?.tail ?? cabChassisCab.shape.tail) + behindGlass
  const [nose, tail] = [back + gap, whole.shape.tail]
  const level = (knots: CarModel['shape']['belt']) => knots.map(([, z], index) => [index === 0 ? nose : tail, z * tall] as const)
  const { shape, wheels } = cabChassisTray
  return {
    cab: { ...whole, shape: { ...whole.shape, tail: back } },
    tray: {
      ...cabChassisTray,
      look,
      wheels: whole.wheels.map((wheel, index) => ({ ...wheel, inset: wheels[index]?.inset ?? wheel.inset })),
      shape: {
        ...shape,
        nose,
        tail,
        halfWidth: look.size[1] / 2_000,
        belt: level(shape.belt),
        sill: level(shape.sill),
        lidCrown: shape.lidCrown.map(([, z], index) => [index === 0 ? nose : tail, z] as const),
      },
    },
  }
}
