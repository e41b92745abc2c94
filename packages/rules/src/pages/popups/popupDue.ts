import type { Popup } from '../PageRules'

/** When each popup was closed or followed, ISO in UTC, by its id. */
export type SeenPopups = { readonly [id: string]: string }

/** Who looks, and on what. */
export interface Looking {
  readonly seen: SeenPopups
  /** ISO in UTC. */
  readonly now: string
  readonly isSmall: boolean
  /** Whether a pointer can leave the page: a mouse's, not a finger's. */
  readonly hasPointer: boolean
}

const dayMs = 86_400_000
const restDays = { never: Number.POSITIVE_INFINITY, month: 30, week: 7, day: 1 } as const

/** Whether a popup may open for whoever looks: not seen, or long enough ago, and for this screen (CNT-03). */
export const popupDue = ({ id, again, devices, trigger }: Popup, { seen, now, isSmall, hasPointer }: Looking): boolean => {
  if (devices !== 'all' && (devices === 'small') !== isSmall) return false
  if (trigger === 'exit' && (isSmall || !hasPointer)) return false
  const at = Date.parse(seen[id] ?? '')
  return Number.isNaN(at) ? seen[id] === undefined : Date.parse(now) - at >= restDays[again] * dayMs
}
