import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import type { Database } from '../../createDatabase'
import { siteLayer } from '../../sites/siteLayer'
import { siteForEditing } from '../siteForEditing'
import { type Schedule, toSchedule } from './Schedule'

/** A scheduled publication with what its author is told besides. */
export interface ScheduleOfMail {
  readonly schedule: Schedule
  readonly siteId: string
  readonly siteName: string
  readonly hosts: readonly string[]
  /** As the site's draft has them: it may never have been live. */
  readonly config: ResolvedConfig
}

export const scheduleOfMail = async (db: Database, id: string): Promise<ScheduleOfMail | null> => {
  const row = await db.platform.transaction((tx) => tx.scheduledPublication.findFirst({ where: { id } }))
  const editing = row && (await siteForEditing(db.forOrganisation(row.organisationId), row.siteId))
  if (!row || !editing) return null
  const { site, layers, draft } = editing
  const { config } = resolveConfig([...layers, siteLayer(site.name, draft.values)])
  return { schedule: toSchedule(row), siteId: site.siteId, siteName: site.name, hosts: site.hosts, config }
}
