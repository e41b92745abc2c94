/** Health figures of a site, which the worker counts about every two minutes. Instants are ISO in UTC. */
export interface SiteHealth {
  readonly ownDomains: number
  readonly waitingDomains: number
  /** Earliest expiry of its domains' certificates. */
  readonly certificateExpiresAt: string | null
  readonly certificateProblems: number
  readonly feeds: number
  readonly failingFeeds: number
  /** Feeds older than a day that never had a file. */
  readonly silentFeeds: number
  /** Oldest of the last successful runs of its feeds. */
  readonly feedAt: string | null
  /** Conversations that wait for a reply. */
  readonly waiting: number
  /** When the first of them began to wait. */
  readonly waitingSince: string | null
  /** Those of them that no user can sign in to answer. */
  readonly unanswerable: number
  /** Booking requests that wait for a reply. */
  readonly bookingRequests: number
  readonly noPhotos: number
  readonly noPrice: number
  readonly findings: number
  readonly undelivered: number
  /** Refunds that failed, of reservations and payment requests. */
  readonly failedRefunds: number
  /** Number of visible locations, and of those with online booking. */
  readonly places: number
  readonly bookingPlaces: number
}
