import { tint } from '../paint'
import type { SeededRandom } from '../seededRandom'
import type { SvgSheet } from '../svg/SvgSheet'
import { apron, clouds, ridge, sky } from './landscapes'
import type { ScenePalette } from './ScenePalette'

const n = (v: number) => v.toFixed(0)
const sea = 470
const edge = 690

/** A tall pine with level tiers of branches. */
function tieredPine(sheet: SvgSheet, x: number, height: number, colour: string): void {
  const base = edge - 4
  sheet.path(`M${n(x)} ${base}V${n(base - height)}`, { stroke: '#6b5a4c', 'stroke-width': 9 })
  let tiers = ''
  for (let at = 0.18; at < 1; at += 0.082) {
    const half = height * 0.21 * (1.08 - at)
    const y = base - height * at
    tiers += `M${n(x - half)} ${n(y)}Q${n(x)} ${n(y - half * 0.2)} ${n(x + half)} ${n(y)}L${n(x)} ${n(y - height * 0.105)}z`
  }
  sheet.path(tiers, { fill: colour })
}

/** A long timber pier with a white pavilion at its end. */
function pier(sheet: SvgSheet): void {
  const [start, end, deck] = [-20, 860, sea + 62]
  let piles = ''
  for (let x = start + 20; x < end; x += 46) piles += `M${x} ${deck + 12}V${deck + 74}`
  sheet.path(piles, { stroke: '#6f6458', 'stroke-width': 9 })
  sheet.add(`<rect x="${start}" y="${deck}" width="${end - start}" height="15" fill="#a39686"/>`)
  let rails = `M${start} ${deck - 30}H${end - 230}`
  for (let x = start + 20; x < end - 230; x += 62) rails += `M${x} ${deck}v-32`
  sheet.path(rails, { fill: 'none', stroke: '#f3f1ec', 'stroke-width': 5 })
  const [left, right] = [end - 230, end - 10]
  sheet.add(`<rect x="${left}" y="${deck - 74}" width="${right - left}" height="74" fill="#f5f3ee"/>`)
  let windows = ''
  for (let x = left + 16; x < right - 20; x += 34) windows += `M${x} ${deck - 54}h20v34h-20z`
  sheet.path(windows, { fill: '#6f8b9a' })
  sheet.path(`M${left - 18} ${deck - 74}L${left + 34} ${deck - 128}H${right - 34}L${right + 18} ${deck - 74}z`, { fill: '#8c3a36' })
  sheet.path(`M${left + 86} ${deck - 128}l22-30h4l22 30z`, { fill: '#f5f3ee' })
}

/** A row of painted timber figures along the promenade, as short posts with a head and a coat. */
function posts(sheet: SvgSheet, random: SeededRandom): void {
  const coats = ['#8f1d2c', '#22405f', '#f2efe8', '#c79a3b', '#2f5a4a']
  for (let x = 70; x < 1020; x += 128) {
    const height = random.between(82, 104)
    const top = edge + 24 - height
    const coat = coats[Math.floor(random.between(0, coats.length - 0.001))] ?? coats[0]
    sheet.add(`<rect x="${x - 17}" y="${n(top)}" width="34" height="${n(height)}" rx="15" fill="${coat}"/>`)
    sheet.add(`<circle cx="${x}" cy="${n(top + 15)}" r="13" fill="#e3c3a3"/>`)
    sheet.add(`<rect x="${x - 17}" y="${n(top - 3)}" width="34" height="11" rx="5" fill="#2a2f36"/>`)
  }
}

/** A town's promenade on a calm bay in the morning: pines, a pier and painted posts. */
export function waterfront(sheet: SvgSheet, random: SeededRandom, p: ScenePalette): void {
  const { width: w } = sheet
  sky(sheet, p, sea, 620)
  clouds(sheet, random, '#ffffff', 60, 320)
  sheet.path(ridge(random, { width: w, base: sea + 4, height: 70, step: 330, floor: sea + 6 }), { fill: p.far, opacity: 0.7 })
  sheet.add(
    `<rect y="${sea}" width="${w}" height="${edge - sea + 20}" fill="${sheet.linear(
      [0, sea],
      [0, edge],
      [
        { at: 0, colour: tint(p.accent, 0.5) },
        { at: 0.5, colour: p.accent },
        { at: 1, colour: tint(p.accent, -0.2) },
      ],
    )}"/>`,
  )
  let glints = ''
  for (let i = 0; i < 30; i++)
    glints += `M${n(random.between(0, w))} ${n(random.between(sea + 16, edge - 16))}h${n(random.between(40, 170))}`
  sheet.path(glints, { stroke: '#ffffff', 'stroke-width': 2.5, opacity: 0.45 })
  pier(sheet)
  for (const [x, height] of [
    [1180, 430],
    [1420, 520],
    [1700, 470],
    [1990, 560],
    [2250, 490],
  ] as const)
    tieredPine(sheet, x, height, tint(p.near, random.between(-0.12, 0.12)))
  apron(sheet, p.ground, edge + 10)
  posts(sheet, random)
}
