/** How often pages of a kind were looked at by those whom one thing led to the site. */
export interface TrafficCount {
  readonly page: string
  readonly source: string
  readonly campaign: string
  readonly views: number
  /** Who came for the first time that day. */
  readonly visitors: number
}

/** What happened about a car. */
export interface CarCount {
  /** Its name in addresses. */
  readonly slug: string
  readonly impressions: number
  readonly views: number
  readonly forms: number
  readonly calls: number
}

/** How often something was searched for, and how often nothing was found. */
export interface SearchCount {
  readonly words: string
  readonly searches: number
  readonly empty: number
}

/** What happened on a site in a while, counted: nobody can be told from it. */
export interface MeasuredCounts {
  readonly siteId: string
  readonly organisationId: string
  readonly traffic: readonly TrafficCount[]
  readonly cars: readonly CarCount[]
  readonly searches: readonly SearchCount[]
  /** Of all pages together. */
  readonly forms: number
  readonly calls: number
}
