import type { SettledSite } from '@forecourt/data/publishing/rollouts/RolloutOutcome'
import type { Context } from '../Context'

/** Site servers told at the same time. */
const atOnce = 8

/** Tells the site servers of every site that shoppers see differently now, and waits for them. */
export const refreshChangedSites = async (refreshSites: Context['refreshSites'], settled: readonly SettledSite[]): Promise<void> => {
  const changed = settled.filter(({ isLiveChanged }) => isLiveChanged)
  for (let from = 0; from < changed.length; from += atOnce) {
    const part = changed.slice(from, from + atOnce)
    await Promise.all(part.map(({ organisationId, siteId }) => refreshSites({ kind: 'site', organisationId, siteId })))
  }
}
