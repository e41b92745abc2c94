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

/** From how many cars in stock for each site on a dealer counts as larger. */
export const sizeBounds = [50, 200] as const

export const dealerSizes = ['small', 'medium', 'large'] as const
export type DealerSize = (typeof dealerSizes)[number]

/**
 * How large a dealer is beside others (ANL-01), by the cars in stock for each of its sites: a yard of thirty is visited otherwise than one
 * of three hundred.
 *
 * @example dealerSize(49.5) // 'small'
 */
export const dealerSize = (carsForEachSite: number): DealerSize =>
  dealerSizes[sizeBounds.filter((bound) => carsForEachSite >= bound).length] ?? 'small'

/** What happened in a while, and in the same weeks before. */
export interface Compared {
  readonly now: number
  readonly before: number
}

/** A point of a chart: a day, or a week by its first day. */
export interface NumbersPoint {
  readonly day: string
  readonly visitors: number
  readonly leads: number
  /** The same day of the weeks before. */
  readonly visitorsBefore: number
}

/** People whom one thing led to the site, and what came of it. */
export interface SourceNumbers {
  readonly source: string
  readonly visitors: number
  readonly leads: number
  /** Until the first word of a person, in opening hours: the one in the middle. Null where nobody was answered. */
  readonly answerMinutes: number | null
}

/** A car in stock, and what shoppers made of it. */
export interface CarNumbers {
  readonly id: string
  readonly name: string
  readonly stockNumber: string
  readonly imageKey: string | null
  /** Whole days in stock. */
  readonly days: number
  readonly impressions: number
  readonly views: number
  readonly leads: number
}

/** In what dealers are like the one who is told: of the same country; of its kind, too, holding a franchise or not; of its size as well. */
export type Likeness = 'country' | 'kind' | 'size'

/** What dealers of the same country have in the middle, of at least ten that are no one's in particular. */
export interface PeerNumbers {
  readonly dealers: number
  readonly likeness: Likeness
  /** Visitors of a site in a week. */
  readonly visitorsAWeek: number
  /** Leads of a hundred visitors. */
  readonly leadsPerHundred: number
}

/** What a dealer reads in a minute: how the sites did in the last weeks, and what wants doing (ANL-01). */
export interface SiteNumbers {
  /** The first and the last day. */
  readonly from: string
  readonly to: string
  readonly visitors: Compared
  readonly views: Compared
  readonly impressions: Compared
  readonly carViews: Compared
  readonly forms: Compared
  readonly calls: Compared
  readonly leads: Compared
  /** Conversations that nobody has answered yet. */
  readonly waiting: number
  readonly points: readonly NumbersPoint[]
  readonly sources: readonly SourceNumbers[]
  readonly campaigns: readonly { readonly campaign: string; readonly source: string; readonly visitors: number; readonly leads: number }[]
  readonly pages: readonly { readonly page: string; readonly views: number }[]
  /** In stock for a week and hardly looked at, the least first; and how many there are. */
  readonly unseen: { readonly total: number; readonly cars: readonly CarNumbers[] }
  /** Looked at more than most, and nobody asked. */
  readonly unasked: { readonly total: number; readonly cars: readonly CarNumbers[] }
  /** Searches that found nothing, most asked first. */
  readonly empty: readonly { readonly words: string; readonly times: number }[]
}
