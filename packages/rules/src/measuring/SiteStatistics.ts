/** Page views of one page kind, or of one offer as `offer/<id>`, by traffic source. */
export interface TrafficCount {
  readonly page: string
  readonly source: string
  readonly campaign: string
  readonly views: number
  /** First visits of the day. */
  readonly visitors: number
}

/** Event counts of a car. */
export interface CarCount {
  /** Its slug. */
  readonly slug: string
  readonly impressions: number
  readonly views: number
  readonly forms: number
  readonly calls: number
}

/** Number of searches for a text, and of those without results. */
export interface SearchCount {
  readonly query: string
  readonly searches: number
  readonly empty: number
}

/** Event counts of a site for a period. Contains no personal data. */
export interface MeasuredCounts {
  readonly siteId: string
  readonly organisationId: string
  readonly traffic: readonly TrafficCount[]
  readonly cars: readonly CarCount[]
  readonly searches: readonly SearchCount[]
  /** For all pages. */
  readonly forms: number
  readonly calls: number
}

/** Minimum number of cars in stock per site of a medium and a large dealer. */
export const sizeBounds = [50, 200] as const

export const dealerSizes = ['small', 'medium', 'large'] as const
export type DealerSize = (typeof dealerSizes)[number]

/**
 * Size class of a dealer for comparisons (ANL-01), by cars in stock per site: a yard of thirty has other traffic than one of three
 * hundred.
 *
 * @example dealerSize(49.5) // 'small'
 */
export const dealerSize = (carsForEachSite: number): DealerSize =>
  dealerSizes[sizeBounds.filter((bound) => carsForEachSite >= bound).length] ?? 'small'

/** A figure for a period and for the same number of weeks before it. */
export interface Compared {
  readonly current: number
  readonly previous: number
}

/** A point of a chart: a day, or a week by its first day. */
export interface StatisticsPoint {
  readonly day: string
  readonly visitors: number
  readonly leads: number
  /** Visitors on the same day of the weeks before. */
  readonly visitorsBefore: number
}

/** Visitors and leads of a traffic source. */
export interface SourceStatistics {
  readonly source: string
  readonly visitors: number
  readonly leads: number
  /** Median response time of staff, in minutes of opening hours. Null if nothing was answered. */
  readonly answerMinutes: number | null
}

/** Figures of a car in stock. */
export interface CarStatistics {
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

/** How the compared dealers were selected: same country; also the same kind, franchise or independent; also the same size. */
export type PeerGroup = 'country' | 'kind' | 'size'

/** Medians of dealers in the same country; at least ten, so that no dealer can be identified. */
export interface PeerStatistics {
  readonly dealers: number
  readonly peerGroup: PeerGroup
  /** Visitors of a site per week. */
  readonly visitorsAWeek: number
  /** Leads per hundred visitors. */
  readonly leadsPerHundred: number
}

/** Dashboard figures of a dealer's sites for recent weeks, with suggested actions (ANL-01). */
export interface SiteStatistics {
  /** First and last day. */
  readonly from: string
  readonly to: string
  readonly visitors: Compared
  readonly views: Compared
  readonly impressions: Compared
  readonly carViews: Compared
  readonly forms: Compared
  readonly calls: Compared
  readonly leads: Compared
  readonly points: readonly StatisticsPoint[]
  readonly sources: readonly SourceStatistics[]
  readonly campaigns: readonly { readonly campaign: string; readonly source: string; readonly visitors: number; readonly leads: number }[]
  readonly pages: readonly { readonly page: string; readonly views: number }[]
  /** Offers that are live or were viewed, most viewed first. */
  readonly offers: readonly { readonly id: string; readonly name: string; readonly views: number; readonly leads: number }[]
  /** Cars in stock for a week with few views, fewest first, and their total. */
  readonly hardlyViewed: { readonly total: number; readonly cars: readonly CarStatistics[] }
  /** Cars with many views and no leads, and their total. */
  readonly withoutEnquiries: { readonly total: number; readonly cars: readonly CarStatistics[] }
  /** Searches without results, most frequent first. */
  readonly searchesWithoutResult: readonly { readonly query: string; readonly times: number }[]
}
