import type { VehicleStyle } from '../art/VehicleStyle'

interface EarlierStyle extends Partial<Omit<VehicleStyle, 'id'>> {
  /** The last model year that looked like this. */
  readonly until: number
  /** Only its measures differ, too little for pictures of its own. */
  readonly isDrawnAsToday?: true
}

/** A model's look through its years: today's, and how the ones before it differed, oldest first. */
export interface ModelStyle extends Omit<VehicleStyle, 'id'> {
  readonly before?: readonly EarlierStyle[]
}

/**
 * A row of the tables: size in millimetres (length, width, height, wheelbase), tyre, then kinds of grille, headlamps, tail lamps and
 * wheels. The numbers of `rest` are metres added to the body style (`VehicleStyle.ts`).
 */
export const look = (
  size: VehicleStyle['size'],
  tyre: VehicleStyle['tyre'],
  grille: VehicleStyle['grille'],
  lamps: VehicleStyle['lamps'],
  tail: VehicleStyle['tail'],
  wheels: VehicleStyle['wheels'],
  rest: Omit<ModelStyle, 'size' | 'tyre' | 'grille' | 'lamps' | 'tail' | 'wheels'> = {},
): ModelStyle => ({ size, tyre, grille, lamps, tail, wheels, ...rest })
