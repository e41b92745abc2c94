import type { Transaction } from '../Transaction'

/** Something that others may hold a copy of has changed. */
export type Change =
  /** `version` where all that changed is that this version is live now. */
  | { readonly kind: 'site'; readonly organisationId: string; readonly siteId: string; readonly version?: number }
  | { readonly kind: 'stock'; readonly organisationId: string }
  | { readonly kind: 'car'; readonly organisationId: string; readonly carSlug: string }
  /** Something that only the car's own page shows, such as a quote: lists and searches stay as they are. */
  | { readonly kind: 'carPage'; readonly organisationId: string; readonly carSlug: string }
  /** Where addresses of a site lead that aren't its own: no page shows it. */
  | { readonly kind: 'redirects'; readonly organisationId: string; readonly siteId: string }
  /** Null for mail to people of the console. */
  | { readonly kind: 'outbox'; readonly organisationId: string | null }

/** The Postgres NOTIFY channel for changes. */
export const channel = 'forecourt'

/** The channel on which triggers notify that cars changed; the payload is the id of their organisation. */
export const carChannel = 'forecourt_cars'

/** The channel on which triggers notify that conversations with shoppers changed; the payload is the id of their organisation. */
export const inboxChannel = 'forecourt_inbox'

/** Notifies every listener of changes (NOTIFY); Postgres delivers them when the transaction commits, and never when it rolls back. */
export const notifyChanges = async (tx: Transaction, changes: readonly Change[]): Promise<void> => {
  await tx.$executeRaw`select pg_notify(${channel}, said) from unnest(${changes.map((change) => JSON.stringify(change))}::text[]) said`
}

/** Notifies every listener of one change. */
export const notifyChange = (tx: Transaction, change: Change): Promise<void> => notifyChanges(tx, [change])

/** Tells the servers that any page of any site of an organisation may be different now. */
export const notifySites = async (tx: Transaction, organisationId: string): Promise<void> => {
  const sites = await tx.site.findMany({ where: { organisationId }, select: { id: true } })
  for (const { id } of sites) await notifyChange(tx, { kind: 'site', organisationId, siteId: id })
}

/** Tells the servers that pages of an organisation may be different now, or of all of them where what changed is the platform's own. */
export const notifyOwner = async (tx: Transaction, organisationId: string | null): Promise<void> => {
  if (organisationId !== null) return notifySites(tx, organisationId)
  const kind: Change['kind'] = 'site'
  await tx.$executeRaw`
    select pg_notify(${channel}, json_build_object('kind', ${kind}::text, 'organisationId', organisation_id, 'siteId', id)::text) from sites`
}
