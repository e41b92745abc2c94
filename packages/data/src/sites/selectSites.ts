import { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'

export type SiteStatus = 'draft' | 'live' | 'paused' | 'archived'

/** Colours of a site, for a swatch in lists. */
interface SiteStyle {
  readonly brandColour: string
  readonly accentColour: string
  readonly backgroundColour: string
  readonly surfaceColour: string
  readonly textColour: string
}

/** A site in lists. */
export interface SiteSummary {
  readonly siteId: string
  readonly organisationId: string
  readonly organisationName: string
  readonly slug: string
  readonly name: string
  readonly status: SiteStatus
  /** When an archived site will be deleted; null unless scheduled. */
  readonly deleteAt: string | null
  /** Name of its template layer. */
  readonly template: string
  /** Name of its manufacturer layer. */
  readonly manufacturer: string | null
  readonly hosts: readonly string[]
  readonly liveVersion: number | null
  readonly latestVersion: number | null
  readonly publishedAt: string | null
  readonly publishedBy: string | null
  /** The last rollback and its author; null if the newest version is live. */
  readonly rolledBack: { readonly at: string; readonly by: string } | null
  readonly draftRevision: number
  readonly draftUpdatedAt: string | null
  /** Whether the draft differs from the live version. */
  readonly unpublishedChanges: boolean
  /** When the draft, as it is, goes live; null unless that is scheduled. */
  readonly scheduledAt: string | null
  readonly style: SiteStyle | null
}

export interface SiteSelection {
  /** A condition on the tables `site`, `organisation`, `draft` and `live`. */
  readonly where: Prisma.Sql
  readonly order?: Prisma.Sql
  readonly limit?: number
  readonly offset?: number
}

const instant = (column: string) => Prisma.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** The tables of a site summary. */
export const siteTables = Prisma.sql`
  sites site
  join organisations organisation on organisation.id = site.organisation_id
  join layers template on template.id = site.template_layer_id
  left join layers manufacturer on manufacturer.id = site.manufacturer_layer_id
  left join drafts draft on draft.organisation_id = site.organisation_id and draft.site_id = site.id
  left join versions live on live.organisation_id = site.organisation_id and live.site_id = site.id and live.number = site.live_version`

/**
 * Loads sites for lists in one query. Sites are selected before their columns are read: Postgres would parse the config of every site
 * before it sorts.
 */
export const selectSites = (
  tx: Transaction,
  { where, order = Prisma.sql`site.name, site.id`, limit = 1, offset = 0 }: SiteSelection,
): Promise<SiteSummary[]> =>
  tx.$queryRaw<SiteSummary[]>`
    with listed as materialized (
      select site.id, row_number() over (order by ${order}) as position
      from ${siteTables}
      where ${where}
      order by position
      limit ${limit} offset ${offset}
    )
    select
      site.id as "siteId", site.organisation_id as "organisationId", organisation.name as "organisationName", site.slug, site.name, site.status,
      ${instant('site.delete_at')} as "deleteAt",
      template.name as template, manufacturer.name as manufacturer, site.live_version as "liveVersion",
      array(
        select host.host from host_names host
        where host.organisation_id = site.organisation_id and host.site_id = site.id
        order by host.is_primary desc, host.host
      ) as hosts,
      (select max(version.number) from versions version where version.organisation_id = site.organisation_id and version.site_id = site.id) as "latestVersion",
      ${instant('live.published_at')} as "publishedAt", live.author_name as "publishedBy",
      case when exists (
        select from versions newer
        where newer.organisation_id = site.organisation_id and newer.site_id = site.id and newer.number > site.live_version
      ) then (
        select json_build_object('at', to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', entry.actor_name)
        from audit entry
        where entry.organisation_id = site.organisation_id and entry.site_id = site.id and entry.action = 'site.rollBack'
          and entry.detail->>'version' = site.live_version::text
        order by entry.at desc
        limit 1
      ) end as "rolledBack",
      coalesce(draft.revision, 0) as "draftRevision", ${instant('draft.updated_at')} as "draftUpdatedAt",
      (draft.values is distinct from live.values or draft.template_layer_id is not null) as "unpublishedChanges",
      (
        select ${instant('scheduled.publish_at')} from scheduled_publications scheduled
        where scheduled.organisation_id = site.organisation_id and scheduled.site_id = site.id and scheduled.status = 'waiting'
          and scheduled.expected_revision = draft.revision
        order by scheduled.publish_at limit 1
      ) as "scheduledAt",
      case when live.config is not null then (
        select json_build_object(
          'brandColour', theme->'brandColour', 'accentColour', theme->'accentColour', 'backgroundColour', theme->'backgroundColour',
          'surfaceColour', theme->'surfaceColour', 'textColour', theme->'textColour'
        )
        -- Parses the config once.
        from (select live.config->'theme' as theme offset 0) parsed
      ) end as style
    from ${siteTables}
    join listed on listed.id = site.id
    order by listed.position`
