export type SiteStatus = 'draft' | 'live' | 'paused' | 'archived'

/** The colours a site wears, for a swatch beside its name. */
export interface SiteStyle {
  readonly brandColour: string
  readonly accentColour: string
  readonly backgroundColour: string
  readonly surfaceColour: string
  readonly textColour: string
}

/** A site as a list shows it. */
export interface SiteSummary {
  readonly siteId: string
  readonly organisationId: string
  readonly organisationName: string
  readonly slug: string
  readonly name: string
  readonly status: SiteStatus
  /** When an archived site is deleted for good; null unless somebody wants it to be. */
  readonly deleteAt: string | null
  /** The name of its template layer. */
  readonly template: string
  /** The name of its manufacturer layer. */
  readonly manufacturer: string | null
  readonly hosts: readonly string[]
  readonly liveVersion: number | null
  readonly latestVersion: number | null
  readonly publishedAt: string | null
  readonly publishedBy: string | null
  /** When and by whom an older version was made live again; null where the newest is live. */
  readonly rolledBack: { readonly at: string; readonly by: string } | null
  readonly draftRevision: number
  readonly draftUpdatedAt: string | null
  /** Whether the draft says something else than what shoppers see. */
  readonly unpublishedChanges: boolean
  readonly style: SiteStyle | null
}
