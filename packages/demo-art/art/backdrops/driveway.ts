import { tint } from '../paint'
import type { SeededRandom } from '../seededRandom'
import type { SvgSheet } from '../svg/SvgSheet'
import { sky } from './sky'

/** In front of a private house: a gable, a garage door, a hedge, lawn on either side of the concrete. */
export function driveway(sheet: SvgSheet, random: SeededRandom): void {
  const { width: w, height: h } = sheet
  const base = Math.round(h * 0.56)
  sky(sheet, random, base)
  let trees = `M0 ${base}`
  for (let x = 0; x <= w; x += 70)
    trees += `Q${x + 20} ${(base - random.between(120, 210)).toFixed(0)} ${x + 70} ${(base - random.between(90, 140)).toFixed(0)}`
  sheet.path(`${trees}V${base}z`, { fill: '#91a58f' })
  const wall = random.pick(['#e4dccf', '#c9a58c', '#d9dcd9', '#b8ada0', '#e9e4da'])
  const roof = random.pick(['#6b6f75', '#8a5a4a', '#55606a', '#7a6f66'])
  const door = random.pick(['#f0efe9', '#5d666d', '#d8d3c8', '#7d8a86'])
  const flip = random.chance(0.5)
  let house =
    `<path d="M110 ${base}V${base - 168}H1010V${base}z" fill="${wall}"/>` +
    `<path d="M84 ${base - 164}L300 ${base - 282}H880L1038 ${base - 164}z" fill="${roof}"/>` +
    `<path d="M84 ${base - 164}H1038v12H84z" fill="${tint(roof, 0.5)}"/>` +
    `<path d="M560 ${base}V${base - 190}L760 ${base - 300}L960 ${base - 190}V${base}z" fill="${tint(wall, 0.14)}"/>` +
    `<path d="M540 ${base - 182}L760 ${base - 312}L980 ${base - 182}l-12 12L760 ${base - 288}L552 ${base - 170}z" fill="${tint(roof, -0.2)}"/>` +
    `<rect x="620" y="${base - 150}" width="280" height="150" fill="${door}" stroke="${tint(wall, 0.5)}" stroke-width="8"/>`
  for (let i = 1; i < 5; i++) house += `<path d="M620 ${base - 150 + i * 30}h280" stroke="#3b4248" stroke-width="2" opacity=".3"/>`
  for (const x of [170, 330])
    house += `<rect x="${x}" y="${base - 136}" width="110" height="76" fill="#65737e" stroke="#f2f1ec" stroke-width="7"/><path d="M${x + 8} ${base - 62}L${x + 62} ${base - 132}h26L${x + 36} ${base - 62}z" fill="#dfe8ee" opacity=".3"/>`
  house += `<rect x="478" y="${base - 140}" width="58" height="140" fill="${tint(roof, 0.1)}"/><circle cx="526" cy="${base - 66}" r="4" fill="#e8e2d2"/>`
  sheet.add(flip ? `<g transform="matrix(-1 0 0 1 ${w} 0)">${house}</g>` : house)
  let hedge = `M0 ${base + 8}`
  for (let x = 0; x <= w; x += 40)
    hedge += `q10-${random.between(24, 42).toFixed(0)} 20-${random.between(8, 16).toFixed(0)}t20 ${random.between(8, 16).toFixed(0)}`
  const opening = flip ? [290, 600] : [600, 910]
  sheet.add(
    `<g clip-path="${sheet.clip(`M0 0H${opening[0]}V${h}H0z`, `M${opening[1]} 0H${w}V${h}H${opening[1]}z`)}"><path d="${hedge}V${base + 24}H0z" fill="#6f8a64"/></g>`,
  )
  const lawn = sheet.linear(
    [0, base],
    [0, h],
    [
      { at: 0, colour: '#93a878' },
      { at: 1, colour: '#7b9463' },
    ],
  )
  const concrete = sheet.linear(
    [0, base],
    [0, h],
    [
      { at: 0, colour: '#c3c1ba' },
      { at: 0.5, colour: '#b3b2ac' },
      { at: 1, colour: '#9c9c98' },
    ],
  )
  sheet.add(`<rect y="${base + 6}" width="${w}" height="${h - base}" fill="${lawn}"/>`)
  sheet.path(
    `M${opening[0]} ${base + 6}H${opening[1]}L${opening[1] ? opening[1] + 150 : w} ${base + 50}L1330 ${base + 110}V${h}H-130V${base + 110}L${(opening[0] ?? 0) - 150} ${base + 50}z`,
    {
      fill: concrete,
    },
  )
  sheet.path(`M-130 ${base + 128}H1330M-130 ${base + 212}H1330`, { stroke: '#77766f', 'stroke-width': 3, opacity: 0.35 })
}
