import { publishSite } from '@forecourt/data/publishing/publishSite'
import { formatProblems } from './readConfigFile'
import type { SiteCommand } from './SiteCommand'

/** Publishes the draft as of the start of the command; servers are notified by the database. */
export const publishDraft: SiteCommand = async ({ editing, scope, actor, note, log }) => {
  const { site, draft, liveVersion } = editing
  const published = await publishSite(scope, {
    siteId: site.siteId,
    note,
    expectedRevision: draft.revision,
    expectedVersion: liveVersion?.number ?? null,
    actor,
  })
  if (published.ok) {
    log(`${site.name}: version ${published.version} is live.`)
    formatProblems(published.warnings, log)
    return 0
  }
  if (published.reason === 'invalid') {
    log(`${site.name} was not published; its draft has errors:`)
    formatProblems(published.problems, log)
  } else log(published.reason === 'conflict' ? published.message : 'The site is gone.')
  return 1
}
