import { type ChosenColumn, fieldsOfColumns, isOpposite, parseCell } from '@forecourt/rules/records/parseCell'
import { type AnyValues, blankValues } from '@forecourt/rules/records/RecordField'
import type { Transaction } from '../Transaction'
import type { EditedKind, EditedRecord, Editing, FileNote, Owner } from './EditedKind'
import { idIn, recordNames } from './preparedFields'
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

/** A cell of a file: the row as in a spreadsheet (1 is the header), and the heading. */
export interface FileCell {
  readonly row: number
  readonly column: string
  readonly value: string
}

/** What a user decided about a file: fields of columns, and other values of cells. */
export interface FileDecisions {
  readonly columns?: readonly ChosenColumn[]
  readonly corrections?: readonly FileCell[]
}

/** A rejected cell or row, or one of which less is stored than it says. */
export interface RefusedCell {
  /** Row number as in a spreadsheet; 1 is the header. */
  readonly row: number
  /** The heading; null for the whole row. */
  readonly column: string | null
  readonly value: string
  /** Why, in a sentence. */
  readonly message: string
}

interface PlannedRow<Values, Row> {
  readonly row: number
  readonly values: Values
  readonly before: Row | null
  readonly changes: readonly string[]
}

type Cells = RecordFile['records'][number]['values']

/** The values of the cells, where corrected ones replace those of the file. */
const corrected = (corrections: readonly FileCell[]) => {
  const rows = new Map<number, Map<string, string>>()
  for (const { row, column, value } of corrections) rows.set(row, (rows.get(row) ?? new Map()).set(column, value))
  return (row: number, cells: Cells): Cells => {
    const changed = rows.get(row)
    return changed ? { get: (heading) => changed.get(heading) ?? cells.get(heading) } : cells
  }
}

/** The stored record or earlier row with a key of its own, and the values to store. */
const byKey = <Values, Row extends EditedRecord<Of>, Of extends Owner>(kind: EditedKind<Values, Row, Of>, stored: readonly Row[]) => {
  const recordsByKey = new Map(stored.map((row) => [kind.keyOf(recordValues(kind, row)), row]))
  return (read: AnyValues, blank: AnyValues) => {
    const key = kind.keyOf({ ...blank, ...read } as Values)
    const before = recordsByKey.get(key) ?? null
    const values = { ...(before === null ? blank : recordValues(kind, before)), ...read } as Values
    return { key, before, values, notes: [] as FileNote[] }
  }
}

/** Plans the change of each row; rejects invalid rows only. */
export const planRecordImport = async <Values, Row extends EditedRecord<Of>, Of extends Owner>(
  tx: Transaction,
  kind: EditedKind<Values, Row, Of>,
  organisationId: Of,
  { headings, records }: RecordFile,
  { allowedSiteIds, columns: chosen = [], corrections = [] }: FileDecisions & Pick<Editing, 'allowedSiteIds'>,
) => {
  const findId = idIn(await recordNames(tx, kind.fields, organisationId, allowedSiteIds))
  const columns = fieldsOfColumns(kind.fields, headings, chosen)
  const headingOf = (name: string) => columns.find(([, field]) => field === name)?.[0] ?? null
  const stored = await kind.all(tx, organisationId, allowedSiteIds)
  const join = await kind.fileJoin?.(tx, organisationId, stored)
  const findByKey = byKey(kind, stored)
  const cellsOf = corrected(corrections)
  const blank: AnyValues = blankValues(kind.fields)
  const refused: RefusedCell[] = []
  const notes: RefusedCell[] = chosen.flatMap(({ heading, field }) =>
    isOpposite(kind.fields[field ?? ''], heading)
      ? [
          {
            row: 1,
            column: heading,
            value: '',
            message: `This column says the opposite of ${kind.fields[field ?? '']?.label}, so it is left out.`,
          },
        ]
      : [],
  )
  const plans: PlannedRow<Values, Row>[] = []
  const seen = new Map<string, number>()
  let unchanged = 0

  /** Parses the cells of a row; null if one is refused. */
  const parse = (row: number, cells: Cells) => {
    const read: Record<string, unknown> = {}
    const invalid: RefusedCell[] = []
    const unclear: RefusedCell[] = []
    for (const [heading, name] of columns) {
      const field = name === null ? undefined : kind.fields[name]
      if (!field || name === null) continue
      const value = cells.get(heading) ?? ''
      const result = parseCell(field, value, findId)
      if (!('problem' in result)) read[name] = result.value
      else if (field.unclear === undefined) invalid.push({ row, column: heading, value, message: result.problem })
      else unclear.push({ row, column: heading, value, message: field.unclear })
    }
    refused.push(...invalid)
    return invalid.length === 0 ? { read, unclear } : null
  }

  for (const { row, values: fileCells, unreadable } of records) {
    if (unreadable) {
      refused.push({ row, column: null, value: unreadable.text, message: unreadable.message })
      continue
    }
    const cells = cellsOf(row, fileCells)
    const valueAt = (column: string | null) => (column === null ? '' : (cells.get(column) ?? ''))
    const refuse = (message: string, column: string | null = null) => refused.push({ row, column, value: valueAt(column), message })
    const parsed = parse(row, cells)
    if (parsed === null) continue
    const { read, unclear } = parsed
    let found = findByKey(read, blank)
    if (join) {
      const entered = join.read({ ...blank, ...read } as Values)
      const joined = join.find(entered.values)
      if (joined && 'problem' in joined) {
        refuse(joined.problem)
        continue
      }
      if (joined && 'row' in joined) {
        refuse(`Row ${joined.row} is already the same record.`)
        continue
      }
      const before = joined?.record ?? null
      const filled = before ? join.fill(recordValues(kind, before), entered.values) : { values: entered.values, notes: [] }
      found = { key: before?.id ?? `row ${row}`, before, values: filled.values, notes: [...entered.notes, ...filled.notes] }
    }
    const { key, before } = found
    const refusal = before && kind.refusal(before)
    if (refusal) {
      refuse(refusal)
      continue
    }
    const context = { before: before && recordValues(kind, before), allowedSiteIds }
    const { values, problems, changesFrom } = await kind.prepare(tx, organisationId, found.values, context)
    if (problems) {
      for (const [name, message] of Object.entries(problems)) {
        const heading = headingOf(name.split('.')[0] ?? '')
        refuse(heading === null ? `${kind.fields[name.split('.')[0] ?? '']?.label ?? name}: ${message}` : message, heading)
      }
      continue
    }
    // Duplicates are searched among valid rows only: the key of a row without a name says nothing.
    const first = seen.get(key)
    if (first !== undefined) {
      refuse(`Row ${first} is already the same record.`)
      continue
    }
    seen.set(key, row)
    notes.push(...unclear)
    for (const { field, message } of found.notes) {
      const column = headingOf(field)
      notes.push({ row, column, value: valueAt(column), message })
    }
    if (!before) join?.add(values, row)
    const changes = before ? changesFrom(recordValues(kind, before)) : []
    if (before && changes.length === 0) unchanged++
    else plans.push({ row, values, before, changes })
  }
  const unknown = columns.flatMap(([heading, name]) => (name === null ? [heading] : []))
  return { plans, refused, notes, unchanged, unknown, columns }
}
