import { appendAudit } from '../audit/appendAudit'
import { notifyOwner } from '../changes/notifyChange'
import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'
import type { EditedKind, EditedRecord, Editing, Owner, SaveRecordResult } from './EditedKind'
import { recordValues } from './recordRow'

/** One audit entry of a record. */
interface RecordEvent {
  readonly id: string
  /** Such as 'Changed the offer Winter sale'. */
  readonly summary: string
  /** Differences, a sentence each. */
  readonly changes: readonly string[]
  readonly by: string
  /** ISO in UTC. */
  readonly at: string
  /** Whether `undoRecord` would undo this entry. */
  readonly isUndoable: boolean
}

const maxRows = 30

/** History of a record, latest first; `noun` is that of its kind. */
export const recordHistory = (scope: Scope, noun: string, id: string): Promise<readonly RecordEvent[]> =>
  scope.transaction(async (tx) => {
    const entries = await tx.auditEntry.findMany({
      where: { target: id, action: { startsWith: `${noun}.` } },
      orderBy: { id: 'desc' },
      take: maxRows,
    })
    const details = entries.map(({ detail }) => (detail ?? {}) as { changes?: readonly string[]; before?: unknown })
    // Only the last change can be undone, as later changes may depend on earlier ones.
    const last = details.findIndex(({ before }) => before !== undefined && before !== null)
    return entries.map(({ id: entry, summary, actorName, at }, index) => ({
      id: String(entry),
      summary,
      changes: details[index]?.changes ?? [],
      by: actorName,
      at: at.toISOString(),
      isUndoable: index === last,
    }))
  })

interface ChangeOptions extends Editing {
  /** The revision that was edited. */
  readonly expectedRevision: number
}

/** Data of an audit entry for undo. */
interface UndoDetail<Values> {
  /** The values before; null if it can't be undone. */
  readonly before?: Values | null
  readonly place?: number | null
  readonly revision?: number
}

const json = <Values>(values: Values) => structuredClone(values) as unknown as Prisma.InputJsonObject

const revisionColumns = ({ actor }: Editing, revision: number) => ({ revision, updatedAt: new Date(), updatedBy: actor.name })

const toResult = <Row>(record: Row | null): SaveRecordResult<Row> => (record ? { ok: true, record } : { ok: false, reason: 'notFound' })

const lock = <Values, Row extends EditedRecord<Of>, Of extends Owner>(
  tx: Transaction,
  { table }: EditedKind<Values, Row, Of>,
  id: string,
) => tx.$queryRaw`select 1 from ${Prisma.raw(`"${table}"`)} where id = ${id} for update`

/** Loads the record for a change, or the reason why it can't be changed. */
const loadForChange = async <Values, Row extends EditedRecord<Of>, Of extends Owner>(
  tx: Transaction,
  kind: EditedKind<Values, Row, Of>,
  id: string,
  { allowedSiteIds, expectedRevision }: ChangeOptions,
): Promise<SaveRecordResult<Row>> => {
  await lock(tx, kind, id)
  const record = await kind.read(tx, id, allowedSiteIds)
  if (!record) return { ok: false, reason: 'notFound' }
  const refusal = kind.refusal(record)
  if (refusal) return { ok: false, reason: 'conflict', message: refusal }
  if (record.revision === expectedRevision) return { ok: true, record }
  const message = `${record.updatedBy || 'Someone'} changed this ${kind.noun} in the meantime. Reload it, then make your change.`
  return { ok: false, reason: 'conflict', message }
}

/** Adds a record. Idempotent by key: a repeat returns the existing record. */
export const createRecord = <Values, Row extends EditedRecord<Of>, Of extends Owner>(
  scope: Scope,
  kind: EditedKind<Values, Row, Of>,
  organisationId: Of,
  { key, values: entered, ...editing }: Editing & { readonly key: string; readonly values: Values },
): Promise<SaveRecordResult<Row>> =>
  scope.transaction(async (tx) => {
    if (organisationId !== null && !(await tx.organisation.findFirst({ where: { id: organisationId }, select: { id: true } })))
      return { ok: false, reason: 'notFound' }
    const { values, problems } = await kind.prepare(tx, organisationId, entered, { before: null, allowedSiteIds: editing.allowedSiteIds })
    if (problems) return { ok: false, reason: 'invalid', fields: problems }
    const id = kind.idOf(values, key, organisationId)
    const existing = await kind.read(tx, id, null)
    if (existing) return existing.organisationId === organisationId ? { ok: true, record: existing } : { ok: false, reason: 'notFound' }
    await kind.insert(tx, organisationId, id, { values, stamp: revisionColumns(editing, 1), place: null })
    await appendAudit(tx, {
      organisationId,
      actor: editing.actor,
      action: `${kind.noun}.create`,
      target: id,
      summary: `Added the ${kind.noun} ${kind.titleOf(values)}`,
      detail: { before: null },
    })
    await notifyOwner(tx, organisationId)
    return toResult(await kind.read(tx, id, editing.allowedSiteIds))
  })

