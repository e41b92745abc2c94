import { publishSite } from '@forecourt/data/publishing/publishSite'
import { formatProblems } from './readConfigFile'
import type { SiteCommand } from './SiteCommand'

/** Publishes the draft as of the start of the command; servers are notified by the database. */
export const publishDraft: SiteCommand = async ({ editing, scope, actor, note, say }) => {
  const { site, draft, liveVersion } = editing
  const published = await publishSite(scope, {
    siteId: site.siteId,
    note,
    expectedRevision: draft.revision,
    expectedVersion: liveVersion?.number ?? null,
    actor,
  })
  if (published.ok) {
    say(`${site.name}: version ${published.version} is live.`)
    formatProblems(published.warnings, say)
    return 0
  }
  if (published.reason === 'invalid') {
    say(`${site.name} was not published; its draft has mistakes:`)
    formatProblems(published.problems, say)
  } else say(published.reason === 'conflict' ? published.message : 'The site is gone.')
  return 1
}
