import type { SvgSheet } from '../svg/SvgSheet'

export const studioTones = [
  { top: '#dfe4e9', bottom: '#b9c1c9', floor: '#e9edf0', light: '#ffffff' },
  { top: '#e6e2dc', bottom: '#c3bbb0', floor: '#efece7', light: '#fffdf8' },
  { top: '#8d98a4', bottom: '#5d6873', floor: '#98a3ae', light: '#c9d3dc' },
  { top: '#55606c', bottom: '#323b45', floor: '#5c6873', light: '#95a3b0' },
] as const

/** A cyclorama: wall and floor run into each other, with one large soft light behind the car. */
export function studio(sheet: SvgSheet, tone: (typeof studioTones)[number]): void {
  const { width: w, height: h } = sheet
  const bend = h * 0.6
  sheet.add(
    `<rect width="${w}" height="${h}" fill="${sheet.linear(
      [0, 0],
      [0, h],
      [
        { at: 0, colour: tone.top },
        { at: 0.5, colour: tone.bottom },
        { at: 0.62, colour: tone.bottom },
        { at: 0.78, colour: tone.floor },
        { at: 1, colour: tone.bottom },
      ],
    )}"/>`,
  )
  sheet.add(
    `<rect width="${w}" height="${h}" fill="${sheet.radial([w * 0.5, bend * 0.72], w * 0.5, [
      { at: 0, colour: tone.light, opacity: 0.75 },
      { at: 1, colour: tone.light, opacity: 0 },
    ])}"/>`,
  )
}
