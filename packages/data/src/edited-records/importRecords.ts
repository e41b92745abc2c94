import { writeCell } from '@forecourt/rules/records/parseCell'
import type { AnyValues } from '@forecourt/rules/records/RecordField'
import { csvText } from '@forecourt/rules/text/csvText'
import { appendAudit } from '../audit/appendAudit'
import { notifyOwner } from '../changes/notifyChange'
import type { Scope } from '../createDatabase'
import type { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'
import type { EditedKind, EditedRecord, Editing, Owner } from './EditedKind'
import { fieldsInCountry } from './fieldsInCountry'
import { type FileDecisions, planRecordImport, type RecordFile, type RefusedCell } from './planRecordImport'
import { nameIn, recordNames } from './preparedFields'
import { recordValues } from './recordRow'

/** Result of an import or a dry run. */
export interface ImportReport {
  readonly added: readonly string[]
  readonly changed: readonly { readonly title: string; readonly changes: readonly string[] }[]
  readonly unchanged: number
  readonly refused: readonly RefusedCell[]
  /** Cells of imported rows of which less is stored than they say. */
  readonly notes: readonly RefusedCell[]
  /** Unknown headings; their columns are ignored. */
  readonly unknown: readonly string[]
  /** Id for undo; null for a dry run, and if nothing changed. */
  readonly importId: string | null
}

/** Maximum number of rows. */
export const maxImported = 2_000

const json = <Values>(values: Values) => structuredClone(values) as unknown as Prisma.InputJsonObject

interface ImportOptions extends Editing, FileDecisions {
  readonly organisationId: Owner
  readonly file: RecordFile
  /** False for a dry run, which writes nothing. */
  readonly apply: boolean
  /** Idempotency key of the import, which becomes its id. */
  readonly key?: string
}

/** A record of an import, as the audit log has it. */
interface ImportedRow<Values> {
  readonly id: string
  readonly revision: number
  readonly title: string
  /** The values before; null for an added record. */
  readonly before: Values | null
  readonly changes: readonly string[]
}

/** Audit detail of a record's change by an import. The import itself lists ids only: erasing a person leaves the others undoable. */
interface RowDetail<Values> {
  readonly importId?: string
  readonly title?: string
  readonly before?: Values
  readonly changes?: readonly string[]
}

/** The records of an import that are still in the audit log; null if there is no such import. */
const importedRows = async <Values, Row extends EditedRecord<Of>, Of extends Owner>(
  tx: Transaction,
  { noun }: EditedKind<Values, Row, Of>,
  organisationId: Of,
  importId: string,
): Promise<{ rows: readonly ImportedRow<Values>[]; isUndone: boolean } | null> => {
  const [done, ...later] = await tx.auditEntry.findMany({ where: { organisationId, target: importId }, orderBy: { id: 'asc' } })
  if (done?.action !== `${noun}.import`) return null
  const { rows = [] } = (done.detail ?? {}) as {
    readonly rows?: readonly (Partial<ImportedRow<Values>> & { id: string; revision: number })[]
  }
  const entries = await tx.auditEntry.findMany({
    where: {
      ...{ organisationId, target: { in: rows.map(({ id }) => id) }, action: { in: [`${noun}.create`, `${noun}.update`] } },
      detail: { path: ['importId'], equals: importId },
    },
    select: { target: true, detail: true },
  })
  const details = new Map(entries.map(({ target, detail }) => [target, detail as unknown as RowDetail<Values>]))
  const isUndone = later.length > 0
  return {
    isUndone,
    rows: rows.flatMap(({ id, revision, title, before }) => {
      // Imports of earlier releases listed titles and values themselves.
      const known: RowDetail<Values> = details.get(id) ?? { ...(title !== undefined && { title }), ...(before && { before }) }
      return known.title === undefined
        ? []
        : [{ id, revision, title: known.title, before: known.before ?? null, changes: known.changes ?? [] }]
    }),
  }
}

/** Serialises changes of one name. */
const lockName = (tx: Transaction, name: string) => tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`

/**
 * Imports a file of records, or previews it. Rejects invalid rows with reasons; the rest is one change that `undoImportOfRecords` undoes.
 * Idempotent by key: a repeat reports what the first one did.
 */
export const importRecords = <Values, Row extends EditedRecord<Of>, Of extends Owner>(
  scope: Scope,
  kind: EditedKind<Values, Row, Of>,
  { organisationId, file, apply, key, actor, ...editing }: ImportOptions & { readonly organisationId: Of },
): Promise<ImportReport> =>
  scope.transaction(async (tx) => {
    // Two files at once could add the same record twice.
    if (apply) await lockName(tx, `import ${kind.noun} ${organisationId}`)
    const { plans, refused, notes, unchanged, unknown } = await planRecordImport(tx, kind, organisationId, file, editing)
    const report = {
      added: plans.flatMap(({ before, values }) => (before ? [] : [kind.titleOf(values)])),
      changed: plans.flatMap(({ before, values, changes }) => (before ? [{ title: kind.titleOf(values), changes }] : [])),
      ...{ unchanged, refused, notes, unknown },
    }
    const first = apply && key !== undefined ? await importedRows(tx, kind, organisationId, key) : null
    if (first && key !== undefined) {
      const { rows } = first
      return {
        ...report,
        added: rows.flatMap(({ title, before }) => (before ? [] : [title])),
        changed: rows.flatMap(({ title, before, changes }) => (before ? [{ title, changes }] : [])),
        unchanged: Math.max(0, unchanged - rows.length),
        importId: first.isUndone ? null : key,
      }
    }
    if (!apply || plans.length === 0) return { ...report, importId: null }
    const importId = key ?? crypto.randomUUID()
    const updatedAt = new Date()
    const rows: Prisma.InputJsonObject[] = []
    // In reverse, so that new records with an order, each inserted at the front, have that of the file.
    for (const { values, before, changes } of plans.toReversed()) {
      const id = before?.id ?? kind.idOf(values, crypto.randomUUID(), organisationId)
      const revision = (before?.revision ?? 0) + 1
      const stamp = { revision, updatedAt, updatedBy: actor.name }
      if (before) await kind.update(tx, organisationId, id, { values, stamp })
      else await kind.insert(tx, organisationId, id, { values, stamp, place: null })
      const valuesBefore = before && json(recordValues(kind, before))
      const title = kind.titleOf(values)
      rows.unshift({ id, revision })
      await appendAudit(tx, {
        ...{ organisationId, actor, target: id },
        action: before ? `${kind.noun}.update` : `${kind.noun}.create`,
        summary: `${before ? 'Changed' : 'Added'} the ${kind.noun} ${title} from a file`,
        detail: { changes: [...changes], importId, title, ...(valuesBefore && { before: valuesBefore }) },
      })
    }
    await appendAudit(tx, {
      ...{ organisationId, actor, target: importId },
      action: `${kind.noun}.import`,
      summary: `Imported a file: ${report.added.length} added, ${report.changed.length} changed`,
      detail: { rows },
    })
    await notifyOwner(tx, organisationId)
    return { ...report, importId }
  })

/** Result of an undo; records changed since stay. */
export interface UndoneImport {
  readonly undone: number
  readonly leftAsIs: readonly string[]
}

/**
 * Undoes an import: removes added records and restores changed ones. Records changed since stay. Null if there is no such import, or it was
 * undone already.
 */
export const undoImportOfRecords = <Values, Row extends EditedRecord<Of>, Of extends Owner>(
  scope: Scope,
  kind: EditedKind<Values, Row, Of>,
  { organisationId, importId, ...editing }: Editing & { readonly organisationId: Of; readonly importId: string },
): Promise<UndoneImport | null> =>
  scope.transaction(async (tx) => {
    // Serialises concurrent undos.
    await lockName(tx, importId)
    const done = await importedRows(tx, kind, organisationId, importId)
    if (!done || done.isUndone) return null
    const { rows } = done
    const leftAsIs: string[] = []
    for (const { id, revision, title, before } of rows.toReversed()) {
      const current = await kind.read(tx, id, editing.allowedSiteIds)
      const isHeld = current && ((before === null && kind.removalRefusal?.(current)) || kind.refusal(current))
      if (!current || current.revision !== revision || isHeld) {
        leftAsIs.push(title)
        continue
      }
      const stamp = { revision: revision + 1, updatedAt: new Date(), updatedBy: editing.actor.name }
      if (before === null) await kind.remove(tx, organisationId, id)
      else await kind.update(tx, organisationId, id, { values: before, stamp })
      await appendAudit(tx, {
        ...{ organisationId, actor: editing.actor, target: id },
        action: before === null ? `${kind.noun}.remove` : `${kind.noun}.update`,
        summary: `Undid the import of the ${kind.noun} ${title}`,
        detail: { before: json(recordValues(kind, current)), changes: [], revision },
      })
    }
    const undone = rows.length - leftAsIs.length
    await appendAudit(tx, {
      ...{ organisationId, actor: editing.actor, target: importId },
      action: `${kind.noun}.importUndone`,
      summary: `Undid a file import: ${undone} restored${leftAsIs.length > 0 ? `, ${leftAsIs.length} changed since and kept` : ''}`,
    })
    await notifyOwner(tx, organisationId)
    return { undone, leftAsIs }
  })

/** Exports every record of an owner in the format of `importRecords`. */
export const exportRecords = <Values, Row extends EditedRecord<Of>, Of extends Owner>(
  scope: Scope,
  kind: EditedKind<Values, Row, Of>,
  organisationId: Of,
  allowedSiteIds: Editing['allowedSiteIds'],
): Promise<string> =>
  scope.transaction(async (tx) => {
    const nameOf = nameIn(await recordNames(tx, kind.fields, organisationId, allowedSiteIds))
    const fields = Object.entries(kind.fields)
    const rows = await kind.all(tx, organisationId, allowedSiteIds)
    const texts = await fieldsInCountry(tx, kind.fields, organisationId)
    const line = (values: AnyValues) => fields.map(([name, field]) => writeCell(texts[name] ?? field, values[name], nameOf))
    return csvText(
      fields.map(([, { label }]) => label),
      rows.map((row) => line(recordValues(kind, row) as unknown as AnyValues)),
    )
  })
