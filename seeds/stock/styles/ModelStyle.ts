import type { VehicleStyle } from '../../art/VehicleStyle'

/** A model's look through its years: today's, and the one before where it changed. */
export interface ModelStyle extends Omit<VehicleStyle, 'id'> {
  readonly before?: Partial<Omit<VehicleStyle, 'id'>> & { readonly until: number }
}

/** A row of the tables: measures in millimetres, then grille, headlamps, tail lamps and wheels. */
export const look = (
  size: VehicleStyle['size'],
  grille: VehicleStyle['grille'],
  lamps: VehicleStyle['lamps'],
  tail: VehicleStyle['tail'],
  wheels: VehicleStyle['wheels'],
  rest: Omit<ModelStyle, 'size' | 'grille' | 'lamps' | 'tail' | 'wheels'> = {},
): ModelStyle => ({ size, grille, lamps, tail, wheels, ...rest })
