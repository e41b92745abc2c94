import { tint } from '../paint'
import type { carShapes } from './parkedCars'

const stripes = ['#2f6f73', '#8d4a2f', '#3a4a6b', '#7b7f86', '#b4662a'] as const

/** A small caravan, 250 units long at scale 1, standing on (x, y): enough for a background. */
export const caravanShapes: typeof carShapes = (sheet, random, x, y, scale, opacity) => {
  const stripe = random.pick(stripes)
  sheet.add(
    `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${scale})" opacity="${opacity}"><ellipse cx="130" cy="0" rx="132" ry="6" fill="#111519" opacity=".35"/>` +
      '<path d="M0-14H34" stroke="#3b4247" stroke-width="6"/><path d="M6-14V-2" stroke="#3b4247" stroke-width="5"/>' +
      '<path d="M30-22C28-70 36-104 62-108H226C240-108 246-98 246-84V-22C246-16 242-14 236-14H38C32-14 30-16 30-22z" fill="#f2f2ef" stroke="#c9cbc8" stroke-width="2"/>' +
      `<path d="M30-44H246V-30H30z" fill="${stripe}"/><path d="M30-26H246V-22H30z" fill="${tint(stripe, 0.4)}"/>` +
      '<path d="M54-92H104V-58H48C48-72 50-84 54-92zM176-92H228V-58H176z" fill="#3c4852"/><rect x="120" y="-96" width="40" height="80" rx="4" fill="#e2e3e0" stroke="#a9adab" stroke-width="2"/><rect x="128" y="-88" width="24" height="22" fill="#4a5761"/>' +
      '<circle cx="134" cy="-13" r="15" fill="#15181b"/><circle cx="134" cy="-13" r="8" fill="#aeb5bb"/><circle cx="168" cy="-13" r="15" fill="#15181b"/><circle cx="168" cy="-13" r="8" fill="#aeb5bb"/></g>',
  )
}

/** A small motorcycle, 130 units long at scale 1. */
export const motorcycleShapes: typeof carShapes = (sheet, random, x, y, scale, opacity) => {
  const paint = random.pick(['#a8201a', '#1f4e8c', '#20262c', '#2f6f73', '#d2601a', '#dfe2e4'])
  const wheel = (cx: number) =>
    `<circle cx="${cx}" cy="-24" r="24" fill="#15181b"/><circle cx="${cx}" cy="-24" r="15" fill="#aeb5bb"/><circle cx="${cx}" cy="-24" r="5" fill="#3b4247"/>`
  sheet.add(
    `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${scale})" opacity="${opacity}"><ellipse cx="66" cy="0" rx="66" ry="5" fill="#111519" opacity=".35"/>${wheel(24)}${wheel(112)}` +
      '<path d="M24-24L44-76L36-84M48-34H84L112-24" fill="none" stroke="#3b4247" stroke-width="7" stroke-linecap="round"/><path d="M46-28h36l6-24H48z" fill="#4a5259"/><path d="M84-34H122" stroke="#b9c0c6" stroke-width="7" stroke-linecap="round"/>' +
      `<path d="M42-74C56-82 78-78 84-62L110-64L126-72L122-60L96-50H56C46-54 42-64 42-74z" fill="${paint}"/><path d="M82-66C92-72 108-68 118-66L100-60z" fill="#17191c"/><circle cx="38" cy="-72" r="7" fill="#f2f6f8"/></g>`,
  )
}
