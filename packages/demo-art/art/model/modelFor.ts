import { slabSection } from '../bodies/sections'
import type { Knots } from '../geometry/curveThrough'
import type { VehicleStyle } from '../VehicleStyle'
import { toCurve } from './bodyPoint'
import type { CarModel } from './CarShape'
import { measureTyre } from './measureTyre'

/**
 * A body style brought to one model's measures: lengths between axles and overhangs, heights and widths follow the
 * brochure; the rest (such as how a roof falls or where a cabin begins) follows the look.
 */
export function modelFor(base: CarModel, look: VehicleStyle): CarModel {
  const { bonnet = 0, rake = 0, brow = 0, back = 0, fall = 0, waist = 0, wedge = 0, quarter = 0, lift = 0, square = 0 } = look
  const [length, width, height, wheelbase] = look.size.map((mm) => mm / 1_000) as [number, number, number, number]
  const { shape } = base
  const house = shape.glasshouse
  const axle = base.wheels[1]?.x ?? wheelbase
  // The middle of a roof stands above its edges.
  const top = Math.max(...(house?.roof ?? shape.belt).map((knot) => knot[1])) + (house?.crown ?? 0)
  const tall = height / top
  // Guards swell beyond the doors, and the widest place is what is measured.
  const halfWidth = width / 2 - shape.flare * 0.8
  const wide = halfWidth / shape.halfWidth
  const nose = ((length - wheelbase) * shape.nose) / (shape.tail - axle - shape.nose)
  const tail = wheelbase + (length - wheelbase + nose)
  const along = (x: number): number =>
    x < 0
      ? (x * nose) / shape.nose
      : x <= axle
        ? (x * wheelbase) / axle
        : wheelbase + ((x - axle) * (tail - wheelbase)) / (shape.tail - axle)
  const cowl = along(house?.cowl ?? 0.3) + bonnet
  const towardsNose = (x: number): number => Math.max(0, Math.min(1, (cowl - x) / (cowl - nose)))
  const belt: Knots = shape.belt.map(([x, z]) => {
    const at = along(x)
    return [at, z * tall + waist + (wedge * at) / wheelbase + brow * towardsNose(at)]
  })
  const roofEnd = along(house?.roofEnd ?? 3) - back
  const falls = (x: number): number => {
    const start = along(house?.header ?? 1) + 0.3 * (roofEnd - along(house?.header ?? 1))
    return fall * Math.max(0, Math.min(1.15, (x - start) / (roofEnd - start))) ** 2
  }
  const endRoof = along(house?.glass.endRoof ?? 3) - back * 0.95 + quarter
  const endBelt = along(house?.glass.endBelt ?? 3) - back * 0.3 + quarter
  const { radius, width: tread } = measureTyre(look.tyre)
  const arch = radius + (base.wheels[0]?.arch ?? 0.4) - (base.wheels[0]?.radius ?? 0.34)
  return {
    ...base,
    wheels: base.wheels.map((wheel, index) => ({ ...wheel, x: index === 0 ? 0 : wheelbase, radius, width: tread, arch })),
    shutLines: (look.twoDoors ? base.shutLines.slice(0, 2) : base.shutLines).map(
      (x, index) => along(x) + (index === 0 ? bonnet * 0.9 : bonnet * 0.3),
    ),
    handles: (look.twoDoors ? base.handles.slice(0, 1) : base.handles).map((x) => along(x) + bonnet * 0.3),
    ...(base.slideRail && { slideRail: [along(base.slideRail[0]), along(base.slideRail[1])] as const }),
    bonnetEnd: along(base.bonnetEnd) + bonnet,
    cladding: look.cladding ?? base.cladding,
    roofRails: look.rails !== undefined,
    railColour: look.rails,
    look,
    twoTone: look.blackRoof,
    chromeWaist: look.chrome,
    bullbar: look.bullbar,
    sportsBar: look.sportsBar,
    // Long cars fill more of the picture than short ones, though less than they do a yard.
    widthInPicture: Math.max(0.86, Math.min(1.04, 0.885 + (length - 3.8) * 0.095)),
    shape: {
      ...shape,
      nose,
      tail,
      halfWidth,
      // The corners bend before the arches and behind them, or wheels would stand out of them.
      noseDepth: Math.min(shape.noseDepth * (1 - 0.32 * square), -nose - 0.3 * arch),
      noseSquareness: shape.noseSquareness + 1.4 * square,
      tailDepth: Math.min(shape.tailDepth * (1 - 0.3 * square), tail - wheelbase - 0.3 * arch),
      tailSquareness: shape.tailSquareness + square,
      sideSection: square > 0.6 ? slabSection : shape.sideSection,
      belt,
      sill: shape.sill.map(([x, z]) => [along(x), z * (0.5 + 0.5 * tall) + lift]),
      lidCrown: shape.lidCrown.map(([x, z]) => [along(x), z]),
      glasshouse: house && {
        ...house,
        crown: house.crown * tall,
        cowl,
        header: along(house.header) + bonnet + rake,
        roofEnd,
        // A back window is on the tail, never beyond it.
        tail: Math.min(along(house.tail) - Math.max(0, back) * 0.12, tail - toCurve(shape.rearSection)(1) + 0.02),
        beltHalf: house.beltHalf * wide,
        roofHalf: house.roofHalf * wide + 0.035 * square,
        bow: house.bow * (1 - 0.25 * square),
        roof: house.roof.map(([x, z]) => {
          const at = along(x) + (bonnet + rake) * Math.max(0, 1 - (x - house.header) / 2)
          return [at, z * tall - falls(at)] as const
        }),
        glass: {
          ...house.glass,
          endRoof,
          endBelt,
          pillars: (look.twoDoors ? house.glass.pillars.slice(0, 1) : house.glass.pillars)
            .map((x, index) => along(x) + (index === 0 ? bonnet * 0.4 : 0))
            .filter((x) => x < endRoof - 0.12),
          ...(house.glass.solidFrom !== undefined && { solidFrom: along(house.glass.solidFrom) }),
        },
      },
    },
  }
}
