/**
 * What came of a roll-out at one site: `waiting` for its turn, `published` anew, `unchanged` as nothing looks different, `refused` as
 * the site would be invalid. After undoing: `undone`, `kept` as somebody published since, or `skipped` as its turn had not come.
 */
export type RolloutOutcome = 'waiting' | 'published' | 'unchanged' | 'refused' | 'undone' | 'kept' | 'skipped'

/** One site settled by a roll-out or its undoing. */
export interface SettledSite {
  readonly siteId: string
  readonly organisationId: string
  readonly outcome: RolloutOutcome
  readonly message: string | null
  /** Whether shoppers see something else now. */
  readonly isLiveChanged: boolean
}
