import { tint } from '../paint'
import type { SeededRandom } from '../seededRandom'
import type { SvgSheet } from '../svg/SvgSheet'
import { sky } from './sky'

const walls = ['#cdbfae', '#b9a394', '#c9cbc8', '#a9b3b3', '#d6cdbd', '#b4a8a0', '#9fa8b0'] as const
const awnings = ['#7c8f86', '#8a6f66', '#6f8096', '#a58d6a', '#7d7f86'] as const

/** A quiet shopping street in the morning: fronts with awnings, street trees, footpath and kerb; its asphalt is `paler` by an amount (`tint`). */
export function street(sheet: SvgSheet, random: SeededRandom, paler = 0): void {
  const { width: w, height: h } = sheet
  const base = Math.round(h * 0.55)
  sky(sheet, random, base)
  for (let x = -30; x < w; ) {
    const width = Math.round(random.between(170, 260))
    const top = Math.round(base - random.between(210, 330))
    front(sheet, random, x, top, width, base)
    x += width
  }
  sheet.add(`<rect y="${base - 150}" width="${w}" height="152" fill="#e8edf1" opacity=".16"/>`)
  for (let x = random.between(20, 160); x < w; x += random.between(260, 380)) tree(sheet, random, Math.round(x), base + 8)
  const asphalt = sheet.linear(
    [0, base],
    [0, h],
    [
      { at: 0, colour: tint('#8f9498', paler) },
      { at: 0.45, colour: tint('#7c8186', paler) },
      { at: 1, colour: tint('#62676c', paler) },
    ],
  )
  sheet.add(
    `<rect y="${base}" width="${w}" height="30" fill="#c5c4be"/><rect y="${base + 30}" width="${w}" height="9" fill="#a9a9a4"/>` +
      `<rect y="${base + 39}" width="${w}" height="${h - base - 39}" fill="${asphalt}"/>`,
  )
}

function front(sheet: SvgSheet, random: SeededRandom, x: number, top: number, width: number, base: number): void {
  const wall = random.pick(walls)
  const awning = random.pick(awnings)
  let markup =
    `<rect x="${x}" y="${top}" width="${width + 1}" height="${base - top}" fill="${wall}"/>` +
    `<rect x="${x}" y="${top}" width="${width + 1}" height="10" fill="${tint(wall, -0.22)}"/>`
  const panes = width > 215 ? 3 : 2
  const pane = (width - 40) / panes
  if (base - top > 240) {
    let windows = ''
    for (let i = 0; i < panes; i++)
      windows += `M${Math.round(x + 20 + i * pane + pane * 0.16)} ${top + 34}h${Math.round(pane * 0.68)}v64h-${Math.round(pane * 0.68)}z`
    markup += `<path d="${windows}" fill="#66747f" stroke="#eef0ee" stroke-width="4"/>`
  }
  markup +=
    `<rect x="${x + 14}" y="${base - 116}" width="${width - 28}" height="116" fill="#505d66"/>` +
    `<path d="M${x + 4} ${base - 96}L${x + 16} ${base - 136}H${x + width - 16}L${x + width - 4} ${base - 96}z" fill="${awning}"/>`
  sheet.add(markup)
}

function tree(sheet: SvgSheet, random: SeededRandom, x: number, foot: number): void {
  const leaf = random.pick(['#7f9a78', '#8ba483', '#74906f'])
  const at = Math.round(foot - random.between(180, 230))
  sheet.add(
    `<path d="M${x - 4} ${foot}L${x - 2} ${at}h5L${x + 6} ${foot}z" fill="#7a6a5c"/>` +
      [
        [-34, 0, 46],
        [22, -16, 54],
        [-6, -52, 50],
        [44, 14, 36],
      ]
        .map(([dx = 0, dy = 0, r = 0], i) => `<circle cx="${x + dx}" cy="${at + dy}" r="${r}" fill="${tint(leaf, i * 0.07 - 0.1)}"/>`)
        .join(''),
  )
}
