import type { OfferValues } from '@forecourt/rules/offers/offerProblems'
import type { Actor } from '../Actor'
import type { Scope } from '../createDatabase'
import { createRecord, updateRecord } from '../edited-records/editRecord'
import { offerKind } from './offerKind'

/** An offer as it may be saved. */
export interface ConsideredOffer {
  /** Null for a new one. */
  readonly id: string | null
  readonly values: OfferValues
  /** Sites of the user; null for all. */
  readonly siteIds: readonly string[] | null
}

/** Saves an offer as it is now entered, whatever its revision, in a transaction that is rolled back. Throws if it can't be saved. */
export const tryOffer = async (
  scope: Scope,
  organisationId: string,
  { id, values, siteIds, actor }: ConsideredOffer & { readonly actor: Actor },
): Promise<void> => {
  const editing = { values, allowedSiteIds: siteIds, actor }
  const stored = id === null ? null : await scope.transaction((tx) => offerKind.read(tx, id, siteIds))
  const saved =
    stored === null
      ? await createRecord(scope, offerKind, organisationId, { ...editing, key: crypto.randomUUID() })
      : await updateRecord(scope, offerKind, stored.id, { ...editing, expectedRevision: stored.revision })
  if (!saved.ok) throw new Error(`The offer can't be saved: ${saved.reason}`)
}
