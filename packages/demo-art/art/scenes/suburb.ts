import { tint } from '../paint'
import type { SeededRandom } from '../seededRandom'
import type { SvgSheet } from '../svg/SvgSheet'
import { apron, clouds, ridge, sky } from './landscapes'
import type { ScenePalette } from './ScenePalette'

const n = (v: number) => v.toFixed(0)
const base = 600

/** A brick house of one storey with a tiled roof, a gable and a verandah. */
function house(sheet: SvgSheet, random: SeededRandom, x: number, width: number, p: ScenePalette): void {
  const wall = random.pick([p.near, tint(p.near, 0.3), '#d9c6a5', '#c9b8a2'])
  const roof = random.pick([p.accent, tint(p.accent, -0.25), '#7d7f82'])
  const [eaves, ridgeTop] = [base - 118, base - 212]
  sheet.add(`<rect x="${n(x)}" y="${eaves}" width="${n(width)}" height="118" fill="${wall}"/>`)
  if (random.chance(0.6))
    sheet.add(`<rect x="${n(x + width * 0.74)}" y="${ridgeTop - 34}" width="34" height="70" fill="${tint(wall, -0.2)}"/>`)
  sheet.path(`M${n(x - 24)} ${eaves}L${n(x + 70)} ${ridgeTop}H${n(x + width - 70)}L${n(x + width + 24)} ${eaves}z`, { fill: roof })
  const [left, right] = [x + width * 0.06, x + width * 0.44]
  const middle = (left + right) / 2
  sheet.path(`M${n(left)} ${base}V${eaves - 6}L${n(middle)} ${eaves - 84}L${n(right)} ${eaves - 6}V${base}z`, { fill: tint(wall, 0.16) })
  sheet.path(`M${n(left - 16)} ${eaves + 6}L${n(middle)} ${eaves - 98}L${n(right + 16)} ${eaves + 6}`, {
    fill: 'none',
    stroke: '#f4efe4',
    'stroke-width': 11,
  })
  sheet.add(
    `<rect x="${n(middle - 46)}" y="${eaves + 18}" width="92" height="62" fill="#5f707b" stroke="#f4efe4" stroke-width="8"/>` +
      `<rect x="${n(x + width * 0.56)}" y="${eaves + 26}" width="44" height="92" fill="${tint(roof, -0.2)}"/>` +
      `<rect x="${n(x + width * 0.76)}" y="${eaves + 26}" width="62" height="52" fill="#5f707b" stroke="#f4efe4" stroke-width="7"/>` +
      `<rect x="${n(right + 16)}" y="${eaves}" width="${n(x + width + 14 - right - 16)}" height="12" fill="#f4efe4"/>`,
  )
}

/** A gum tree with a pale trunk and clumps of leaves. */
function tree(sheet: SvgSheet, random: SeededRandom, x: number): void {
  const height = random.between(190, 300)
  sheet.path(
    `M${n(x - 7)} ${base + 16}Q${n(x + 10)} ${n(base - height / 2)} ${n(x - 4)} ${n(base - height)}h9Q${n(x + 22)} ${n(base - height / 2)} ${n(x + 9)} ${base + 16}z`,
    {
      fill: '#cfc3b2',
    },
  )
  const leaf = random.pick(['#7d9168', '#6f865f', '#8a9a70'])
  for (const [dx, dy, r] of [
    [-44, 10, 56],
    [34, -8, 62],
    [-6, -52, 58],
  ] as const)
    sheet.add(
      `<ellipse cx="${n(x + dx)}" cy="${n(base - height + dy)}" rx="${r}" ry="${n(r * 0.68)}" fill="${tint(leaf, random.between(-0.12, 0.14))}"/>`,
    )
}

/** A street of brick houses with gum trees and power lines on a warm morning. */
export function suburb(sheet: SvgSheet, random: SeededRandom, p: ScenePalette): void {
  const { width: w } = sheet
  sky(sheet, p, base, 760)
  clouds(sheet, random, '#ffffff', 60, 300)
  sheet.path(ridge(random, { width: w, base: base - 60, height: 120, step: 150, floor: base }), { fill: p.far, opacity: 0.8 })
  for (let x = -90; x < w; ) {
    const width = random.between(380, 500)
    house(sheet, random, x, width, p)
    tree(sheet, random, x + width + random.between(50, 80))
    x += width + random.between(120, 190)
  }
  let wires = ''
  let poles = ''
  for (let x = 130; x < w + 700; x += 640) {
    poles += `M${x} ${base + 30}V${base - 410}M${x - 62} ${base - 372}h124`
    for (const dx of [-54, 54]) wires += `M${x + dx - 640} ${base - 378}Q${x + dx - 320} ${base - 318} ${x + dx} ${base - 378}`
  }
  sheet.path(wires, { fill: 'none', stroke: '#4e4a46', 'stroke-width': 3, opacity: 0.7 })
  sheet.path(poles, { fill: 'none', stroke: '#6d5d4e', 'stroke-width': 11 })
  // A low fence, the lawn before it and the footpath.
  sheet.add(
    `<rect y="${base - 30}" width="${w}" height="40" fill="${tint(p.near, 0.1)}"/><rect y="${base - 36}" width="${w}" height="9" fill="#efe6d6"/>`,
  )
  sheet.add(
    `<rect y="${base + 8}" width="${w}" height="40" fill="#93a271"/><rect y="${base + 40}" width="${w}" height="24" fill="#cdc6ba"/>`,
  )
  apron(sheet, p.ground, base + 70)
}
