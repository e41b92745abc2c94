import { curveThrough, type Knots } from '../geometry/curveThrough'
import type { Vec3 } from '../geometry/Vec3'
import type { CarModel } from './CarShape'

const cache = new WeakMap<Knots, (x: number) => number>()
/** Curves are pure functions of their knots; remembering them keeps a picture under a few milliseconds. */
export function toCurve(knots: Knots): (x: number) => number {
  const known = cache.get(knots)
  if (known) return known
  const curve = curveThrough(knots)
  cache.set(knots, curve)
  return curve
}

export const beltAt = (model: CarModel, x: number): number => toCurve(model.shape.belt)(x)
export const sillAt = (model: CarModel, x: number): number => toCurve(model.shape.sill)(x)

/** Slight barrel of the sides in plan, so that a long flank still catches light differently along its length. */
const barrel = (model: CarModel, x: number): number => {
  const { nose, tail } = model.shape
  const t = (2 * x - nose - tail) / (tail - nose)
  return 1 - 0.022 * t * t
}

/**
 * A point of the lower body. `around` runs round the plan: 0 nose centre, 1 behind the front corner, 2 before the rear
 * corner, 3 tail centre; negative on the far side. `f` is the height fraction from sill to belt.
 */
export function bodyPoint(model: CarModel, around: number, f: number): Vec3 {
  const s = model.shape
  const u = wrapped(around)
  const t = Math.abs(u)
  const hand = u < 0 ? -1 : 1
  const side = toCurve(s.sideSection)(f)
  let inset = side
  let x: number
  let reach = 1
  if (t < 1) {
    const a = (t * Math.PI) / 2
    inset = side + (toCurve(s.frontSection)(f) - side) * Math.cos(a) ** 2
    x = s.nose + inset + (s.noseDepth - inset) * (1 - Math.cos(a) ** (2 / s.noseSquareness))
    reach = Math.sin(a) ** (2 / s.noseSquareness)
  } else if (t > 2) {
    const a = ((3 - t) * Math.PI) / 2
    inset = side + (toCurve(s.rearSection)(f) - side) * Math.cos(a) ** 2
    x = s.tail - inset - (s.tailDepth - inset) * (1 - Math.cos(a) ** (2 / s.tailSquareness))
    reach = Math.sin(a) ** (2 / s.tailSquareness)
  } else {
    x = s.nose + s.noseDepth + (t - 1) * (s.tail - s.tailDepth - s.nose - s.noseDepth)
  }
  let swell = 0
  const atHeight = Math.exp(-(((f - 0.62) / 0.3) ** 2))
  for (const wheel of model.wheels) swell += s.flare * Math.exp(-(((x - wheel.x) / (wheel.arch * 1.15)) ** 2)) * atHeight
  const y = hand * reach * ((s.halfWidth - inset) * barrel(model, x) + swell)
  const low = sillAt(model, x)
  return [x, y, low + f * (beltAt(model, x) - low)]
}

/** Past the tail's centre the plan continues on the other side. */
export const wrapped = (u: number): number => (u > 3 ? u - 6 : u < -3 ? u + 6 : u)

/** The plan coordinate of a flank position x. */
export function flankAt(model: CarModel, x: number): number {
  const { nose, noseDepth, noseSquareness: n, tail, tailDepth, tailSquareness: m } = model.shape
  const start = nose + noseDepth
  const end = tail - tailDepth
  if (x < start) return Math.acos(Math.min(1, (start - x) / noseDepth) ** (n / 2)) / (Math.PI / 2)
  if (x > end) return 3 - Math.acos(Math.min(1, (x - end) / tailDepth) ** (m / 2)) / (Math.PI / 2)
  return 1 + (x - start) / (end - start)
}

/** A point of the flank by x and height; beyond belt or sill it stays on the edge. */
export function flankPoint(model: CarModel, x: number, z: number, hand = 1): Vec3 {
  const low = sillAt(model, x)
  const f = (z - low) / (beltAt(model, x) - low)
  return bodyPoint(model, hand * flankAt(model, x), Math.max(0, Math.min(1, f)))
}

/** The lids (bonnet, boot): `q` across from -1 to 1, `u` along from nose to tail as in bodyPoint. */
export function lidPoint(model: CarModel, u: number, q: number): Vec3 {
  const [x, y, z] = bodyPoint(model, Math.max(0.001, Math.min(2.999, u)), 1)
  const { nose, tail } = model.shape
  const full =
    Math.max(0, Math.min(1, (Math.min(x - nose, tail - x) - 0.2) / 0.5)) * Math.min(1, Math.abs(y) / (model.shape.halfWidth * 0.8))
  return [x, y * q, z + toCurve(model.shape.lidCrown)(x) * (1 - q * q) * full]
}
