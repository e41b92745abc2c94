import type { Knots } from '../geometry/curveThrough.js'

/** Section profiles shared by the passenger bodies: height fraction → inset from the widest line, in metres. */
export const flankSection: Knots = [[0, 0.085], [0.07, 0.045], [0.16, 0.03], [0.3, 0.042], [0.5, 0.034], [0.66, 0.008], [0.73, 0], [0.78, 0.012], [0.87, 0.04], [0.94, 0.07], [1, 0.125]]
export const slabSection: Knots = [[0, 0.06], [0.06, 0.02], [0.2, 0.012], [0.45, 0.016], [0.62, 0.004], [0.7, 0], [0.76, 0.008], [0.88, 0.022], [0.95, 0.045], [1, 0.09]]
export const bumperSection: Knots = [[0, 0.16], [0.08, 0.06], [0.2, 0.01], [0.32, 0], [0.42, 0.012], [0.55, 0.03], [0.75, 0.07], [0.87, 0.12], [0.95, 0.2], [1, 0.32]]
export const uprightNose: Knots = [[0, 0.16], [0.07, 0.05], [0.2, 0.0], [0.36, 0.005], [0.5, 0.03], [0.8, 0.05], [0.9, 0.085], [0.96, 0.14], [1, 0.24]]
export const bootSection: Knots = [[0, 0.14], [0.1, 0.04], [0.25, 0], [0.42, 0.004], [0.5, 0.05], [0.7, 0.075], [0.88, 0.07], [0.95, 0.09], [1, 0.16]]
export const hatchTail: Knots = [[0, 0.14], [0.1, 0.04], [0.25, 0], [0.42, 0.006], [0.5, 0.05], [0.7, 0.07], [0.9, 0.1], [1, 0.15]]
