import type { ConfigProblem, Layer } from '@forecourt/schema/layers/Layer'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import type { LockedDraft } from '../sites/lockDraft'
import { auditedWarnings } from '../sites/versions/auditedWarnings'
import { insertVersion } from '../sites/versions/insertVersion'
import type { Transaction } from '../Transaction'
import { checkAllScheduled } from './schedules/checkScheduled'

export interface GoingLive {
  /** The site's own layer. */
  readonly values: ConfigValues
  readonly draftRevision: number
  readonly layers: readonly Layer[]
  readonly config: ResolvedConfig
  /** What whoever publishes was warned of. */
  readonly warnings: readonly ConfigProblem[]
  readonly note: string
  readonly actor: Actor
  /** What the audit says besides. */
  readonly detail?: Readonly<Record<string, string | number | null>>
}

/** Stores a resolved config as the site's next version and shows it to shoppers. The caller holds the site's lock. */
export const goLive = async (tx: Transaction, site: LockedDraft, going: GoingLive): Promise<number> => {
  const { organisationId, siteId, templateLayerId } = site
  const { actor, note, detail, warnings, ...resolved } = going
  const version = await insertVersion(tx, { organisationId, siteId, ...resolved, note, actor })
  const status = site.status === 'draft' ? 'live' : site.status
  await tx.site.updateMany({ where: { organisationId, id: siteId }, data: { liveVersion: version, status, templateLayerId } })
  // What the draft was to have is what the site has now.
  await tx.draft.updateMany({ where: { organisationId, siteId }, data: { templateLayerId: null } })
  // What was scheduled before may say something else by now: the editor must not promise it for another moment.
  await checkAllScheduled(tx, siteId)
  await appendAudit(tx, {
    organisationId,
    siteId,
    actor,
    action: 'site.publish',
    target: siteId,
    summary: `Published version ${version} of ${site.name}`,
    detail: { version, replaces: site.liveVersion, note, ...auditedWarnings(warnings), ...detail },
  })
  await notifyChange(tx, { kind: 'site', organisationId, siteId, version })
  return version
}
