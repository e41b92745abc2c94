import { defaultValuationRules, type ValuationRules } from '@forecourt/rules/valuations/ValuationRules'
import { isRecord } from '@forecourt/schema/isRecord'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import type { Transaction } from '../Transaction'

export interface StoredRules {
  readonly rules: ValuationRules
  /** 0 if never saved. */
  readonly revision: number
  readonly updatedAt: string | null
  readonly updatedBy: string
}

const rulesIn = async (tx: Transaction, organisationId: string): Promise<StoredRules> => {
  const row = await tx.valuationRulesOf.findFirst({ where: { organisationId } })
  if (!row) return { rules: defaultValuationRules, revision: 0, updatedAt: null, updatedBy: '' }
  const stored = isRecord(row.document) ? (row.document as unknown as Partial<ValuationRules>) : {}
  return {
    rules: { ...defaultValuationRules, ...stored },
    revision: row.revision,
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: row.updatedBy,
  }
}

/** Pricing rules of an organisation; the defaults until saved (TRD-01). */
export const loadValuationRules = (scope: Scope, organisationId: string): Promise<StoredRules> =>
  scope.transaction((tx) => rulesIn(tx, organisationId))

export interface RulesChange {
  readonly rules: ValuationRules
  /** The revision that the user saw; a conflict saves nothing. */
  readonly expectedRevision: number
  readonly actor: Actor
  readonly now: string
}

/** Saves the pricing rules of an organisation; false on a revision conflict. */
export const saveValuationRules = (
  scope: Scope,
  organisationId: string,
  { rules, expectedRevision, actor, now }: RulesChange,
): Promise<boolean> =>
  scope.transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`valuation rules ${organisationId}`}, 0))`
    const { rules: before, revision } = await rulesIn(tx, organisationId)
    if (revision !== expectedRevision) return false
    const document = JSON.parse(JSON.stringify(rules))
    const updatedRow = { document, revision: revision + 1, updatedAt: new Date(now), updatedBy: actor.name }
    if (revision === 0) await tx.valuationRulesOf.createMany({ data: [{ organisationId, ...updatedRow }] })
    else await tx.valuationRulesOf.updateMany({ where: { organisationId }, data: updatedRow })
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'valuation.rules',
      target: organisationId,
      summary: 'Changed the pricing rules for trade-ins',
      detail: { before: JSON.parse(JSON.stringify(before)), after: document },
    })
    return true
  })
