import type { SeededRandom } from '../seededRandom'
import type { SvgSheet } from '../svg/SvgSheet'

/** A dealer's yard: open sky, gum trees, a fence with plain flags, a row of parked shapes, swept asphalt. */
export function yard(sheet: SvgSheet, random: SeededRandom): void {
  const { width: w, height: h } = sheet
  const base = h * 0.54
  const [high, low] = random.pick([
    ['#7fb0d8', '#dcebf4'],
    ['#9dbdd6', '#f1ece0'],
    ['#a9b9c6', '#dfe5e9'],
  ] as const)
  sheet.add(
    `<rect width="${w}" height="${base + 2}" fill="${sheet.linear(
      [0, 0],
      [0, base],
      [
        { at: 0, colour: high },
        { at: 1, colour: low },
      ],
    )}"/>`,
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
  for (let i = 0; i < 4; i++) {
    const [x, y, r] = [random.between(0, w), random.between(h * 0.06, h * 0.3), random.between(120, 320)]
    sheet.add(`<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${r.toFixed(0)}" ry="${(r * 0.18).toFixed(0)}" fill="${cloud}"/>`)
  }
  let trees = `M0 ${base}`
  for (let x = 0; x <= w; x += 60)
    trees += `Q${x + 14} ${(base - random.between(50, 110)).toFixed(0)} ${x + 60} ${(base - random.between(30, 70)).toFixed(0)}`
  sheet.path(`${trees}V${base}z`, { fill: '#8aa08f', opacity: 0.75 })
  const flag = random.pick(['#c8504a', '#3f6fa3', '#d9a441', '#4b8a7a'])
  for (let i = 0; i < 5; i++) {
    const x = 60 + i * (w / 5) + random.between(-10, 10)
    sheet.path(`M${x.toFixed(0)} ${base}V${base - 190}`, { stroke: '#dfe5e8', 'stroke-width': 4 })
    sheet.path(`M${x.toFixed(0)} ${base - 188}q22-10 40 2q-6 42 2 84q-20-10-42 0z`, { fill: i % 2 === 0 ? flag : '#f3f5f6', opacity: 0.85 })
  }
  for (let x = -40; x < w; x += random.between(175, 215)) {
    const tone = random.pick(['#6d7a86', '#a8b0b7', '#7d8b93', '#c6ccd0'])
    sheet.path(`M${x.toFixed(0)} ${base + 6}c0-26 4-34 22-38c16-24 26-34 46-36h36c22 2 34 14 46 34c22 4 28 14 28 40z`, {
      fill: tone,
      opacity: 0.8,
    })
    sheet.path(`M${(x + 36).toFixed(0)} ${base - 36}c10-16 18-24 32-25h34c14 1 24 10 32 25z`, { fill: '#46525d', opacity: 0.8 })
  }
  sheet.add(
    `<rect y="${base}" width="${w}" height="${h - base}" fill="${sheet.linear(
      [0, base],
      [0, h],
      [
        { at: 0, colour: '#a3a8ab' },
        { at: 0.4, colour: '#8b9094' },
        { at: 1, colour: '#73787c' },
      ],
    )}"/>`,
  )
  sheet.path(
    `M${w * 0.12} ${base + 10}L${-w * 0.25} ${h}h40L${w * 0.13} ${base + 10}zM${w * 0.88} ${base + 10}L${w * 1.2} ${h}h40L${w * 0.89} ${base + 10}z`,
    { fill: '#f2f3f0', opacity: 0.55 },
  )
}
