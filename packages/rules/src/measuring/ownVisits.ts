/** What an address ends in that makes a browser one of the dealer's own people, as links of the console do. */
export const ownVisitsMark = '#own-visits'
/** What takes it back. */
export const countedMark = '#counted'
/** How long a browser stays one of theirs after the last such link. Milliseconds. */
const ownFor = 90 * 86_400_000

interface Known {
  /** The fragment of the page's address. */
  readonly hash: string
  /** Until when the browser was known as one of theirs, as it was noted; null where it wasn't. Milliseconds since 1970, like `now`. */
  readonly until: number | null
  readonly now: number
}

/** Until when what a browser does is not counted, because it is one of the dealer's own people; null where it is counted (ANL-01). */
export const ownVisitsUntil = ({ hash, until, now }: Known): number | null => {
  if (hash === ownVisitsMark) return now + ownFor
  if (hash === countedMark) return null
  return until !== null && until > now && until <= now + ownFor ? until : null
}

/** An address as the console links to it: whoever follows it is not counted. */
export const markOwnVisit = (address: string): string => `${address}${ownVisitsMark}`
