import { dot, normalise, subtract, type Vec3 } from './Vec3'

export type Point = readonly [number, number]

/** A camera with a shift lens: it looks level, so verticals stay vertical and the horizon is simply the eye height. */
export interface Camera {
  eye: Vec3
  right: Vec3
  forward: Vec3
  /** Pixels per unit of tangent, and where the optical axis meets the picture. */
  focal: number
  centre: Point
}

/** `azimuth` in degrees: 0 sees the near side, 90 the nose, -90 the tail. */
export function cameraAt(options: { azimuth: number; height: number; distance: number; target: Vec3 }): Camera {
  const a = (options.azimuth * Math.PI) / 180
  const [tx, ty] = options.target
  const eye: Vec3 = [tx - Math.sin(a) * options.distance, ty + Math.cos(a) * options.distance, options.height]
  return { eye, right: [Math.cos(a), Math.sin(a), 0], forward: [Math.sin(a), -Math.cos(a), 0], focal: 1000, centre: [600, 400] }
}

export function project(camera: Camera, point: Vec3): Point {
  const d = subtract(point, camera.eye)
  const k = camera.focal / dot(d, camera.forward)
  return [camera.centre[0] + dot(d, camera.right) * k, camera.centre[1] - d[2] * k]
}

/** Unit vector from a surface point to the eye. */
export const viewDirection = (camera: Camera, point: Vec3): Vec3 => normalise(subtract(camera.eye, point))

/** Pixels per metre at this point's depth. */
export const scaleAt = (camera: Camera, point: Vec3): number => camera.focal / dot(subtract(point, camera.eye), camera.forward)

/** Zooms and shifts so that all points fill the box: centred across, standing on its lower edge. */
export function fitCamera(camera: Camera, points: readonly Vec3[], box: { x: number; y: number; width: number; height: number }): Camera {
  const flat = points.map((p) => project(camera, p))
  const xs = flat.map((p) => p[0])
  const ys = flat.map((p) => p[1])
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const zoom = Math.min(box.width / (right - left), box.height / (bottom - top))
  const [cx, cy] = camera.centre
  return {
    ...camera,
    focal: camera.focal * zoom,
    centre: [box.x + box.width / 2 - ((left + right) / 2 - cx) * zoom, box.y + box.height - (bottom - cy) * zoom],
  }
}
