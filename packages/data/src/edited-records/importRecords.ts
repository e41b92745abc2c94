import { headedFields, parseCell, writeCell } from '@forecourt/rules/records/parseCell'
import { type AnyValues, blankValues } from '@forecourt/rules/records/RecordField'
import { csvText } from '@forecourt/rules/text/csvText'
import { appendAudit } from '../audit/appendAudit'
import { notifyOwner } from '../changes/notifyChange'
import type { Scope } from '../createDatabase'
import type { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'
import type { EditedKind, EditedRecord, Editing, Owner } from './EditedKind'
import { idIn, nameIn, recordNames } from './preparedFields'
import { recordValues } from './recordRow'

/** A parsed import file: values by heading, row by row. */
export interface RecordFile {
  readonly headings: readonly string[]
  readonly records: readonly {
    readonly row: number
    readonly values: { get(heading: string): string | undefined }
    /** Why the row can't be parsed, and its text. */
    readonly unreadable?: { readonly message: string; readonly text: string }
  }[]
}

/** A rejected cell or row. */
export interface RefusedCell {
  /** Row number as in a spreadsheet; 1 is the header. */
  readonly row: number
  /** The heading; null for the whole row. */
  readonly column: string | null
  readonly value: string
  /** Why, in a sentence. */
  readonly message: string
}

/** Result of an import or a dry run. */
export interface ImportReport {
  readonly added: readonly string[]
  readonly changed: readonly { readonly title: string; readonly changes: readonly string[] }[]
  readonly unchanged: number
  readonly refused: readonly RefusedCell[]
  /** Unknown headings; their columns are ignored. */
  readonly unknown: readonly string[]
  /** Id for undo; null for a dry run, and if nothing changed. */
  readonly importId: string | null
}

interface PlannedRow<Values, Row> {
  readonly row: number
  readonly values: Values
  readonly before: Row | null
  readonly changes: readonly string[]
}

/** Maximum number of rows. */
export const mostImported = 2_000

const json = <Values>(values: Values) => structuredClone(values) as unknown as Prisma.InputJsonObject

/** Plans the change of each row; rejects invalid rows only. */
const planned = async <Values, Row extends EditedRecord<Of>, Of extends Owner>(
  tx: Transaction,
  kind: EditedKind<Values, Row, Of>,
  organisationId: Of,
  { headings, records }: RecordFile,
  allowedSiteIds: Editing['allowedSiteIds'],
) => {
  const names = await recordNames(tx, kind.fields, organisationId, allowedSiteIds)
  const idNamed = idIn(names)
  const columns = headedFields(kind.fields, headings)
  const there = new Map((await kind.all(tx, organisationId, allowedSiteIds)).map((row) => [kind.keyOf(recordValues(kind, row)), row]))
  const refused: RefusedCell[] = []
  const plans: PlannedRow<Values, Row>[] = []
  const seen = new Map<string, number>()
  let unchanged = 0
  for (const { row, values: cells, unreadable } of records) {
    if (unreadable) {
      refused.push({ row, column: null, value: unreadable.text, message: unreadable.message })
      continue
    }
    const read: Record<string, unknown> = {}
    const wrong: RefusedCell[] = []
    for (const [heading, name] of columns) {
      const field = name === null ? undefined : kind.fields[name]
      if (!field || name === null) continue
      const value = cells.get(heading) ?? ''
      const result = parseCell(field, value, idNamed)
      if ('problem' in result) wrong.push({ row, column: heading, value, message: result.problem })
      else read[name] = result.value
    }
    if (wrong.length > 0) {
      refused.push(...wrong)
      continue
    }
    const blank: AnyValues = blankValues(kind.fields)
    const key = kind.keyOf({ ...blank, ...read } as Values)
    const before = there.get(key) ?? null
    const entered = { ...(before === null ? blank : recordValues(kind, before)), ...read } as Values
    const refuse = (message: string, column: string | null = null) =>
      refused.push({ row, column, value: column === null ? '' : (cells.get(column) ?? ''), message })
    const refusal = before && kind.refusal(before)
    if (refusal) {
      refuse(refusal)
      continue
    }
    const context = { before: before && recordValues(kind, before), allowedSiteIds }
    const { values, problems, changesFrom } = await kind.prepare(tx, organisationId, entered, context)
    if (problems) {
      for (const [name, message] of Object.entries(problems)) {
        const heading = columns.find(([, field]) => field === name.split('.')[0])?.[0] ?? null
        refuse(heading === null ? `${kind.fields[name.split('.')[0] ?? '']?.label ?? name}: ${message}` : message, heading)
      }
      continue
    }
    // Only for valid rows: one without a name is reported as such.
    const first = seen.get(key)
    if (first !== undefined) {
      refuse(`Row ${first} is already the same record.`)
      continue
    }
    seen.set(key, row)
    const changes = before ? changesFrom(recordValues(kind, before)) : []
    if (before && changes.length === 0) unchanged++
    else plans.push({ row, values, before, changes })
  }
  const unknown = columns.flatMap(([heading, name]) => (name === null ? [heading] : []))
  return { plans, refused, unchanged, unknown }
}

interface ImportOptions extends Editing {
  readonly organisationId: Owner
  readonly file: RecordFile
  /** False for a dry run, which writes nothing. */
  readonly apply: boolean
}

/**
 * Imports a file of records, or previews it. Rejects invalid rows with reasons; the rest is one change that `undoImportOfRecords` undoes.
 */
export const importRecords = <Values, Row extends EditedRecord<Of>, Of extends Owner>(
  scope: Scope,
  kind: EditedKind<Values, Row, Of>,
  { organisationId, file, apply, ...editing }: ImportOptions & { readonly organisationId: Of },
): Promise<ImportReport> =>
  scope.transaction(async (tx) => {
    const { plans, refused, unchanged, unknown } = await planned(tx, kind, organisationId, file, editing.allowedSiteIds)
    const report = {
      added: plans.flatMap(({ before, values }) => (before ? [] : [kind.titleOf(values)])),
      changed: plans.flatMap(({ before, values, changes }) => (before ? [{ title: kind.titleOf(values), changes }] : [])),
      ...{ unchanged, refused, unknown },
    }
    if (!apply || plans.length === 0) return { ...report, importId: null }
    const importId = crypto.randomUUID()
    const updatedAt = new Date()
    const updatedBy = editing.actor.name
    const rows: Prisma.InputJsonObject[] = []
    for (const { values, before, changes } of plans) {
      const id = before?.id ?? kind.idOf(values, crypto.randomUUID(), organisationId)
      const revision = (before?.revision ?? 0) + 1
      const stamp = { revision, updatedAt, updatedBy }
      if (before) await kind.update(tx, organisationId, id, { values, stamp })
      else await kind.insert(tx, organisationId, id, { values, stamp, place: null })
      const was = before && json(recordValues(kind, before))
      rows.push({ id, revision, title: kind.titleOf(values), before: was })
      await appendAudit(tx, {
        ...{ organisationId, actor: editing.actor, target: id },
        action: before ? `${kind.noun}.update` : `${kind.noun}.create`,
        summary: `${before ? 'Changed' : 'Added'} the ${kind.noun} ${kind.titleOf(values)} from a file`,
        detail: { changes: [...changes], ...(was && { before: was }) },
      })
    }
    await appendAudit(tx, {
      ...{ organisationId, actor: editing.actor, target: importId },
      action: `${kind.noun}.import`,
      summary: `Imported a file: ${report.added.length} added, ${report.changed.length} changed`,
      detail: { rows },
    })
    await notifyOwner(tx, organisationId)
    return { ...report, importId }
  })

interface ImportedRow<Values> {
  readonly id: string
  readonly revision: number
  readonly title: string
  readonly before: Values | null
}

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
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${importId}, 0))`
    const entries = await tx.auditEntry.findMany({ where: { organisationId, target: importId }, orderBy: { id: 'asc' } })
    const [done, ...later] = entries
    if (done?.action !== `${kind.noun}.import` || later.length > 0) return null
    const { rows } = done.detail as unknown as { readonly rows: readonly ImportedRow<Values>[] }
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
    const line = (values: AnyValues) => fields.map(([name, field]) => writeCell(field, values[name], nameOf))
    return csvText(
      fields.map(([, { label }]) => label),
      rows.map((row) => line(recordValues(kind, row) as unknown as AnyValues)),
    )
  })
