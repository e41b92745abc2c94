import { luminance, parseHex, tint } from '../paint'
import { type WheelStyle, wheelFace } from '../parts/wheelFace'
import { seededRandom } from '../seededRandom'
import type { SvgSheet } from '../svg/SvgSheet'
import type { VehicleArt } from '../VehicleArt'

/** Close-up of one wheel in its arch: the guard in paint, the shut line of a door, the floor below. */
export function paintWheelView(
  sheet: SvgSheet,
  art: VehicleArt,
  wheel: { style?: WheelStyle; rim?: number; finish?: string; cladding: boolean },
): void {
  const random = seededRandom(art.seed, 'closeUp')
  const bright = luminance(parseHex(art.colour)) > 0.7
  const floor = 690
  const [cx, cy, r] = [560, 438, 272]
  const sill = 560
  const arch = (grow: number) => `M${cx - r - grow} ${sill}A${r + grow} ${r + grow} 0 0 1 ${cx + r + grow} ${sill}`
  sheet.add(
    `<rect width="1200" height="800" fill="${sheet.linear(
      [0, floor - 160],
      [0, 800],
      [
        { at: 0, colour: '#3c4248' },
        { at: 0.56, colour: '#565c62' },
        { at: 0.62, colour: '#9aa1a7' },
        { at: 1, colour: '#7a8187' },
      ],
    )}"/>`,
  )
  const light = tint(art.colour, bright ? 0.2 : 0.32)
  const body = sheet.linear(
    [0, 0],
    [0, sill],
    [
      { at: 0, colour: tint(art.colour, 0.12) },
      { at: 0.16, colour: light },
      { at: 0.24, colour: art.colour },
      { at: 0.25, colour: tint(art.colour, -0.22) },
      { at: 0.6, colour: tint(art.colour, -0.12) },
      { at: 0.86, colour: tint(art.colour, -0.3) },
      { at: 1, colour: tint(art.colour, -0.55) },
    ],
  )
  sheet.path(
    `M0 0H1200V${sill + 8}L${cx + r + 40} ${sill}${arch(40)
      .replace(/^M[^A]*/, '')
      .replace(/A.*$/, '')}H${cx - r - 40}L0 ${sill + 22}z`,
    { fill: body },
  )
  const glow = sheet.radial([cx, cy - r * 0.2], r * 1.75, [
    { at: 0.62, colour: '#fff', opacity: bright ? 0.35 : 0.22 },
    { at: 0.8, colour: '#fff', opacity: 0.05 },
    { at: 1, colour: '#fff', opacity: 0 },
  ])
  sheet.path(`M0 0H1200V${sill}H0z`, { fill: glow })
  sheet.path('M0 132C300 116 820 112 1200 128', { fill: 'none', stroke: '#fff', 'stroke-width': 3, opacity: 0.4 })
  sheet.path('M0 140C300 124 820 120 1200 136', { fill: 'none', stroke: '#05070a', 'stroke-width': 4, opacity: 0.22 })
  const door = random.between(960, 1010)
  sheet.path(`M${door} 0C${door + 14} 120 ${door + 16} 300 ${door - 34} ${sill}`, {
    fill: 'none',
    stroke: '#05070a',
    'stroke-width': 5,
    opacity: 0.55,
  })
  sheet.path(`M${door + 5} 0C${door + 19} 120 ${door + 21} 300 ${door - 29} ${sill}`, {
    fill: 'none',
    stroke: '#fff',
    'stroke-width': 2,
    opacity: 0.3,
  })
  const opening = (grow: number) =>
    `M${cx - r - grow} ${sill + 16}C${cx - r - grow} ${cy - r * 0.55} ${cx - r * 0.62} ${cy - r - grow} ${cx} ${cy - r - grow}S${cx + r + grow} ${cy - r * 0.55} ${cx + r + grow} ${sill + 16}z`
  if (wheel.cladding)
    sheet.path(opening(74), {
      fill: sheet.linear(
        [0, cy - r - 74],
        [0, sill],
        [
          { at: 0, colour: '#3a3f45' },
          { at: 0.4, colour: '#202327' },
          { at: 1, colour: '#131517' },
        ],
      ),
    })
  else
    sheet.path(opening(37), { fill: tint(art.colour, -0.35), stroke: tint(art.colour, 0.55), 'stroke-width': 2.5, 'stroke-opacity': 0.7 })
  sheet.path(opening(28), { fill: '#06070a' })
  sheet.add(`<ellipse cx="${cx}" cy="${floor + 22}" rx="${r * 1.5}" ry="34" fill="#05060a" opacity=".55" filter="${sheet.blur(14)}"/>`)
  const scale = r / 100
  sheet.add(`<g transform="matrix(${scale} 0 0 ${scale} ${cx} ${cy})">${wheelFace(art.seed, wheel)}</g>`)
  const sheen = sheet.linear(
    [cx - r, cy - r],
    [cx + r, cy + r],
    [
      { at: 0, colour: '#fff', opacity: 0.14 },
      { at: 0.45, colour: '#fff', opacity: 0 },
      { at: 0.55, colour: '#000', opacity: 0 },
      { at: 1, colour: '#000', opacity: 0.35 },
    ],
  )
  sheet.add(`<circle cx="${cx}" cy="${cy}" r="${r}" fill="${sheen}"/>`)
  const shade = sheet.linear(
    [0, cy - r],
    [0, cy],
    [
      { at: 0, colour: '#000', opacity: 0.72 },
      { at: 0.5, colour: '#000', opacity: 0.2 },
      { at: 1, colour: '#000', opacity: 0 },
    ],
  )
  sheet.add(`<circle cx="${cx}" cy="${cy}" r="${r}" fill="${shade}"/>`)
}
