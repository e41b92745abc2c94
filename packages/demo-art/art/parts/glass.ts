import { type Point, project, scaleAt, viewDirection } from '../geometry/Camera'
import { range } from '../geometry/range'
import { surfaceNormal } from '../geometry/surfaceNormal'
import { dot } from '../geometry/Vec3'
import { beltAt, toCurve } from '../model/bodyPoint'
import { glassPoint, sideGlassPoint } from '../model/glassPoint'
import { pathThrough } from '../svg/pathThrough'
import { type Scene, seesNose, seesTail } from '../views/Scene'

const frame = '#0c0f13'

/** Windscreen, side glass with its pillars, and back window: dark inside, sky above, one diagonal gleam each. */
export function paintGlass(scene: Scene): void {
  const { camera, model } = scene
  const g = model.shape.glasshouse
  if (!g) return
  const heart = [(g.cowl + g.tail) / 2, 0, beltAt(model, 1) + 0.2] as const
  const surface = (u: number, v: number) => glassPoint(model, u, v)
  const faces = (u: number) => dot(surfaceNormal(surface, u, 0.5, heart), viewDirection(camera, surface(u, 0.5))) > 0.03
  if (faces(0) && seesNose(camera)) paintPane(scene, band(scene, 0, 0.9, 0.05, 0.94), 0.32)
  // Square from the side a windscreen still shows where it bends round to its pillar.
  else if (!faces(0) && !faces(3)) paintPane(scene, bend(scene, 0.74, 0.07, 0.9), 0)
  if (g.backGlass && faces(3) && seesTail(camera)) paintPane(scene, band(scene, 3, 2.26, g.backGlass.low, g.backGlass.high), 0.3)
  paintSide(scene)
}

function band({ camera, model }: Scene, middle: 0 | 3, edge: number, low: number, high: number): Point[] {
  const us =
    middle === 0
      ? range(-edge, edge, 0.12)
      : [...range(-3, -edge, 0.12).reverse(), ...range(edge, 3, 0.12).reverse()].sort((a, b) => order(a) - order(b))
  const at = (v: number) => us.map((u) => project(camera, glassPoint(model, u, v)))
  return [...at(high), ...at(low).reverse()]
}

function bend({ camera, model }: Scene, edge: number, low: number, high: number): Point[] {
  const at = (u: number, v: number) => project(camera, glassPoint(model, u, v))
  const vs = range(low, high, 0.1)
  return [...vs.map((v) => at(0.12, v)), ...[...vs].reverse().map((v) => at(edge, v))]
}

const order = (u: number) => (u < 0 ? u + 6 : u)

function paintPane({ sheet }: Scene, outline: readonly Point[], gleam: number): void {
  const d = pathThrough(outline)
  const ys = outline.map((p) => p[1])
  const xs = outline.map((p) => p[0])
  const [top, bottom, left, right] = [Math.min(...ys), Math.max(...ys), Math.min(...xs), Math.max(...xs)]
  sheet.path(d, { fill: frame, stroke: frame, 'stroke-width': 4, 'stroke-linejoin': 'round' })
  sheet.path(d, {
    fill: sheet.linear(
      [left, top],
      [left + (right - left) * 0.25, bottom],
      [
        { at: 0, colour: '#b9cbd9' },
        { at: 0.35, colour: '#7d93a4' },
        { at: 0.7, colour: '#3d4b58' },
        { at: 1, colour: '#1b2229' },
      ],
    ),
  })
  if (gleam === 0) return
  const w = right - left
  const streak: Point[] = [
    [left + w * 0.1, bottom],
    [left + w * 0.42, top],
    [left + w * 0.66, top],
    [left + w * 0.3, bottom],
  ]
  sheet.path(pathThrough(streak), { fill: '#e8f2fa', opacity: gleam * 0.5, 'clip-path': sheet.clip(d) })
}

function paintSide(scene: Scene): void {
  const { sheet, camera, model } = scene
  const g = model.shape.glasshouse
  if (!g) return
  const [low, high] = [0.08, 0.87]
  const heightAt = (x: number, v: number) => {
    const base = beltAt(model, x) - 0.015
    return base + v * (toCurve(g.roof)(x) - base)
  }
  const at = (x: number, v: number): Point => project(camera, sideGlassPoint(model, x, heightAt(x, v)))
  const frontX = (v: number) => g.cowl + (g.header - g.cowl) * v + 0.14 + g.glass.frontGap
  const rearX = (v: number) => g.glass.endBelt + (g.glass.endRoof - g.glass.endBelt) * v
  const vs = range(low, high, 0.1)
  const outline = [
    ...vs.map((v) => at(frontX(v), v)),
    ...range(frontX(high), rearX(high), 0.15).map((x) => at(x, high)),
    ...[...vs].reverse().map((v) => at(rearX(v), v)),
    ...range(rearX(low), frontX(low), 0.15).map((x) => at(x, low)),
  ]
  const d = pathThrough(outline)
  const px = scaleAt(camera, sideGlassPoint(model, 1.2, 1.2))
  if (model.chromeWaist) sheet.path(d, { fill: 'none', stroke: '#c4cbd1', 'stroke-width': px * 0.06, 'stroke-linejoin': 'round' })
  const ys = outline.map((p) => p[1])
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  sheet.path(d, { fill: frame, stroke: frame, 'stroke-width': px * 0.035, 'stroke-linejoin': 'round' })
  sheet.group({ 'clip-path': sheet.clip(d) }, () => {
    sheet.path(d, {
      fill: sheet.linear(
        [0, top],
        [0, bottom],
        [
          { at: 0, colour: '#8ea3b3' },
          { at: 0.4, colour: '#51626f' },
          { at: 0.75, colour: '#28323b' },
          { at: 1, colour: '#151a20' },
        ],
      ),
    })
    for (const x of g.glass.pillars.slice(0, 2)) paintHeadrest(scene, x - 0.28)
    const gleam = [at(frontX(low) + 0.55, 0), at(frontX(high) + 0.25, 1), at(frontX(high) + 0.7, 1), at(frontX(low) + 1.05, 0)]
    sheet.path(pathThrough(gleam), { fill: '#e8f2fa', opacity: 0.14 })
    for (const x of g.glass.pillars) {
      sheet.path(pathThrough([at(x - 0.035, 0), at(x + 0.01, 1), at(x + 0.085, 1), at(x + 0.055, 0)]), { fill: '#0a0c10' })
    }
    if (g.glass.solidFrom !== undefined) {
      const x = g.glass.solidFrom
      sheet.path(pathThrough([at(x, 0), at(x, 1), at(rearX(1) + 0.3, 1), at(rearX(0) + 0.3, 0)]), { fill: '#14181d' })
    }
  })
}

function paintHeadrest({ sheet, camera, model }: Scene, x: number): void {
  const z = beltAt(model, x)
  const [cx, cy] = project(camera, [x, 0.38, z + 0.12])
  const px = scaleAt(camera, [x, 0.38, z])
  sheet.add(
    `<rect x="${(cx - px * 0.06).toFixed(1)}" y="${(cy - px * 0.1).toFixed(1)}" width="${(px * 0.13).toFixed(1)}" height="${(px * 0.5).toFixed(1)}" rx="${(px * 0.05).toFixed(1)}" fill="#0b0e12" opacity=".7"/>`,
  )
}
