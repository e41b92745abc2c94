import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Database, Scope } from '../../createDatabase'
import type { LeadSupplier as Row } from '../../generated/client'
import type { Transaction } from '../../Transaction'

/** A marketplace or other system that posts leads with its own API key. */
export interface LeadSupplier {
  readonly id: string
  readonly organisationId: string
  /** The site of the leads. */
  readonly siteId: string
  /** The leads' source, such as 'Carsales'. */
  readonly name: string
  readonly keyHint: string | null
  readonly keyMadeAt: string | null
  readonly usedAt: string | null
  /** Template for its mails; empty if each waits for a user. */
  readonly mailTemplate: string
  /** Senders of its mails in a mailbox: addresses and domains, separated by commas. */
  readonly mailFrom: string
  /** Location of its mails, unless the mail or the car gives one. */
  readonly locationId: string | null
}

const toSupplier = ({
  id,
  organisationId,
  siteId,
  name,
  keyHint,
  keyMadeAt,
  usedAt,
  mailTemplate,
  mailFrom,
  locationId,
}: Row): LeadSupplier => ({
  ...{ id, organisationId, siteId, name, keyHint, mailTemplate, mailFrom, locationId },
  keyMadeAt: keyMadeAt?.toISOString() ?? null,
  usedAt: usedAt?.toISOString() ?? null,
})

/** Lead suppliers, sorted by name. */
export const listSuppliers = (scope: Scope): Promise<LeadSupplier[]> =>
  scope.transaction(async (tx) => (await tx.leadSupplier.findMany({ orderBy: [{ name: 'asc' }, { id: 'asc' }] })).map(toSupplier))

export const getSupplier = (scope: Scope, id: string): Promise<LeadSupplier | null> =>
  scope.transaction(async (tx) => {
    const row = await tx.leadSupplier.findFirst({ where: { id } })
    return row && toSupplier(row)
  })

const auditChange = (tx: Transaction, { organisationId, siteId, id }: LeadSupplier, actor: Actor, verb: string, summary: string) =>
  appendAudit(tx, { organisationId, siteId, actor, action: `supplier.${verb}`, target: id, summary })

interface Key {
  readonly hash: string
  readonly hint: string
}

/** Adds a supplier with an API key that can post leads of a site; null if there is no such site. */
export const addSupplier = (
  scope: Scope,
  { siteId, name, key, actor, now }: { siteId: string; name: string; key: Key; actor: Actor; now: string },
): Promise<LeadSupplier | null> =>
  scope.transaction(async (tx) => {
    const site = await tx.site.findFirst({ where: { id: siteId }, select: { organisationId: true } })
    if (!site) return null
    const { organisationId } = site
    const at = new Date(now)
    const row = await tx.leadSupplier.create({
      data: { organisationId, siteId, name, keyHash: key.hash, keyHint: key.hint, keyMadeAt: at, createdAt: at },
    })
    const made = toSupplier(row)
    await auditChange(tx, made, actor, 'create', `Added the marketplace ${name}`)
    return made
  })

/** Sets or revokes a supplier's API key; the previous one is invalid at once. False if there is no such supplier. */
export const setSupplierKey = (
  scope: Scope,
  { id, key, actor, now }: { id: string; key: Key | null; actor: Actor; now: string },
): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const row = await tx.leadSupplier.findFirst({ where: { id } })
    if (!row) return false
    const data = { keyHash: key?.hash ?? null, keyHint: key?.hint ?? null, keyMadeAt: key ? new Date(now) : null }
    await tx.leadSupplier.updateMany({ where: { organisationId: row.organisationId, id }, data })
    await auditChange(
      tx,
      toSupplier(row),
      actor,
      key ? 'makeKey' : 'revokeKey',
      key ? `Created a key for ${row.name}` : `Revoked the key of ${row.name}`,
    )
    return true
  })

/** Sets the mail template, senders and location of a supplier; false if there is no such supplier or location. */
export const setSupplierMail = (
  scope: Scope,
  { id, template, from, locationId, actor }: { id: string; template: string; from: string; locationId: string | null; actor: Actor },
): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const row = await tx.leadSupplier.findFirst({ where: { id } })
    if (!row) return false
    const { organisationId } = row
    if (locationId !== null && (await tx.location.count({ where: { organisationId, id: locationId, removedAt: null } })) === 0) return false
    await tx.leadSupplier.updateMany({ where: { organisationId, id }, data: { mailTemplate: template, mailFrom: from, locationId } })
    await auditChange(tx, toSupplier(row), actor, 'setMail', `Changed how emails from ${row.name} are read`)
    return true
  })

/** Removes a supplier; its leads stay. False if there is none. */
export const removeSupplier = (scope: Scope, { id, actor }: { id: string; actor: Actor }): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const row = await tx.leadSupplier.findFirst({ where: { id } })
    if (!row) return false
    await tx.leadSupplier.deleteMany({ where: { organisationId: row.organisationId, id } })
    await auditChange(tx, toSupplier(row), actor, 'remove', `Removed the marketplace ${row.name}`)
    return true
  })

/** The supplier of an API key; null for an unknown key. */
export const supplierOfKey = (db: Database, keyHash: string): Promise<LeadSupplier | null> =>
  db.platform.transaction(async (tx) => {
    const [row] = await tx.leadSupplier.findMany({ where: { keyHash } })
    return row ? toSupplier(row) : null
  })

/** The supplier that an inbound address belongs to; null if it was deleted. */
export const supplierById = (db: Database, id: string): Promise<LeadSupplier | null> =>
  db.platform.transaction(async (tx) => {
    const row = await tx.leadSupplier.findFirst({ where: { id } })
    return row && toSupplier(row)
  })

/** Records the time of a supplier's last use. */
export const supplierUsed = async (db: Database, { organisationId, id }: LeadSupplier, now: string): Promise<void> => {
  await db.platform.transaction((tx) => tx.leadSupplier.updateMany({ where: { organisationId, id }, data: { usedAt: new Date(now) } }))
}
