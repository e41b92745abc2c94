import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'

interface OldSiteRead {
  /** The domain, or the name of the file. */
  readonly source: string
  readonly pages: number
  readonly actor: Actor
}

/** Notes that somebody had an old site read for a new dealer; nothing else is changed by it. */
export const noteOldSite = (db: Database, { source, pages, actor }: OldSiteRead): Promise<void> =>
  db.platform.transaction((tx) =>
    appendAudit(tx, {
      organisationId: null,
      actor,
      action: 'onboarding.oldSite',
      target: source.slice(0, 200),
      summary: `Read ${pages} ${pages === 1 ? 'page' : 'pages'} of an old site from ${source.slice(0, 200)}`,
    }),
  )
