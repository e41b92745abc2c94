import type { LeadRecord } from '../../client/Records'
import type { Tone } from '../../parts/StatusPill'

type Status = LeadRecord['status']

/** Each status of a lead in words, in the order a lead usually takes. */
export const leadStatuses = {
  new: { text: 'New', tone: 'waiting', action: 'Mark as new' },
  contacted: { text: 'Contacted', tone: 'info', action: 'Mark as contacted' },
  qualified: { text: 'Qualified', tone: 'info', action: 'Mark as qualified' },
  won: { text: 'Won', tone: 'good', action: 'Mark as won' },
  lost: { text: 'Lost', tone: 'quiet', action: 'Mark as lost' },
} as const satisfies Record<Status, { text: string; tone: Tone; action: string }>
