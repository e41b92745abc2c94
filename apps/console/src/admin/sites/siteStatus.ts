import type { SiteRecord } from '../../client/Records'
import type { PillTone } from '../../parts/StatusPill'

/** Status of a site: live or not, and whether its draft has unpublished changes. */
export const siteStatus = ({
  status,
  liveVersion,
  unpublishedChanges,
  deleteAt = null,
}: Pick<SiteRecord, 'status' | 'liveVersion' | 'unpublishedChanges'> & Partial<Pick<SiteRecord, 'deleteAt'>>): {
  tone: PillTone
  text: string
} => {
  if (status === 'archived') return deleteAt ? { tone: 'bad', text: 'To be deleted' } : { tone: 'quiet', text: 'Archived' }
  if (status === 'paused') return { tone: 'bad', text: 'Closed temporarily' }
  if (liveVersion === null) return { tone: 'info', text: 'Never published' }
  return unpublishedChanges ? { tone: 'waiting', text: 'Draft changes' } : { tone: 'good', text: 'Live' }
}

/** The filter of sites by status. */
export const siteStatuses = {
  source: 'status',
  label: 'Status',
  choices: [
    { value: 'live', label: 'Live' },
    { value: 'draft', label: 'Never published' },
    { value: 'paused', label: 'Closed temporarily' },
    { value: 'archived', label: 'Archived' },
  ],
} as const
