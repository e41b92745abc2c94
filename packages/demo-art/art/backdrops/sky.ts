import type { SeededRandom } from '../seededRandom'
import type { SvgSheet } from '../svg/SvgSheet'

const skies = [
  ['#79acd6', '#dcebf4'],
  ['#9dbdd6', '#f1ece0'],
  ['#a9b9c6', '#e2e7ea'],
  ['#6fa3d0', '#f0e2d2'],
] as const

/** A sky down to the horizon, with a few soft clouds. */
export function sky(sheet: SvgSheet, random: SeededRandom, base: number): void {
  const { width: w } = sheet
  const [high, low] = random.pick(skies)
  const fill = sheet.linear(
    [0, 0],
    [0, base],
    [
      { at: 0, colour: high },
      { at: 1, colour: low },
    ],
  )
  const cloud = sheet.radial(
    [0.5, 0.5],
    0.5,
    [
      { at: 0, colour: '#fff', opacity: 0.75 },
      { at: 1, colour: '#fff', opacity: 0 },
    ],
    true,
  )
  let clouds = ''
  for (let i = 0; i < 3; i++) {
    const [x, y, r] = [random.between(0, w), random.between(40, 230), random.between(120, 320)].map(Math.round) as [number, number, number]
    clouds += `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${Math.round(r * 0.18)}" fill="${cloud}"/>`
  }
  sheet.add(`<rect width="${w}" height="${base + 2}" fill="${fill}"/>${clouds}`)
}
