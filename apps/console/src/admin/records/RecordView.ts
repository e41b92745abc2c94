import type { Permission } from '@forecourt/rules/access/permissions'
import { parseCell, writeCell } from '@forecourt/rules/records/parseCell'
import type { AnyValues, RecordField, RecordFields } from '@forecourt/rules/records/RecordField'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { SvgIconComponent } from '@mui/icons-material'
import type { ComponentType, ReactNode } from 'react'
import type { AnyRecord, RecordResource } from '../../client/recordApi'
import type { Column } from '../../parts/lists/RecordTable'

/** A record as it is typed: numbers and amounts as text, nothing as an empty text. */
export type TypedRecord = { readonly [name: string]: unknown }

const isText = ({ kind }: RecordField) => !['flag', 'stars', 'picture', 'several', 'references', 'sites', 'rows'].includes(kind)

const typedOf = (field: RecordField, value: unknown): unknown => {
  if (field.kind === 'rows') return (value as readonly AnyValues[]).map((row) => toTypedRecord(field.fields, row))
  if (field.kind === 'number' || field.kind === 'money') return writeCell(field, value, String)
  if (field.kind === 'day' || field.kind === 'optionalDay') return String(value ?? '').slice(0, 10)
  return isText(field) ? (value ?? '') : value
}

/** A record as its form begins with it. */
export function toTypedRecord(fields: RecordFields, values: AnyValues): TypedRecord {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, typedOf(field, values[name])]))
}

interface ReadRecord {
  readonly values: AnyValues
  /** By field: what can't be read, in a sentence. */
  readonly problems: Readonly<Record<string, string>>
}

/** What is typed, as it is sent; what is no number counts as missing, and is said. */
export function parseRecord(fields: RecordFields, typed: TypedRecord): ReadRecord {
  const values: Record<string, unknown> = {}
  const problems: Record<string, string> = {}
  for (const [name, field] of Object.entries(fields)) {
    const said = typed[name]
    if (field.kind === 'rows') {
      const rows = (said as readonly TypedRecord[]).map((row) => parseRecord(field.fields, row))
      values[name] = rows.map((row) => row.values)
      for (const [index, row] of rows.entries())
        for (const [inner, problem] of Object.entries(row.problems)) problems[`${name}.${index}.${inner}`] = problem
    } else if (field.kind === 'number' || field.kind === 'money') {
      const read = parseCell(field, String(said), () => null)
      values[name] = 'problem' in read ? null : read.value
      if ('problem' in read) problems[name] = read.problem
    } else {
      const isNothing = said === '' && (field.kind.startsWith('optional') || (field.kind === 'reference' && field.none !== undefined))
      values[name] = isNothing ? null : said
    }
  }
  return { values, problems }
}

/** What fields of a kind can point at: of each, what can be chosen. */
export type RecordChoices = { readonly [to: string]: readonly { readonly id: string; readonly name: string }[] | undefined }

/** A part of a record's form. */
export interface RecordSection {
  readonly title: string
  /** What it is about; of what is typed so far where that decides. */
  readonly about?: string | ((values: AnyValues) => string)
  readonly fields: readonly string[]
  /** Whether it is of use with these choices. */
  readonly isUseful?: (choices: RecordChoices) => boolean
  /** What is said below its fields. */
  readonly Note?: ComponentType<{ readonly values: AnyValues; readonly choices: RecordChoices }>
}

interface FilterChoice {
  readonly source: string
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

/** What stands beside a form is given. */
export interface AsideProps {
  /** What is typed of it so far. */
  readonly values: AnyValues
  readonly choices: RecordChoices
  /** Whose it is; null where it is the platform's. */
  readonly organisationId: string | null
  /** The path of its page, as it is stored, on a site; null where sites show none. */
  readonly pathOn: (config: ResolvedConfig) => string | null
}

/** How the console lists and edits a kind of record: all that differs between one kind and another. */
export interface RecordView<Row extends AnyRecord = AnyRecord> {
  readonly resource: RecordResource
  /** 'lender', 'Lenders'. */
  readonly noun: string
  readonly title: string
  readonly Icon: SvgIconComponent
  readonly fields: RecordFields
  /** Whether it is the platform's own, which belongs to no business. */
  readonly ofPlatform?: true
  /** Where the platform has such records beside those of businesses: who writes them. */
  readonly besidePlatform?: Permission
  /** Whether records are only changed here: somebody else adds them, and they stay. */
  readonly addedElsewhere?: true
  readonly nameOf: (row: Row) => string
  /** Over the form: what is seen at a glance. */
  readonly heading: (row: Row) => { readonly title: string; readonly text: string }
  readonly newText: string
  /** What the sites show of it once it is saved, in a sentence; what it says at once unless said otherwise. */
  readonly shownText?: (row: Row) => string
  readonly sections: readonly RecordSection[]
  /** Why somebody who sees it may only read it, in a sentence. */
  readonly lockOf?: (row: Row) => string | undefined
  /** What else changes with what is typed. */
  readonly follow?: (typed: TypedRecord, before: TypedRecord) => TypedRecord
  /** The path of its page on the sites that show it; null while they don't. */
  readonly pathOf?: (row: Row, config: ResolvedConfig) => string | null
  /** What stands beside the form. */
  readonly Aside?: ComponentType<AsideProps>
  /** What else can be done with one, over its form. */
  readonly Actions?: ComponentType<{ readonly row: Row; readonly onDone: () => void }>
  /** Where somebody is after adding one; its own page unless said otherwise. */
  readonly afterAdding?: 'list'
  readonly list: RecordListView<Row>
}

export interface RecordListView<Row extends AnyRecord> {
  /** 'offer', 'offers' and what else is said of their number. */
  readonly counted: readonly [one: string, many: string, about?: string]
  readonly searchLabel: string
  readonly selects?: readonly FilterChoice[]
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' }
  readonly perPage?: number
  readonly empty: { readonly title: string; readonly text: string }
  readonly columns: readonly Column<Row>[]
  /** Columns that only make sense of what is listed now, such as their order. */
  readonly useMoreColumns?: () => readonly Column<Row>[]
  /** The same on a phone. */
  readonly compact: (row: Row) => ReactNode
  /** What else the list's page can do. */
  readonly actions?: ReactNode
}
