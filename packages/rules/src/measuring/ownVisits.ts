/** URL fragment in links of the console that marks a browser as the dealer's staff. */
export const ownVisitsMark = '#own-visits'
/** Fragment that removes the mark. */
export const countedMark = '#counted'
/** How long the mark lasts after the last such link. Milliseconds. */
const markLifetimeMs = 90 * 86_400_000

interface MarkState {
  /** Fragment of the page's URL. */
  readonly hash: string
  /** Stored end of the mark; null if not marked. Milliseconds since 1970, like `now`. */
  readonly until: number | null
  readonly now: number
}

/** Until when a browser's events aren't counted, because it is marked as staff; null if they are (ANL-01). */
export const ownVisitsUntil = ({ hash, until, now }: MarkState): number | null => {
  if (hash === ownVisitsMark) return now + markLifetimeMs
  if (hash === countedMark) return null
  return until !== null && until > now && until <= now + markLifetimeMs ? until : null
}

/** Marks a link from the console, so that its visit isn't counted. */
export const markOwnVisit = (address: string): string => `${address}${ownVisitsMark}`
