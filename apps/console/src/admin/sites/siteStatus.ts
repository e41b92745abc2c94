import type { Tone } from '../parts/StatusPill'
import type { SiteRecord } from '../Records'

/** Where a site stands: whether shoppers see it, and whether its draft has something they don't see yet. */
export const siteStatus = ({
  status,
  liveVersion,
  unpublishedChanges,
}: Pick<SiteRecord, 'status' | 'liveVersion' | 'unpublishedChanges'>): { tone: Tone; text: string } => {
  if (status === 'archived') return { tone: 'quiet', text: 'Archived' }
  if (status === 'paused') return { tone: 'bad', text: 'Paused' }
  if (liveVersion === null) return { tone: 'info', text: 'Never published' }
  return unpublishedChanges ? { tone: 'waiting', text: 'Draft changes' } : { tone: 'good', text: 'Live' }
}
