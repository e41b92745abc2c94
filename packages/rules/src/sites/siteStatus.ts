/** What the status of a site depends on. */
interface StatusFacts {
  readonly status: 'draft' | 'live' | 'paused' | 'archived'
  readonly liveVersion: number | null
  readonly unpublishedChanges: boolean
  /** When an archived site will be deleted; null unless scheduled. */
  readonly deleteAt?: string | null
  /** When the draft, as it is, goes live; null unless that is scheduled. */
  readonly scheduledAt?: string | null
}

/** Status of a site for staff: live or not, and whether its draft has unpublished changes (ENT-10). */
export const siteStatus = ({
  status,
  liveVersion,
  unpublishedChanges,
  deleteAt = null,
  scheduledAt = null,
}: StatusFacts): { readonly tone: 'good' | 'waiting' | 'bad' | 'info' | 'quiet'; readonly text: string } => {
  if (status === 'archived') return deleteAt ? { tone: 'bad', text: 'To be deleted' } : { tone: 'quiet', text: 'Archived' }
  if (status === 'paused') return { tone: 'bad', text: 'Closed temporarily' }
  if (liveVersion === null) return { tone: 'info', text: 'Never published' }
  if (unpublishedChanges && scheduledAt !== null) return { tone: 'waiting', text: 'Scheduled' }
  return unpublishedChanges ? { tone: 'waiting', text: 'Draft changes' } : { tone: 'good', text: 'Live' }
}
