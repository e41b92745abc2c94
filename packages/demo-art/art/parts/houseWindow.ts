import type { Scene } from '../views/Scene'
import { bodyDecal, flankDecal } from './decal'

/** An acrylic caravan window on the near flank, from x0 to x1 along it and from z0 to z1 above the ground, in metres. */
export function paintHouseWindow(scene: Scene, x0: number, x1: number, z0: number, z1: number): void {
  const frame = flankDecal(
    scene,
    [
      [x0, z0],
      [x1, z0],
      [x1, z1],
      [x0, z1],
    ],
    0.1,
  )
  const e = 0.05
  const pane = flankDecal(
    scene,
    [
      [x0 + e, z0 + e],
      [x1 - e, z0 + e],
      [x1 - e, z1 - e],
      [x0 + e, z1 - e],
    ],
    0.08,
  )
  const gleam = flankDecal(
    scene,
    [
      [x0 + 0.12, z0 + e],
      [x0 + 0.3, z0 + e],
      [x0 + 0.62, z1 - e],
      [x0 + 0.44, z1 - e],
    ],
    0,
  )
  paintLayers(scene, frame, pane, x1 - x0 > 0.7 ? gleam : null)
}

/** The same on nose or tail, in plan and height coordinates. */
export function paintEndWindow(scene: Scene, middle: 0 | 3, half: number, low: number, high: number): void {
  const at = (u: number, f: number) => [middle + u, f] as const
  const shape = (h: number, l: number, t: number) => bodyDecal(scene, [at(-h, l), at(0, l), at(h, l), at(h, t), at(0, t), at(-h, t)], 0.08)
  paintLayers(scene, shape(half, low, high), shape(half - 0.03, low + 0.02, high - 0.02), null)
}

function paintLayers({ sheet }: Scene, frame: string | null, pane: string | null, gleam: string | null): void {
  if (!frame || !pane) return
  sheet.path(frame, { fill: '#2b3036' })
  sheet.path(pane, {
    fill: sheet.linear(
      [0, 0],
      [0.2, 1],
      [
        { at: 0, colour: '#8ea3b1' },
        { at: 0.45, colour: '#4d5c67' },
        { at: 1, colour: '#1a2026' },
      ],
      true,
    ),
  })
  if (gleam) sheet.path(gleam, { fill: '#eef5fa', opacity: 0.18 })
}
