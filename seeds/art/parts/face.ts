import { project } from '../geometry/Camera'
import { range } from '../geometry/range'
import { bodyPoint } from '../model/bodyPoint'
import { pathThrough } from '../svg/pathThrough'
import { type Scene, seesNose } from '../views/Scene'
import { bodyDecal, farSide, projectVisible } from './decal'
import { type FaceDesign, faceDesign } from './faceDesign'
import { paintPlate } from './plate'

/** The nose: lower intake, grille, lamps on both corners, badge spot and plate. */
export function paintFace(scene: Scene): void {
  if (scene.camera.forward[0] < -0.1) return
  const design = faceDesign(scene.model.face, scene.art.seed)
  paintBonnetLine(scene)
  paintIntake(scene, design)
  paintGrille(scene, design)
  for (const hand of [-1, 1] as const) paintLamp(scene, design, hand)
  if (!seesNose(scene.camera)) return
  paintPlate(scene, 0, design.grille.low > 0.5 ? 0.5 : Math.max(0.33, design.grille.low - 0.06))
}

function paintBonnetLine(scene: Scene): void {
  const points = projectVisible(
    scene,
    (u, f) => bodyPoint(scene.model, u, f),
    range(-0.95, 1.0, 0.06).map((u) => [u, 0.93] as const),
  )
  if (points.length > 2)
    scene.sheet.path(pathThrough(points, false), { fill: 'none', stroke: '#05070a', 'stroke-width': 1.6, opacity: 0.55 })
}

function trapezoid(g: { top: number; low: number; halfTop: number; halfLow: number }): [number, number][] {
  return [
    [-g.halfTop, g.top],
    [g.halfTop, g.top],
    [g.halfLow, g.low],
    [-g.halfLow, g.low],
  ]
}

function paintIntake(scene: Scene, { intake }: FaceDesign): void {
  const { sheet, model } = scene
  if (model.cladding || model.face === 'commercial') {
    const skirt = bodyDecal(
      scene,
      [
        [-0.92, 0.2],
        [0, 0.2],
        [0.92, 0.2],
        [0.92, 0],
        [0, 0],
        [-0.92, 0],
      ],
      0,
    )
    if (skirt) sheet.path(skirt, { fill: '#1b1e22' })
  }
  const d = bodyDecal(scene, trapezoid(intake), 0.12)
  if (d) sheet.path(d, { fill: '#0c0e11', stroke: '#000', 'stroke-opacity': 0.4, 'stroke-width': 2 })
  for (const hand of [-1, 1]) {
    const slot = bodyDecal(
      scene,
      [
        [hand * 0.64, 0.34],
        [hand * 0.84, 0.38],
        [hand * 0.86, 0.2],
        [hand * 0.66, 0.16],
      ],
      0.2,
    )
    if (slot) sheet.path(slot, { fill: '#0e1014' })
    const fog = bodyDecal(
      scene,
      [
        [hand * 0.7, 0.29],
        [hand * 0.8, 0.3],
        [hand * 0.8, 0.26],
        [hand * 0.71, 0.25],
      ],
      0.3,
    )
    if (fog) sheet.path(fog, { fill: '#cfd8df', opacity: 0.85 })
  }
}

