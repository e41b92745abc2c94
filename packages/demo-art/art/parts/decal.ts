import { type Point, project, viewDirection } from '../geometry/Camera'
import { surfaceNormal } from '../geometry/surfaceNormal'
import { dot, type Vec3 } from '../geometry/Vec3'
import { bodyPoint, flankPoint } from '../model/bodyPoint'
import { pathThrough } from '../svg/pathThrough'
import type { Scene } from '../views/Scene'

type Corner = readonly [number, number]
type Surface = (a: number, b: number) => Vec3

/** Rounds a polygon's corners and samples its edges, still in surface coordinates. */
function roundedOutline(corners: readonly Corner[], round: number, samples = 5): Corner[] {
  const n = corners.length
  const at = (i: number): Corner => corners[(i + n) % n] ?? [0, 0]
  const lerp = (a: Corner, b: Corner, t: number): Corner => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
  return corners.flatMap((corner, i) => {
    const from = lerp(corner, at(i - 1), round)
    const to = lerp(corner, at(i + 1), round)
    const end = lerp(at(i + 1), corner, round)
    const bend = [0, 0.25, 0.5, 0.75].map((t) => lerp(lerp(from, corner, t), lerp(corner, to, t), t))
    const edge = Array.from({ length: samples }, (_, k) => lerp(to, end, k / samples))
    return [...bend, ...edge]
  })
}

/** Projects surface coordinates, dropping what faces away from the eye. */
export function projectVisible(scene: Scene, surface: Surface, outline: readonly Corner[]): Point[] {
  const { nose, tail } = scene.model.shape
  return outline.flatMap(([a, b]) => {
    const p = surface(a, b)
    const inside: Vec3 = [Math.max(nose + 0.9, Math.min(tail - 0.9, p[0])), 0, p[2]]
    return dot(surfaceNormal(surface, a, b, inside), viewDirection(scene.camera, p)) > 0.02 ? [project(scene.camera, p)] : []
  })
}

/**
 * The outline of a detail on the lower body, with corners in (u, f) as in `bodyPoint`; null if it faces away. `round` is the part of each
 * edge that is rounded at a corner, from 0 to 0.5.
 */
export function bodyDecal(scene: Scene, corners: readonly Corner[], round = 0.2): string | null {
  const points = projectVisible(scene, (u, f) => bodyPoint(scene.model, u, f), roundedOutline(corners, round))
  return points.length < 4 ? null : pathThrough(points)
}

/**
 * The outline of a detail on the near flank, such as a handle, in (x, z) metres; null if it faces away. `round` is the part of each edge
 * that is rounded at a corner.
 */
export function flankDecal(scene: Scene, corners: readonly Corner[], round = 0.2): string | null {
  const points = projectVisible(scene, (x, z) => flankPoint(scene.model, x, z), roundedOutline(corners, round))
  return points.length < 4 ? null : pathThrough(points)
}

/** An open line on the near flank in (x, z). */
export function flankLine(scene: Scene, points: readonly Corner[]): string {
  return pathThrough(
    projectVisible(scene, (x, z) => flankPoint(scene.model, x, z), points),
    false,
  )
}

/** The mirror image of a decal's corners on the far side. */
export const farSide = (corners: readonly Corner[]): Corner[] => corners.map(([u, f]): Corner => [-u, f])
