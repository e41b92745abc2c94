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
