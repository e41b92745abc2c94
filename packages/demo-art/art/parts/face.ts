import { project } from '../geometry/Camera'
import { range } from '../geometry/range'
import { bodyPoint } from '../model/bodyPoint'
import { pathThrough } from '../svg/pathThrough'
import { type Scene, seesNose } from '../views/Scene'
import { bodyDecal, farSide, projectVisible } from './decal'
import { type FaceDesign, faceDesign, type Lamp, type Opening } from './faceDesign'
import { paintPlate } from './plate'

/**
 * The nose: lower intake, grille, lamps on both corners, badge spot and plate. Pairs of numbers are positions [u, f] on the body
 * (`bodyPoint`): u is 0 at the nose's centre and ±1 behind the front corners; f is 0 at the sill and 1 at the belt.
 */
export function paintFace(scene: Scene): void {
  if (scene.camera.forward[0] < -0.1) return
  const design = faceDesign(scene.model, scene.art.seed)
  paintBonnetLine(scene)
  paintIntake(scene, design)
  paintGrille(scene, design)
  for (const hand of [-1, 1] as const) paintLamp(scene, design, hand)
  if (!seesNose(scene.camera)) return
  const low = design.grille?.half.at(-1)?.[1] ?? 0.45
  paintPlate(scene, 0, low > 0.6 ? 0.54 : low > 0.45 ? 0.42 : Math.max(0.2, Math.min(0.36, low - 0.06)))
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

function trapezoid(g: FaceDesign['intake']): [number, number][] {
  return [
    [-g.halfTop, g.top],
    [g.halfTop, g.top],
    [g.halfLow, g.low],
    [-g.halfLow, g.low],
  ]
}

/** Both halves of an opening, going round. */
const wholeOf = ({ half }: Opening): [number, number][] => [
  ...half.map(([u, f]): [number, number] => [u, f]),
  ...[...half].reverse().map(([u, f]): [number, number] => [-u, f]),
]

/** How far an opening reaches to either side at a height. */
function halfWidthAt({ half }: Opening, f: number): number {
  const below = half.findIndex((corner) => corner[1] <= f)
  const [low, high] = [half[below], half[below - 1]]
  if (!low || !high) return (low ?? half.at(-1))?.[0] ?? 0
  return low[0] + ((high[0] - low[0]) * (f - low[1])) / (high[1] - low[1])
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
  const at = (u: number, f: number) => project(camera, bodyPoint(model, u, f))
  if (grille) paintOpening(scene, grille, chrome)
  if (!seesNose(camera)) return
  const top = grille?.half[0]?.[1] ?? 0.62
  const badge = at(0, grille && top > 0.7 ? top - 0.1 : top + 0.1)
  const size = Math.abs(at(0.05, 0.6)[0] - at(-0.05, 0.6)[0]) / 2
  sheet.add(
    `<ellipse cx="${badge[0].toFixed(1)}" cy="${badge[1].toFixed(1)}" rx="${Math.max(3.5, size).toFixed(1)}" ry="7" fill="#c9cfd4" stroke="#5a6169" stroke-width="1.5"/>`,
  )
}

function paintOpening(scene: Scene, grille: Opening, chrome: boolean): void {
  const { sheet, camera, model } = scene
  const d = bodyDecal(scene, wholeOf(grille), 0.14)
  if (!d) return
  sheet.path(d, {
    fill: '#090b0d',
    stroke: chrome ? '#cfd5da' : '#15181c',
    'stroke-width': chrome ? 3 : 2.5,
    'stroke-linejoin': 'round',
  })
  const [top, low] = [grille.half[0]?.[1] ?? 0, grille.half.at(-1)?.[1] ?? 0]
  const at = (u: number, f: number) => project(camera, bodyPoint(model, u, f))
  const across = (f: number, half = halfWidthAt(grille, f) - 0.02) =>
    pathThrough(
      range(-half, half, 0.08).map((u) => at(u, f)),
      false,
    )
  /** Upright bars follow the sides of the opening. */
  const up = (share: number) =>
    pathThrough(
      range(low + 0.015, top - 0.015, 0.16).map((f) => at(share * halfWidthAt(grille, f), f)),
      false,
    )
  let lines = ''
  if (grille.pattern === 'bars') for (const f of range(low, top, 0.07).slice(1, -1)) lines += across(f)
  if (grille.pattern === 'mesh') {
    for (const f of range(low, top, 0.075).slice(1, -1)) lines += across(f)
    for (const share of range(-0.85, 0.85, 0.17)) lines += up(share)
  }
  if (grille.pattern === 'slats') for (const share of range(-0.84, 0.84, 0.21)) lines += up(share)
  const colour = chrome ? '#aab1b8' : '#3a4047'
  if (lines) sheet.path(lines, { fill: 'none', stroke: colour, 'stroke-width': grille.pattern === 'mesh' ? 1 : 2.2, opacity: 0.9 })
  const bright = { fill: 'none', stroke: chrome ? '#d9dfe4' : '#6d757d', 'stroke-linecap': 'round' as const }
  if (grille.trim === 'bar') sheet.path(across((top + low) / 2, halfWidthAt(grille, (top + low) / 2)), { ...bright, 'stroke-width': 7 })
  if (grille.trim === 'wing') {
    const wing = [
      ...grille.half.slice(1),
      ...grille.half
        .slice(1)
        .map(([u, f]) => [-u, f] as const)
        .reverse(),
    ]
    sheet.path(
      pathThrough(
        wing.map(([u, f]) => at(u, f)),
        false,
      ),
      { ...bright, 'stroke-width': 5, 'stroke-linejoin': 'round' },
    )
  }
}

function paintLamp(scene: Scene, { lamp, lampSignature, dayLine, lightBar }: FaceDesign, hand: 1 | -1): void {
  const { sheet } = scene
  const mirror = (corners: [number, number][]) => (hand === 1 ? corners : farSide(corners))
  const housing = bodyDecal(
    scene,
    mirror(
      lamp.round
        ? ring(lamp)
        : [
            [lamp.inner, lamp.lowIn],
            [lamp.inner - 0.01, lamp.highIn],
            [lamp.outer, lamp.highOut],
            [lamp.outer + 0.06, (lamp.lowOut + lamp.highOut) / 2],
            [lamp.outer - 0.1, lamp.lowOut],
          ],
    ),
    lamp.round ? 0.45 : 0.22,
  )
  if (!housing) return
  sheet.path(housing, { fill: '#14181d', stroke: '#05070a', 'stroke-opacity': 0.6, 'stroke-width': 1.6 })
  const between = (t: number, s: number): [number, number] => [
    lamp.inner + (lamp.outer - lamp.inner) * t,
    lamp.lowIn +
      (lamp.lowOut - lamp.lowIn) * t +
      s * (lamp.highIn - lamp.lowIn + (lamp.highOut - lamp.highIn - lamp.lowOut + lamp.lowIn) * t),
  ]
  for (const [t, size] of lamp.round
    ? ([[0.5, 0.32]] as const)
    : ([
        [0.3, 0.13],
        [0.58, 0.13],
      ] as const)) {
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
  const strips: Record<FaceDesign['lampSignature'], [number, number][]> = {
    brow: [between(0.03, 0.8), between(0.03, 0.93), between(0.97, 0.93), between(0.97, 0.8)],
    tick: [between(0.05, 0.06), between(0.05, 0.18), between(0.92, 0.2), between(0.96, 0.08)],
    dots: [between(0.84, 0.18), between(0.82, 0.86), between(0.91, 0.86), between(0.93, 0.18)],
    bracket: [
      between(0.9, 0.06),
      between(0.04, 0.06),
      between(0.04, 0.94),
      between(0.9, 0.94),
      between(0.9, 0.8),
      between(0.15, 0.8),
      between(0.15, 0.2),
      between(0.9, 0.2),
    ],
    ring: [],
  }
  const glow = strips[lampSignature].length > 0 ? bodyDecal(scene, mirror(strips[lampSignature]), 0.1) : null
  if (glow) sheet.path(glow, { fill: '#f7fbff', stroke: '#bcd6ea', 'stroke-width': 1 })
  const line = dayLine && bodyDecal(scene, mirror(dayLine.map(([u, f]) => [u, f])), 0.2)
  if (line) sheet.path(line, { fill: '#f4f9fe', stroke: '#14181d', 'stroke-width': 2.2 })
  if (lightBar === null || hand === -1) return
  const bar = bodyDecal(
    scene,
    [
      [-0.42, lightBar],
      [0, lightBar],
      [0.42, lightBar],
      [0.42, lightBar - 0.03],
      [0, lightBar - 0.03],
      [-0.42, lightBar - 0.03],
    ],
    0.1,
  )
  if (bar) sheet.path(bar, { fill: '#f2f8fd', stroke: '#14181d', 'stroke-width': 2 })
}

/** A round lamp's outline. */
const ring = ({ inner, outer, lowIn, highIn }: Lamp): [number, number][] =>
  range(0, 330, 30).map((degrees) => {
    const a = (degrees * Math.PI) / 180
    return [(inner + outer) / 2 + (Math.cos(a) * (outer - inner)) / 2, (lowIn + highIn) / 2 + (Math.sin(a) * (highIn - lowIn)) / 2]
  })