function paintGrille(scene: Scene, { grille, chrome }: FaceDesign): void {
  const { sheet, camera, model } = scene
  const d = bodyDecal(scene, trapezoid(grille), 0.14)
  if (!d) return
  const closed = grille.pattern === 'closed'
  sheet.path(d, {
    fill: closed ? '#15181c' : '#090b0d',
    stroke: chrome ? '#cfd5da' : '#15181c',
    'stroke-width': chrome ? 3 : 2.5,
    'stroke-linejoin': 'round',
  })
  const at = (u: number, f: number) => project(camera, bodyPoint(model, u, f))
  const across = (f: number, half: number) =>
    pathThrough(
      range(-half, half, 0.08).map((u) => at(u, f)),
      false,
    )
  const widthAt = (f: number) => grille.halfLow + ((grille.halfTop - grille.halfLow) * (f - grille.low)) / (grille.top - grille.low)
  const colour = chrome ? '#aab1b8' : '#3a4047'
  let lines = ''
  if (grille.pattern === 'bars') for (const f of range(grille.low, grille.top, 0.07).slice(1, -1)) lines += across(f, widthAt(f) - 0.02)
  if (grille.pattern === 'mesh') {
    for (const f of range(grille.low, grille.top, 0.05).slice(1, -1)) lines += across(f, widthAt(f) - 0.02)
    for (const u of range(-0.3, 0.3, 0.05))
      lines += pathThrough([at(u * (grille.halfLow / 0.33), grille.low + 0.01), at(u * (grille.halfTop / 0.33), grille.top - 0.01)], false)
  }
  if (grille.pattern === 'slats')
    for (const u of range(-0.3, 0.3, 0.075))
      lines += pathThrough(
        [at(u * (grille.halfLow / 0.33), grille.low + 0.015), at(u * (grille.halfTop / 0.33), grille.top - 0.015)],
        false,
      )
  if (lines) sheet.path(lines, { fill: 'none', stroke: colour, 'stroke-width': grille.pattern === 'mesh' ? 1 : 2.2, opacity: 0.9 })
  if (!seesNose(camera)) return
  const badge = at(0, closed ? grille.top + 0.05 : (grille.top * 2 + grille.low) / 3)
  const size = Math.abs(at(0.05, 0.6)[0] - at(-0.05, 0.6)[0]) / 2
  sheet.add(
    `<ellipse cx="${badge[0].toFixed(1)}" cy="${badge[1].toFixed(1)}" rx="${Math.max(3.5, size).toFixed(1)}" ry="7" fill="#c9cfd4" stroke="#5a6169" stroke-width="1.5"/>`,
  )
}

function paintLamp(scene: Scene, { lamp, lampSignature, lightBar }: FaceDesign, hand: 1 | -1): void {
  const { sheet } = scene
  const mirror = (corners: [number, number][]) => (hand === 1 ? corners : farSide(corners))
  const housing = bodyDecal(
    scene,
    mirror([
      [lamp.inner, lamp.lowIn],
      [lamp.inner - 0.01, lamp.highIn],
      [lamp.outer, lamp.highOut],
      [lamp.outer + 0.06, (lamp.lowOut + lamp.highOut) / 2],
      [lamp.outer - 0.1, lamp.lowOut],
    ]),
    0.22,
  )
  if (!housing) return
  sheet.path(housing, { fill: '#14181d', stroke: '#05070a', 'stroke-opacity': 0.6, 'stroke-width': 1.6 })
  const between = (t: number, s: number): [number, number] => [
    lamp.inner + (lamp.outer - lamp.inner) * t,
    lamp.lowIn +
      (lamp.lowOut - lamp.lowIn) * t +
      s * (lamp.highIn - lamp.lowIn + (lamp.highOut - lamp.highIn - lamp.lowOut + lamp.lowIn) * t),
  ]
  for (const [t, size] of [
    [0.3, 0.13],
    [0.58, 0.13],
  ] as const) {
    const lens = bodyDecal(
      scene,
      mirror([between(t - size, 0.2), between(t - size, 0.68), between(t + size, 0.68), between(t + size, 0.2)]),
      0.45,
    )
    if (!lens) continue
    sheet.path(lens, { fill: '#7d8a96', stroke: '#2e363e', 'stroke-width': 1 })
    const core = bodyDecal(
      scene,
      mirror([between(t - size * 0.6, 0.28), between(t - size * 0.6, 0.58), between(t + size * 0.6, 0.58), between(t + size * 0.6, 0.28)]),
      0.48,
    )
    if (core) sheet.path(core, { fill: '#eef5fb' })
  }
  const strip =
    lampSignature === 'brow'
      ? [between(0.03, 0.8), between(0.03, 0.93), between(0.97, 0.93), between(0.97, 0.8)]
      : lampSignature === 'tick'
        ? [between(0.05, 0.06), between(0.05, 0.18), between(0.92, 0.2), between(0.96, 0.08)]
        : [between(0.84, 0.18), between(0.82, 0.86), between(0.91, 0.86), between(0.93, 0.18)]
  const glow = bodyDecal(scene, mirror(strip), 0.2)
  if (glow) sheet.path(glow, { fill: '#f7fbff', stroke: '#bcd6ea', 'stroke-width': 1 })
  if (lightBar && hand === 1) {
    const bar = bodyDecal(
      scene,
      [
        [-lamp.inner, lamp.highIn - 0.015],
        [lamp.inner, lamp.highIn - 0.015],
        [lamp.inner, lamp.highIn - 0.04],
        [-lamp.inner, lamp.highIn - 0.04],
      ],
      0.1,
    )
    if (bar) sheet.path(bar, { fill: '#f2f8fd' })
  }
}
