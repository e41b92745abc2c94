import { tint } from '../paint'
import { carShapes } from '../scenes/parkedCars'
import type { SeededRandom } from '../seededRandom'
import type { SvgSheet } from '../svg/SvgSheet'
import { sky } from './sky'

/** A dealer's yard: open sky, gum trees, a fence with plain flags, a row of parked shapes, swept asphalt, `paler` by an amount (`tint`). */
export function yard(sheet: SvgSheet, random: SeededRandom, paler = 0): void {
  const { width: w, height: h } = sheet
  const base = h * 0.54
  sky(sheet, random, base)
  let trees = `M0 ${base}`
  for (let x = 0; x <= w; x += 60)
    trees += `Q${x + 14} ${(base - random.between(50, 110)).toFixed(0)} ${x + 60} ${(base - random.between(30, 70)).toFixed(0)}`
  sheet.path(`${trees}V${base}z`, { fill: '#8aa08f', opacity: 0.75 })
  const flag = random.pick(['#c8504a', '#3f6fa3', '#d9a441', '#4b8a7a'])
  for (let i = 0; i < 4; i++) {
    const x = 80 + i * (w / 3.6) + random.between(-10, 10)
    sheet.path(`M${x.toFixed(0)} ${base}V${base - 190}`, { stroke: '#dfe5e8', 'stroke-width': 4 })
    sheet.path(`M${x.toFixed(0)} ${base - 188}q22-10 40 2q-6 42 2 84q-20-10-42 0z`, { fill: i % 2 === 0 ? flag : '#f3f5f6', opacity: 0.85 })
  }
  sheet.add(
    `<rect y="${base}" width="${w}" height="${h - base}" fill="${sheet.linear(
      [0, base],
      [0, h],
      [
        { at: 0, colour: tint('#a3a8ab', paler) },
        { at: 0.4, colour: tint('#8b9094', paler) },
        { at: 1, colour: tint('#73787c', paler) },
      ],
    )}"/>`,
  )
  // The car in front hides the middle.
  for (const x of [-70, 150, w - 130]) carShapes(sheet, random, x + random.between(-20, 20), base + 20, 1.05, 0.9)
  sheet.add(`<rect y="${base - 70}" width="${w}" height="100" fill="#dfe7ec" opacity=".24"/>`)
}