/** Changes a record and invalidates the sites that show it. Equal values change nothing. */
export const updateRecord = <Values, Row extends EditedRecord<Of>, Of extends Owner>(
  scope: Scope,
  kind: EditedKind<Values, Row, Of>,
  id: string,
  { values: entered, ...changing }: ChangeOptions & { readonly values: Values },
): Promise<SaveRecordResult<Row>> =>
  scope.transaction(async (tx) => {
    const found = await loadForChange(tx, kind, id, changing)
    if (!found.ok) return found
    const { organisationId, revision } = found.record
    const before = recordValues(kind, found.record)
    const { values, problems, changesFrom } = await kind.prepare(tx, organisationId, entered, {
      before,
      allowedSiteIds: changing.allowedSiteIds,
    })
    if (problems) return { ok: false, reason: 'invalid', fields: problems }
    const changes = changesFrom(before)
    if (changes.length > 0) {
      await kind.update(tx, organisationId, id, { values, stamp: revisionColumns(changing, revision + 1) })
      await notifyOwner(tx, organisationId)
    }
    const title = kind.titleOf(values)
    await appendAudit(tx, {
      organisationId,
      actor: changing.actor,
      action: `${kind.noun}.update`,
      target: id,
      summary: changes.length > 0 ? `Changed the ${kind.noun} ${title}` : `Saved the ${kind.noun} ${title} without a change`,
      detail: { changes: [...changes], ...(changes.length > 0 ? { before: json(before) } : {}) },
    })
    // Users who remove their own sites from a record still get the result.
    return toResult(await kind.read(tx, id, null))
  })

/** Removes a record from every site; `undoRecord` restores it. */
export const removeRecord = <Values, Row extends EditedRecord<Of>, Of extends Owner>(
  scope: Scope,
  kind: EditedKind<Values, Row, Of>,
  id: string,
  changing: ChangeOptions,
): Promise<SaveRecordResult<Row>> =>
  scope.transaction(async (tx) => {
    const found = await loadForChange(tx, kind, id, changing)
    if (!found.ok) return found
    const removalRefusal = kind.removalRefusal?.(found.record)
    if (removalRefusal) return { ok: false, reason: 'conflict', message: removalRefusal }
    const { organisationId, revision } = found.record
    const before = recordValues(kind, found.record)
    const place = await kind.remove(tx, organisationId, id)
    await appendAudit(tx, {
      organisationId,
      actor: changing.actor,
      action: `${kind.noun}.remove`,
      target: id,
      summary: `Removed the ${kind.noun} ${kind.titleOf(before)}`,
      detail: { before: json(before), place, revision },
    })
    await notifyOwner(tx, organisationId)
    return found
  })

/** Undoes the last change or removal of a record; a second undo redoes it. */
export const undoRecord = <Values, Row extends EditedRecord<Of>, Of extends Owner>(
  scope: Scope,
  kind: EditedKind<Values, Row, Of>,
  id: string,
  { organisationId, ...editing }: Editing & { readonly organisationId: Of },
): Promise<SaveRecordResult<Row>> =>
  scope.transaction(async (tx) => {
    await lock(tx, kind, id)
    const entry = await tx.auditEntry.findFirst({
      where: {
        organisationId,
        target: id,
        action: { in: [`${kind.noun}.update`, `${kind.noun}.remove`] },
        detail: { path: ['before'], not: Prisma.AnyNull },
      },
      orderBy: { id: 'desc' },
    })
    const { before, place, revision } = (entry?.detail ?? {}) as UndoDetail<Values>
    const current = await kind.read(tx, id, null)
    if (!before || (!current && entry?.action !== `${kind.noun}.remove`))
      return { ok: false, reason: 'conflict', message: `There is no change to this ${kind.noun} to undo.` }
    const editable = current && (await kind.read(tx, id, editing.allowedSiteIds))
    if (current && !editable) return { ok: false, reason: 'notFound' }
    const refusal = editable && kind.refusal(editable)
    if (refusal) return { ok: false, reason: 'conflict', message: refusal }
    const { values, problems, changesFrom } = await kind.prepare(tx, organisationId, before, {
      before,
      allowedSiteIds: editing.allowedSiteIds,
    })
    if (problems) return { ok: false, reason: 'invalid', fields: problems }
    if (current) await kind.update(tx, organisationId, id, { values, stamp: revisionColumns(editing, current.revision + 1) })
    else await kind.insert(tx, organisationId, id, { values, stamp: revisionColumns(editing, (revision ?? 0) + 1), place: place ?? null })
    const title = kind.titleOf(values)
    await appendAudit(tx, {
      organisationId,
      actor: editing.actor,
      action: `${kind.noun}.update`,
      target: id,
      summary: current ? `Undid the last change to the ${kind.noun} ${title}` : `Restored the ${kind.noun} ${title}`,
      detail: current
        ? { changes: [...changesFrom(recordValues(kind, current))], before: json(recordValues(kind, current)) }
        : { changes: [] },
    })
    await notifyOwner(tx, organisationId)
    return toResult(await kind.read(tx, id, editing.allowedSiteIds))
  })
