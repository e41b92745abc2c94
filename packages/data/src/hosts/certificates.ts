import type { DomainFault } from '@forecourt/rules/sites/domainFaults'
import type { Database, Scope } from '../createDatabase'
import type { Prisma } from '../generated/client'

/** A verified domain of a dealer. */
interface DueHost {
  readonly organisationId: string
  readonly siteId: string
  readonly host: string
  /** Every host of its site, and that of the platform; empty if there is none. */
  readonly hosts: readonly string[]
  readonly platformHost: string
}

/** Hours until a certificate is checked again: one with a problem sooner, as its dealer may be repairing it. */
const checkIntervalHours = { good: 6, bad: 0.5 } as const

/** Domains of one call. */
export const maxDueHosts = 10

/** Claims the dealers' own verified domains whose certificates were checked longest ago; a claim counts as a check. */
export const claimDueHosts = (db: Database, now: string): Promise<DueHost[]> => {
  const before = (hours: number) => new Date(Date.parse(now) - hours * 3_600_000)
  return db.platform.transaction(
    (tx) => tx.$queryRaw<DueHost[]>`
      update host_names host set certificate_checked_at = ${new Date(now)}
      from (
        select due.organisation_id, due.site_id, due.host from host_names due
        join sites site on site.organisation_id = due.organisation_id and site.id = due.site_id and site.status <> 'archived'
        where due.proof is not null and due.proved_at is not null and (
          due.certificate_checked_at is null
          or due.certificate_checked_at <= case when due.certificate_problem is null and due.faults = '[]'
            then ${before(checkIntervalHours.good)}::timestamptz else ${before(checkIntervalHours.bad)}::timestamptz end
        )
        order by due.certificate_checked_at nulls first limit ${maxDueHosts} for update of due skip locked
      ) due
      where host.organisation_id = due.organisation_id and host.site_id = due.site_id and host.host = due.host
      returning host.organisation_id as "organisationId", host.site_id as "siteId", host.host,
        array(select own.host from host_names own where own.organisation_id = host.organisation_id and own.site_id = host.site_id) as hosts,
        coalesce((
          select own.host from host_names own
          where own.organisation_id = host.organisation_id and own.site_id = host.site_id and own.proof is null
          order by own.is_primary desc, own.created_at, own.host limit 1
        ), '') as "platformHost"`,
  )
}

type Certificate =
  | { readonly ok: true; readonly expiresAt: string; readonly issuer: string }
  | { readonly ok: false; readonly problem: string }

/** Stores the certificate of a domain; after a failed check, the end and the issuer of the last one stay. */
export const storeCertificate = (
  db: Database,
  { organisationId, siteId, host }: Pick<DueHost, 'organisationId' | 'siteId' | 'host'>,
  certificate: Certificate,
): Promise<unknown> =>
  db.platform.transaction((tx) =>
    tx.hostName.updateMany({
      where: { organisationId, siteId, host },
      data: certificate.ok
        ? { certificateExpiresAt: new Date(certificate.expiresAt), certificateIssuer: certificate.issuer, certificateProblem: null }
        : { certificateProblem: certificate.problem },
    }),
  )

/** Stores what a check found that leads shoppers of a domain elsewhere. */
export const storeFaults = (
  scope: Scope,
  { siteId, host }: Pick<DueHost, 'siteId' | 'host'>,
  faults: readonly DomainFault[],
  now: string,
): Promise<unknown> =>
  scope.transaction((tx) =>
    tx.hostName.updateMany({
      where: { siteId, host },
      data: { faults: faults as unknown as Prisma.InputJsonArray, faultsCheckedAt: new Date(now) },
    }),
  )
