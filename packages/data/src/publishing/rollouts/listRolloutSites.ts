import type { Scope } from '../../createDatabase'
import type { RolloutOutcome } from './RolloutOutcome'

export interface RolloutSiteRow {
  readonly siteId: string
  readonly name: string
  readonly organisationName: string
  readonly host: string | null
  readonly outcome: RolloutOutcome
  readonly message: string | null
  readonly fromVersion: number | null
  readonly toVersion: number | null
}

/** What came of a roll-out at each site: what needs a look first. */
export const listRolloutSites = (scope: Scope, rolloutId: string): Promise<RolloutSiteRow[]> =>
  scope.transaction(
    (tx) => tx.$queryRaw<RolloutSiteRow[]>`
      select
        entry.site_id as "siteId", site.name, organisation.name as "organisationName", entry.outcome, entry.message,
        entry.from_version as "fromVersion", entry.to_version as "toVersion",
        (select host.host from host_names host where host.organisation_id = site.organisation_id and host.site_id = site.id
          order by host.is_primary desc, host.host limit 1) as host
      from rollout_sites entry
      join sites site on site.organisation_id = entry.organisation_id and site.id = entry.site_id
      join organisations organisation on organisation.id = site.organisation_id
      where entry.rollout_id = ${rolloutId}
      order by array_position(array['refused', 'kept', 'waiting', 'published', 'undone', 'unchanged', 'skipped'], entry.outcome), site.name
      limit 10000`,
  )
