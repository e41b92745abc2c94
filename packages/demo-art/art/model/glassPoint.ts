import type { Vec3 } from '../geometry/Vec3'
import { mix } from '../geometry/Vec3'
import { beltAt, toCurve, wrapped } from './bodyPoint'
import type { CarModel, Glasshouse } from './CarShape'

const squareness = 4.2

export function requireGlasshouse(model: CarModel): Glasshouse {
  if (!model.shape.glasshouse) throw new Error('this body has no glasshouse')
  return model.shape.glasshouse
}

function ring(front: number, rear: number, bow: number, tailBow: number, half: number, u: number): readonly [number, number] {
  const t = Math.abs(u)
  const hand = u < 0 ? -1 : 1
  if (t < 1) {
    const a = (t * Math.PI) / 2
    return [front + bow * (1 - Math.cos(a) ** (2 / squareness)), hand * half * Math.sin(a) ** (2 / squareness)]
  }
  if (t > 2) {
    const a = ((3 - t) * Math.PI) / 2
    return [rear - tailBow * (1 - Math.cos(a) ** (2 / squareness)), hand * half * Math.sin(a) ** (2 / squareness)]
  }
  return [front + bow + (t - 1) * (rear - tailBow - front - bow), hand * half]
}

/** A point of the glasshouse: `around` the plan as in bodyPoint, `v` from belt (0) to roof edge (1). */
export function glassPoint(model: CarModel, around: number, v: number): Vec3 {
  const u = wrapped(around)
  const g = requireGlasshouse(model)
  const [bx, by] = ring(g.cowl, g.tail, g.bow, g.tailBow, g.beltHalf, u)
  const [rx, ry] = ring(g.header, g.roofEnd, g.bow * 0.8, g.tailBow, g.roofHalf, u)
  const low: Vec3 = [bx, by, beltAt(model, bx) - 0.015]
  const crownAtEnds = Math.abs(u) < 1 || Math.abs(u) > 2 ? g.crown * 0.55 * (1 - (ry / g.roofHalf) ** 2) : 0
  const high: Vec3 = [rx, ry, toCurve(g.roof)(rx) + crownAtEnds]
  const p = mix(low, high, v)
  // Panes are never flat: a small outward bulge between belt and roof.
  const bulge = 0.16 * v * (1 - v)
  const t = Math.abs(u)
  const along = t < 1 ? -Math.cos((t * Math.PI) / 2) : t > 2 ? Math.cos(((3 - t) * Math.PI) / 2) : 0
  const across = Math.sign(u) * Math.sqrt(1 - along * along)
  return [p[0] + along * bulge * 0.5, p[1] + across * bulge, p[2] + Math.abs(along) * bulge * 0.8]
}

/** A point of the side glass by x and height. */
export function sideGlassPoint(model: CarModel, x: number, z: number, hand = 1): Vec3 {
  const g = requireGlasshouse(model)
  const low = beltAt(model, x) - 0.015
  const high = toCurve(g.roof)(x)
  const v = Math.max(0, Math.min(1, (z - low) / (high - low)))
  return [x, hand * (g.beltHalf + (g.roofHalf - g.beltHalf) * v + 0.16 * v * (1 - v)), z]
}

/** The roof skin: `q` across from -1 to 1, `t` from header (0) to roof end (1). */
export function roofPoint(model: CarModel, t: number, q: number): Vec3 {
  const g = requireGlasshouse(model)
  const bend = 1 - (1 - Math.abs(q) ** squareness) ** (1 / squareness)
  const front = g.header + g.bow * 0.8 * bend
  const rear = g.roofEnd - g.tailBow * bend
  const x = front + t * (rear - front)
  return [x, q * g.roofHalf, toCurve(g.roof)(x) + g.crown * (1 - q * q) * (0.55 + 0.45 * Math.sin(Math.PI * t))]
}
