import { tint } from '../paint'
import type { SeededRandom } from '../seededRandom'
import type { SvgSheet } from '../svg/SvgSheet'
import { apron, clouds, ridge, sky } from './landscapes'
import type { ScenePalette } from './ScenePalette'

const n = (v: number) => v.toFixed(0)
const shore = 520
const edge = 690

/** Towers along the far shore, with lit windows and their reflections in the water. */
function towers(sheet: SvgSheet, random: SeededRandom, colour: string, low: number, high: number, p: ScenePalette): void {
  let blocks = ''
  let windows = ''
  let reflections = ''
  for (let x = -20; x < sheet.width; ) {
    const width = random.between(64, 150)
    const height = random.between(low, high) * (0.5 + 0.6 * Math.exp(-(((x - 1450) / 640) ** 2)))
    const top = shore - height
    const crown = random.chance(0.3) ? `l${n(width / 2)}-34l${n(width / 2)} 34` : `h${n(width)}`
    blocks += `M${n(x)} ${shore}V${n(top)}${crown}V${shore}z`
    for (let y = top + 20; y < shore - 16; y += 26) if (random.chance(0.7)) windows += `M${n(x + 12)} ${n(y)}h${n(width - 24)}`
    reflections += `M${n(x + width / 2)} ${shore + 8}V${n(shore + 20 + height * 0.3)}`
    x += width + random.between(2, 30)
  }
  sheet.path(blocks, {
    fill: sheet.linear(
      [0, shore - high],
      [0, shore],
      [
        { at: 0, colour },
        { at: 1, colour: tint(colour, 0.25) },
      ],
    ),
  })
  sheet.path(windows, { stroke: p.accent, 'stroke-width': 8, 'stroke-dasharray': '9 15', opacity: 0.75 })
  sheet.path(reflections, { stroke: p.accent, 'stroke-width': 26, 'stroke-dasharray': '5 12', opacity: 0.3 })
}

/** A promenade across the water from a city at dusk; no real skyline is meant. */
export function harbour(sheet: SvgSheet, random: SeededRandom, p: ScenePalette): void {
  const { width: w } = sheet
  sky(sheet, p, shore, 1700, 0.95)
  clouds(sheet, random, '#ffd9bd', 90, 380)
  sheet.path(ridge(random, { width: w, base: shore + 4, height: 110, step: 310, floor: shore + 6 }), { fill: p.far, opacity: 0.7 })
  sheet.add(
    `<rect y="${shore}" width="${w}" height="${edge - shore + 20}" fill="${sheet.linear(
      [0, shore],
      [0, edge],
      [
        { at: 0, colour: tint(p.skyLow, -0.1) },
        { at: 0.4, colour: p.far },
        { at: 1, colour: p.near },
      ],
    )}"/>`,
  )
  towers(sheet, random, p.far, 160, 300, p)
  towers(sheet, random, p.near, 90, 400, p)
  let glints = ''
  for (let i = 0; i < 34; i++)
    glints += `M${n(random.between(0, w))} ${n(random.between(shore + 20, edge - 14))}h${n(random.between(40, 170))}`
  sheet.path(glints, { stroke: '#ffe3c4', 'stroke-width': 2.5, opacity: 0.4 })
  let rails = `M0 ${edge - 44}H${w}M0 ${edge - 22}H${w}`
  for (let x = 30; x < w; x += 96) rails += `M${x} ${edge + 6}v-56`
  sheet.path(rails, { fill: 'none', stroke: '#232b3f', 'stroke-width': 6 })
  apron(sheet, p.ground, edge + 6)
  for (let x = 210; x < w; x += 560) {
    sheet.path(`M${x} ${edge + 10}V${edge - 270}`, { stroke: '#232b3f', 'stroke-width': 10 })
    sheet.add(
      `<circle cx="${x}" cy="${edge - 282}" r="150" fill="${sheet.radial(
        [0.5, 0.5],
        0.5,
        [
          { at: 0, colour: p.accent, opacity: 0.7 },
          { at: 1, colour: p.accent, opacity: 0 },
        ],
        true,
      )}"/><circle cx="${x}" cy="${edge - 282}" r="17" fill="#fff3dc"/>`,
    )
  }
}
