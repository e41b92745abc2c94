import type { Scope } from '../createDatabase'

/** Where the live version of a site emails its leads. */
export interface LeadAddresses {
  readonly siteId: string
  readonly name: string
  /** Addresses of the setting “Email leads to”; null if the site was never published. */
  readonly addresses: readonly string[] | null
}

/** The addresses to which the sites of an organisation email their leads, by name of the site; archived sites are left out. */
export const listLeadAddresses = (scope: Scope, { organisationId }: { readonly organisationId: string }): Promise<LeadAddresses[]> =>
  scope.transaction(
    (tx) => tx.$queryRaw<LeadAddresses[]>`
      select site.id as "siteId", site.name,
        case when live.number is not null then array(select json_array_elements_text(live.config -> 'leads' -> 'notify')) end as addresses
      from sites site
      left join versions live on live.organisation_id = site.organisation_id and live.site_id = site.id and live.number = site.live_version
      where site.organisation_id = ${organisationId} and site.status <> 'archived'
      order by site.name, site.id`,
  )
