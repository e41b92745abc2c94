import { tint } from '../paint'
import type { SeededRandom } from '../seededRandom'
import type { SvgSheet } from '../svg/SvgSheet'

const bodies = [
  {
    shell: 'M2-16C2-34 8-40 34-44C52-62 66-68 96-68C124-68 140-56 154-44C176-42 186-36 186-18C186-12 184-10 178-10H8C4-10 2-12 2-16z',
    glass: 'M48-45C60-58 72-62 92-62V-45zM97-62C116-62 128-56 140-45H97z',
  },
  {
    shell: 'M2-16C2-42 8-50 34-54C46-78 58-84 96-84H150C172-82 180-66 184-48C188-30 186-14 184-12C180-10 178-10 172-10H8C4-10 2-12 2-16z',
    glass: 'M48-56C56-72 66-77 92-77V-56zM97-77H146C160-76 166-68 170-56H97z',
  },
  {
    shell: 'M2-16C2-38 8-46 34-50C44-70 54-76 80-76H104C114-76 118-66 120-50H186V-14C184-10 178-10 172-10H8C4-10 2-12 2-16z',
    glass: 'M46-52C54-66 62-70 78-70V-52zM83-70H102C108-69 110-62 112-52H83z',
  },
] as const

/** A small plain vehicle, 190 units long at scale 1, standing on (x, y): enough for a background. */
export function carShapes(sheet: SvgSheet, random: SeededRandom, x: number, y: number, scale: number, opacity: number): void {
  const paint = random.pick(['#f2f3f4', '#b9c0c6', '#2b3036', '#8d2b2f', '#2f5482', '#6d7780', '#dfe2e4', '#4d5f52'])
  const { shell, glass } = random.pick(bodies)
  const wheel = (cx: number) => `<circle cx="${cx}" cy="-14" r="15" fill="#15181b"/><circle cx="${cx}" cy="-14" r="8.5" fill="#aeb5bb"/>`
  const fill = sheet.linear(
    [0, 0],
    [0, 1],
    [
      { at: 0, colour: tint(paint, 0.25) },
      { at: 0.55, colour: paint },
      { at: 1, colour: tint(paint, -0.4) },
    ],
    true,
  )
  sheet.add(
    `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${scale})" opacity="${opacity}"><ellipse cx="94" cy="0" rx="104" ry="6" fill="#111519" opacity=".35"/>` +
      `<path d="${shell}" fill="${fill}"/><path d="${glass}" fill="#33404a"/><path d="M4-34h10l-4 8h-7z" fill="#f7fafc"/><path d="M178-36h7v9h-8z" fill="#b3262d"/>${wheel(40)}${wheel(150)}</g>`,
  )
}
