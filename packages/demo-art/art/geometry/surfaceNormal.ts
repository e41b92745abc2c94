import { cross, dot, normalise, subtract, type Vec3 } from './Vec3'

/** Numeric normal of a parametric surface, turned to point away from `inside`. */
export function surfaceNormal(surface: (a: number, b: number) => Vec3, a: number, b: number, inside: Vec3): Vec3 {
  const e = 0.012
  const n = normalise(cross(subtract(surface(a + e, b), surface(a - e, b)), subtract(surface(a, b + e), surface(a, b - e))))
  return dot(n, subtract(surface(a, b), inside)) < 0 ? [-n[0], -n[1], -n[2]] : n
}
