import type { Knots } from '../geometry/curveThrough'
import type { CarModel, CarShape, Glasshouse, WheelPlace } from '../model/CarShape'
import { bumperSection, flankSection, hatchTail } from './sections'

type Measures = Pick<CarShape, 'nose' | 'tail' | 'halfWidth' | 'belt' | 'sill'> & Partial<CarShape>
type Trim = Partial<Omit<CarModel, 'shape' | 'wheels'>> & { wheelbase: number; wheel: number; arch?: number; wheelInset?: number }

const noCrown: Knots = [[0, 0.03]]

/** Adds defaults to the few measures that characterise a body style. All lengths are in metres. */
export function carModel(measures: Measures, trim: Trim): CarModel {
  const { wheelbase, wheel, arch = wheel + 0.055, wheelInset = 0.035, ...rest } = trim
  const place = (x: number): WheelPlace => ({ x, radius: wheel, width: 0.22, inset: wheelInset, arch })
  return {
    shape: {
      noseDepth: 0.78,
      noseSquareness: 2.7,
      tailDepth: 0.62,
      tailSquareness: 3.2,
      frontSection: bumperSection,
      sideSection: flankSection,
      rearSection: hatchTail,
      lidCrown: noCrown,
      flare: 0.02,
      glasshouse: null,
      ...measures,
    },
    wheels: [place(0), place(wheelbase)],
    shutLines: [],
    handles: [],
    bonnetEnd: 0.6,
    cladding: false,
    roofRails: false,
    face: 'saloon',
    tailKind: 'corner',
    widthInPicture: 1,
    ...rest,
  }
}

/** Adds defaults to the points at which a glasshouse starts, turns and ends. */
export const glasshouse = (
  g: Pick<Glasshouse, 'cowl' | 'header' | 'roofEnd' | 'tail' | 'roof' | 'glass'> & Partial<Glasshouse>,
): Glasshouse => ({
  beltHalf: 0.8,
  roofHalf: 0.6,
  crown: 0.05,
  bow: 0.42,
  tailBow: 0.22,
  backGlass: { low: 0.12, high: 0.9 },
  ...g,
})
