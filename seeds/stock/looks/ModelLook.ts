import type { VehicleLook } from '../../art/VehicleLook'

/** A model's look through its years: today's, and the one before where it changed. */
export interface ModelLook extends Omit<VehicleLook, 'id'> {
  readonly before?: Partial<Omit<VehicleLook, 'id'>> & { readonly until: number }
}

/** A row of the tables: measures in millimetres, then grille, headlamps, tail lamps and wheels. */
export const look = (
  size: VehicleLook['size'],
  grille: VehicleLook['grille'],
  lamps: VehicleLook['lamps'],
  tail: VehicleLook['tail'],
  wheels: VehicleLook['wheels'],
  rest: Omit<ModelLook, 'size' | 'grille' | 'lamps' | 'tail' | 'wheels'> = {},
): ModelLook => ({ size, grille, lamps, tail, wheels, ...rest })
