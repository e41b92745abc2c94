import type { AnyValues } from '@forecourt/rules/records/RecordField'
import type { Actor } from '../Actor'
import type { Scope } from '../createDatabase'
import type { EditedKind, EditedRecord } from '../edited-records/EditedKind'
import { createRecord, updateRecord } from '../edited-records/editRecord'
import { chargeKind } from '../edited-records/finance/chargeKind'
import { lenderKind } from '../edited-records/finance/lenderKind'
import { modelKind } from '../manufacturers/modelKind'
import { offerKind } from '../offers/offerKind'
import { postKind } from '../pages/posts/postKind'

/** The kinds of records whose unsaved values can be tried, by the name of their procedures. */
const triedKinds = { offers: offerKind, lenders: lenderKind, charges: chargeKind, posts: postKind, models: modelKind } as const

export type TriedResource = keyof typeof triedKinds

/** A record as it may be saved. */
export interface ConsideredRecord {
  readonly resource: TriedResource
  /** Null for a new one. */
  readonly id: string | null
  readonly values: AnyValues
  /** Sites of the user; null for all. */
  readonly siteIds: readonly string[] | null
}

/**
 * Saves a record of an organisation as it is now entered, whatever its revision, in a transaction that is rolled back. Throws if it can't be
 * saved.
 */
export const tryRecord = async (
  scope: Scope,
  organisationId: string,
  { resource, id, values, siteIds, actor }: ConsideredRecord & { readonly actor: Actor },
): Promise<void> => {
  // The kinds have different fields; these values are of the kind's own.
  const kind = triedKinds[resource] as unknown as EditedKind<AnyValues, EditedRecord<string> & AnyValues>
  const editing = { values, allowedSiteIds: siteIds, actor }
  const stored = id === null ? null : await scope.transaction((tx) => kind.read(tx, id, siteIds))
  const saved =
    stored === null
      ? await createRecord(scope, kind, organisationId, { ...editing, key: crypto.randomUUID() })
      : await updateRecord(scope, kind, stored.id, { ...editing, expectedRevision: stored.revision })
  if (!saved.ok) throw new Error(`The ${kind.noun} can't be saved: ${saved.reason}`)
}
