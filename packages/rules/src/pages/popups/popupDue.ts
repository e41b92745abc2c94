import type { Popup } from '../PageRules'

/** When each popup was closed or followed, ISO in UTC, by id. */
export type SeenPopups = { readonly [id: string]: string }

/** State of a visitor and their device. */
export interface PopupVisitor {
  readonly seen: SeenPopups
  /** ISO in UTC. */
  readonly now: string
  readonly isSmall: boolean
  /** Whether exit intent is detectable: with a mouse, not with touch. */
  readonly hasPointer: boolean
}

const dayMs = 86_400_000
const repeatDays = { never: Number.POSITIVE_INFINITY, month: 30, week: 7, day: 1 } as const

/** Whether a popup may open for a visitor: not seen recently, and meant for this screen size (CNT-03). */
export const popupDue = ({ id, again, devices, trigger }: Popup, { seen, now, isSmall, hasPointer }: PopupVisitor): boolean => {
  if (devices !== 'all' && (devices === 'small') !== isSmall) return false
  if (trigger === 'exit' && (isSmall || !hasPointer)) return false
  const at = Date.parse(seen[id] ?? '')
  return Number.isNaN(at) ? seen[id] === undefined : Date.parse(now) - at >= repeatDays[again] * dayMs
}
