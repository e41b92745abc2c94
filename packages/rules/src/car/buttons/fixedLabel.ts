import type { CarButtonRule } from './CarButtonRule'

/** A fixed default label; car pages may have room for a longer one than cards. */
export const fixedLabel =
  (card: string, vdp = card): CarButtonRule['defaultLabel'] =>
  (_car, label, { place }) =>
    label.trim() || (place === 'card' ? card : vdp)
