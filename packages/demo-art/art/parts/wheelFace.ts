import { seededRandom } from '../seededRandom'

export type WheelStyle = 'fiveSpoke' | 'twinSpoke' | 'multiSpoke' | 'turbine' | 'mesh' | 'ySpoke' | 'steel' | 'aero'
const wheelStyles: readonly WheelStyle[] = ['fiveSpoke', 'twinSpoke', 'multiSpoke', 'turbine', 'mesh', 'ySpoke']

interface Finish {
  face: string
  edge: string
  side: string
}
const finishes: Record<string, Finish> = {
  silver: { face: '#d5d9de', edge: '#f6f8fa', side: '#7d848d' },
  graphite: { face: '#6b727b', edge: '#aeb5bd', side: '#363b42' },
  black: { face: '#2c3036', edge: '#6a717a', side: '#14171b' },
  machined: { face: '#e4e8ec', edge: '#ffffff', side: '#23272d' },
}

/** A wheel seen square on: unit circle of radius 100 is the tyre's outer edge. Plain shapes only, so any affine view works. */
export function wheelFace(
  seed: number,
  options: { style?: WheelStyle; rim?: number; finish?: keyof typeof finishes; detail?: boolean } = {},
): string {
  const random = seededRandom(seed, 'wheel')
  const style = options.style ?? random.pick(wheelStyles)
  const finish =
    finishes[options.finish ?? random.pick(['silver', 'machined', 'graphite', 'machined', 'black', 'silver'])] ?? finishes.silver
  const turn = random.between(0, 72)
  const caliper = random.chance(0.18) ? '#c22b2b' : '#7f8791'
  const rim = options.rim ?? 73
  if (!finish) return ''
  const ring = (r: number, stroke: string, width: number, opacity = 1) =>
    `<circle r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
  const tyre =
    '<circle r="100" fill="#17191c"/>' +
    ring(96.5, '#2b2e33', 4) +
    ring((rim + 98) / 2, '#24272b', (98 - rim) * 0.45) +
    ring(rim + 5, '#0c0d0f', 3)
  const well =
    `<circle r="${rim}" fill="#0b0d10"/>` +
    ring(rim - 8, '#20242a', 8) +
    `<circle r="${Math.round(rim * 0.66)}" fill="#8d949c"/><circle r="${Math.round(rim * 0.62)}" fill="#6d747d"/><circle r="${Math.round(rim * 0.36)}" fill="#2b2f35"/>` +
    `<path d="M${-Math.round(rim * 0.66)} ${Math.round(-rim * 0.3)}A${Math.round(rim * 0.7)} ${Math.round(rim * 0.7)} 0 0 0 ${-Math.round(rim * 0.66)} ${Math.round(rim * 0.3)}L${Math.round(-rim * 0.4)} ${Math.round(rim * 0.2)}A${Math.round(rim * 0.42)} ${Math.round(rim * 0.42)} 0 0 1 ${Math.round(-rim * 0.4)} ${Math.round(-rim * 0.2)}z" fill="${caliper}"/>`
  const lip = ring(rim - 1.5, finish.side, 6) + ring(rim, finish.edge, 2.4)
  const hub =
    `<circle r="15" fill="${finish.side}"/><circle r="13.5" fill="${finish.face}"/>` +
    (style === 'steel'
      ? ''
      : [0, 1, 2, 3, 4].map((k) => `<circle cx="0" cy="-9.6" r="1.7" fill="#1c1f24" transform="rotate(${k * 72 + turn})"/>`).join('')) +
    '<circle r="5.6" fill="#2a2e34"/><circle r="4.4" fill="#565d66"/>'
  return tyre + well + spokes(style, rim, turn, finish) + lip + hub
}

function spokes(style: WheelStyle, rim: number, turn: number, finish: Finish): string {
  const r = Math.round(rim - 2)
  const repeat = (count: number, d: string) =>
    `<g fill="${finish.face}" stroke="${finish.side}" stroke-width="2.4">` +
    Array.from({ length: count }, (_, k) => `<path d="${d}" transform="rotate(${Math.round((k * 360) / count + turn)})"/>`).join('') +
    '</g>'
  switch (style) {
    case 'fiveSpoke':
      return repeat(5, `M-8-8C-9-30-13-50-17-${r - 2}L-4-${r}L0-${Math.round(r * 0.62)}L4-${r}L17-${r - 2}C13-50 9-30 8-8z`)
    case 'twinSpoke':
      return repeat(5, `M-9-8L-15-${r - 1}L-8-${r}L-2.5-24L2.5-24L8-${r}L15-${r - 1}L9-8z`)
    case 'multiSpoke':
      return repeat(10, `M-4.5-10L-3-${r}L3.5-${r}L4.5-10z`)
    case 'turbine':
      return repeat(9, `M-6-9C-4-34-14-54-20-${r - 5}L-8-${r}C-2-54 8-34 6-9z`)
    case 'mesh':
      return repeat(8, `M-3-10L-16-${r - 1}L-12-${r}L0-34L12-${r}L16-${r - 1}L3-10z`)
    case 'ySpoke':
      return repeat(6, `M-4.5-9L-4-40L-17-${r - 2}L-10-${r}L0-50L10-${r}L17-${r - 2}L4-40L4.5-9z`)
    case 'steel':
      return (
        `<circle r="${r}" fill="${finish.side}"/><circle r="${r * 0.86}" fill="${finish.face}"/><circle r="${r * 0.5}" fill="${finish.side}" opacity=".55"/>` +
        Array.from(
          { length: 8 },
          (_, k) => `<ellipse cx="0" cy="${-r * 0.67}" rx="7" ry="8" fill="#15181c" transform="rotate(${k * 45 + Math.round(turn)})"/>`,
        ).join('')
      )
    case 'aero':
      return (
        `<circle r="${r}" fill="${finish.face}"/>` +
        Array.from(
          { length: 5 },
          (_, k) => `<path d="M-7-${r * 0.95}L-4-30L9-26L16-${r * 0.9}z" fill="#1a1d22" transform="rotate(${k * 72 + Math.round(turn)})"/>`,
        ).join('')
      )
  }
}

/** A laced motorcycle wheel: chrome rim, crossed spokes, wide hub, one drilled disc. */
export function spokedWheel(): string {
  const ring = (r: number, stroke: string, width: number) => `<circle r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`
  const spokes = Array.from(
    { length: 20 },
    (_, k) => `<path d="M${k % 2 ? 8 : -8}-10L${k % 2 ? -4 : 4}-70" transform="rotate(${k * 18})"/>`,
  ).join('')
  return (
    '<circle r="100" fill="#17191c"/><circle r="70" fill="#3a4046" fill-opacity=".35"/>' +
    ring(96.5, '#2b2e33', 4) +
    ring(72, '#8f979f', 8) +
    ring(74.5, '#eef1f3', 2.5) +
    `<g stroke="#c9cfd4" stroke-width="1.6">${spokes}</g>` +
    '<circle r="30" fill="none" stroke="#9097a0" stroke-width="12"/><circle r="30" fill="none" stroke="#5a6169" stroke-width="3" stroke-dasharray="3 5"/><circle r="13" fill="#b9c0c6"/><circle r="5" fill="#444a50"/>'
  )
}
