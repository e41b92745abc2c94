import { createHash } from 'node:crypto'
import type { Judgement } from '@forecourt/data/compliance/storedFindings'
import { shared } from '../sites/shared'

interface Recent {
  readonly key: string
  readonly judgement: Promise<Judgement>
  /** Epoch milliseconds; Infinity while it runs. */
  endedAt: number
}

/** How long a judgement can be used again, in milliseconds: from the check in the publish dialog to the publication. */
const keptMs = 60_000

const recentBySite = () => shared('recentJudgements', () => new Map<string, Recent>())

/**
 * The judgement of the same state of a site that is running or ended in the last minute, or a new one (LEG-02): the publish dialog and the
 * publication judge the same draft. An incomplete or failed judgement isn't used again.
 *
 * @param state what the judged pages are rendered from, as JSON
 */
export const recentJudgement = (siteId: string, state: unknown, judge: () => Promise<Judgement>): Promise<Judgement> => {
  const recents = recentBySite()
  for (const [id, { endedAt }] of recents) if (endedAt + keptMs < Date.now()) recents.delete(id)
  const key = createHash('sha256').update(JSON.stringify(state)).digest('base64')
  const known = recents.get(siteId)
  if (known?.key === key) return known.judgement
  const recent: Recent = { key, judgement: judge(), endedAt: Number.POSITIVE_INFINITY }
  recents.set(siteId, recent)
  const forget = () => {
    if (recents.get(siteId) === recent) recents.delete(siteId)
  }
  recent.judgement.then(({ complete }) => {
    recent.endedAt = Date.now()
    if (!complete) forget()
  }, forget)
  return recent.judgement
}
