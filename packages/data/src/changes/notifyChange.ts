import type { Transaction } from '../Transaction'

/** A change that invalidates caches of other instances. */
export type Change =
  /** `version` if the only change is that this version is live now. */
  | { readonly kind: 'site'; readonly organisationId: string; readonly siteId: string; readonly version?: number }
  | { readonly kind: 'stock'; readonly organisationId: string }
  | { readonly kind: 'car'; readonly organisationId: string; readonly carSlug: string }
  /** Data that only the car's own page shows, such as a quote; lists and searches stay valid. */
  | { readonly kind: 'carPage'; readonly organisationId: string; readonly carSlug: string }
  /** Redirects of a site; no page shows them. */
  | { readonly kind: 'redirects'; readonly organisationId: string; readonly siteId: string }

/** The Postgres NOTIFY channel for changes. */
export const channel = 'forecourt'

/** The channel on which triggers notify that cars changed; the payload is the id of their organisation. */
export const carChannel = 'forecourt_cars'

/** The channel on which triggers notify that conversations with shoppers changed; the payload is the id of their organisation. */
export const inboxChannel = 'forecourt_inbox'

/** Notifies listeners of changes (NOTIFY); Postgres delivers on commit only. */
export const notifyChanges = async (tx: Transaction, changes: readonly Change[]): Promise<void> => {
  await tx.$executeRaw`select pg_notify(${channel}, payload) from unnest(${changes.map((change) => JSON.stringify(change))}::text[]) payload`
}

/** Notifies listeners of one change. */
export const notifyChange = (tx: Transaction, change: Change): Promise<void> => notifyChanges(tx, [change])

/** Invalidates all pages of all sites of an organisation. */
export const notifySites = async (tx: Transaction, organisationId: string): Promise<void> => {
  const sites = await tx.site.findMany({ where: { organisationId }, select: { id: true } })
  for (const { id } of sites) await notifyChange(tx, { kind: 'site', organisationId, siteId: id })
}

/** Invalidates all pages of an organisation, or of every organisation if the change is the platform's. */
export const notifyOwner = async (tx: Transaction, organisationId: string | null): Promise<void> => {
  if (organisationId !== null) return notifySites(tx, organisationId)
  const kind: Change['kind'] = 'site'
  await tx.$executeRaw`
    select pg_notify(${channel}, json_build_object('kind', ${kind}::text, 'organisationId', organisation_id, 'siteId', id)::text) from sites`
}
