import type { SeededRandom } from '../seededRandom'
import type { SvgSheet } from '../svg/SvgSheet'

/** An indoor floor: daylight through tall panes on one side, a panelled wall, ceiling strips and their reflections. */
export function showroom(sheet: SvgSheet, random: SeededRandom, dark: boolean): void {
  const { width: w, height: h } = sheet
  const base = h * 0.56
  const wall = dark ? (['#5b6672', '#49535e'] as const) : (['#e9ecee', '#d3d8dc'] as const)
  const floor = dark ? (['#6a747e', '#434c55'] as const) : (['#d2d6d9', '#b3babf'] as const)
  sheet.add(
    `<rect width="${w}" height="${base + 2}" fill="${sheet.linear(
      [0, 0],
      [0, base],
      [
        { at: 0, colour: wall[1] },
        { at: 1, colour: wall[0] },
      ],
    )}"/>`,
  )
  const flip = random.chance(0.5)
  const left = flip ? w * 0.58 : w * 0.03
  const pane = w * 0.125
  const sky = sheet.linear(
    [0, h * 0.1],
    [0, base],
    [
      { at: 0, colour: '#bcd3e4' },
      { at: 0.62, colour: '#e6eff5' },
      { at: 0.7, colour: '#b6c3b4' },
      { at: 1, colour: '#c9cfca' },
    ],
  )
  for (let i = 0; i < 3; i++) {
    const x = left + i * (pane + 8)
    sheet.add(`<rect x="${x}" y="${h * 0.12}" width="${pane}" height="${base - h * 0.12}" fill="${sky}" opacity="${dark ? 0.7 : 1}"/>`)
    sheet.path(`M${x + pane * 0.2} ${base}L${x + pane * 0.7} ${h * 0.12}h${pane * 0.2}L${x + pane * 0.45} ${base}z`, {
      fill: '#fff',
      opacity: 0.25,
    })
  }
  const panels = flip ? w * 0.05 : w * 0.5
  for (let i = 0; i < 5; i++) {
    sheet.add(
      `<rect x="${panels + i * w * 0.092}" y="${h * 0.12}" width="${w * 0.088}" height="${base - h * 0.12}" fill="${dark ? '#3f4953' : '#dfe3e6'}" opacity=".7"/>`,
    )
  }
  sheet.add(`<rect y="${base - 9}" width="${w}" height="9" fill="#2d343b" opacity=".55"/>`)
  sheet.add(
    `<rect y="${base}" width="${w}" height="${h - base}" fill="${sheet.linear(
      [0, base],
      [0, h],
      [
        { at: 0, colour: floor[1] },
        { at: 0.35, colour: floor[0] },
        { at: 1, colour: floor[1] },
      ],
    )}"/>`,
  )
  const mirrored = sheet.linear(
    [0, base],
    [0, base + h * 0.3],
    [
      { at: 0, colour: '#eaf3f9', opacity: 0.5 },
      { at: 1, colour: '#eaf3f9', opacity: 0 },
    ],
  )
  for (let i = 0; i < 3; i++)
    sheet.add(`<rect x="${left + i * (pane + 8)}" y="${base}" width="${pane}" height="${h * 0.3}" fill="${mirrored}"/>`)
  const joints = [0.1, 0.3, 0.5, 0.7, 0.9]
    .map((t) => `M${w * (0.5 + (t - 0.5) * 0.8)} ${base}L${w * (0.5 + (t - 0.5) * 2.6)} ${h}`)
    .join('')
  sheet.path(`${joints}M0 ${base + h * 0.08}H${w}M0 ${base + h * 0.22}H${w}`, {
    fill: 'none',
    stroke: '#39424a',
    'stroke-width': 1.2,
    opacity: 0.22,
  })
  for (const y of [0.035, 0.075])
    sheet.add(
      `<rect x="${w * 0.12}" y="${h * y}" width="${w * 0.76}" height="${h * 0.012}" rx="4" fill="#fff" opacity="${dark ? 0.75 : 0.95}"/>`,
    )
}
