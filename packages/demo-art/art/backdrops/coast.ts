import { tint } from '../paint'
import type { SeededRandom } from '../seededRandom'
import type { SvgSheet } from '../svg/SvgSheet'

/** A lookout above the sea: hazy headlands, a strip of water, dune grass and a quiet road, `paler` by an amount (`tint`). */
export function coast(sheet: SvgSheet, random: SeededRandom, paler = 0): void {
  const { width: w, height: h } = sheet
  const [sea, road] = [h * 0.4, h * 0.58]
  const sky = random.pick([
    ['#6aa5d4', '#d6e9f3'],
    ['#86a9cf', '#f6dfc8'],
    ['#8fb4cf', '#e8eef0'],
  ] as const)
  sheet.add(
    `<rect width="${w}" height="${sea + 2}" fill="${sheet.linear(
      [0, 0],
      [0, sea],
      [
        { at: 0, colour: sky[0] },
        { at: 1, colour: sky[1] },
      ],
    )}"/>`,
  )
  const sun = random.between(0.15, 0.85) * w
  sheet.add(
    `<rect width="${w}" height="${sea}" fill="${sheet.radial([sun, sea * 0.8], w * 0.35, [
      { at: 0, colour: '#fff7e6', opacity: 0.8 },
      { at: 1, colour: '#fff7e6', opacity: 0 },
    ])}"/>`,
  )
  sheet.add(
    `<rect y="${sea}" width="${w}" height="${road - sea}" fill="${sheet.linear(
      [0, sea],
      [0, road],
      [
        { at: 0, colour: '#8fbccd' },
        { at: 0.5, colour: '#4f93ab' },
        { at: 1, colour: '#3f8090' },
      ],
    )}"/>`,
  )
  const flip = random.chance(0.5)
  const mirror = flip ? ` transform="matrix(-1 0 0 1 ${w} 0)"` : ''
  sheet.add(
    `<g${mirror}><path d="M${w} ${sea + 8}V${sea - 96}C${w * 0.86} ${sea - 80} ${w * 0.8} ${sea - 40} ${w * 0.7} ${sea - 26}S${w * 0.56} ${sea + 4} ${w * 0.5} ${sea + 8}z" fill="#8fa5ab"/>` +
      `<path d="M0 ${road}V${sea + 14}C${w * 0.1} ${sea + 20} ${w * 0.16} ${sea + 44} ${w * 0.3} ${road - 16}L${w * 0.36} ${road}z" fill="#6f8a70"/></g>`,
  )
  sheet.path(
    `M${w * 0.1} ${sea + 30}H${w * 0.32}M${w * 0.5} ${sea + 46}H${w * 0.78}M${w * 0.3} ${sea + 66}H${w * 0.44}M${w * 0.7} ${sea + 24}H${w * 0.82}`,
    { stroke: '#e9f6f8', 'stroke-width': 2.5, opacity: 0.5 },
  )
  let grass = `M0 ${road + 8}`
  for (let x = 0; x <= w; x += 30) grass += `q8-${random.between(8, 26).toFixed(0)} 15-4q6-${random.between(6, 18).toFixed(0)} 15 4`
  sheet.path(`${grass}V${road + 30}H0z`, { fill: '#a59a6a' })
  sheet.add(
    `<rect y="${road + 6}" width="${w}" height="${h - road}" fill="${sheet.linear(
      [0, road],
      [0, h],
      [
        { at: 0, colour: tint('#9b9d9c', paler) },
        { at: 0.35, colour: tint('#85888a', paler) },
        { at: 1, colour: tint('#6b6f72', paler) },
      ],
    )}"/>`,
  )
  sheet.path(`M0 ${road + 22}H${w}`, { stroke: '#eeeae0', 'stroke-width': 4, opacity: 0.7 })
}
