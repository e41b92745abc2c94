import type { TriedResource } from '@forecourt/data/what-if/tryRecord'
import type { Permission } from '@forecourt/rules/access/permissions'
import type { Country } from '@forecourt/rules/records/kinds/countryTerms'
import { parseCell, writeCell } from '@forecourt/rules/records/parseCell'
import type { AnyValues, RecordField, RecordFields } from '@forecourt/rules/records/RecordField'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { SvgIcon } from '@mui/material'
import type { ComponentType, ReactNode } from 'react'
import type { StockFilter } from '../../client/Records'
import type { AnyRecord, RecordResource } from '../../client/recordApi'
import type { Column } from '../../parts/lists/RecordTable'

/** Form state of a record: numbers and amounts as text, null as an empty string. */
export type EnteredRecord = { readonly [name: string]: unknown }

const isTextInput = ({ kind }: RecordField) => !['flag', 'stars', 'picture', 'several', 'references', 'sites', 'rows'].includes(kind)

const toEnteredValue = (field: RecordField, value: unknown): unknown => {
  if (field.kind === 'rows') return (value as readonly AnyValues[]).map((row) => toEnteredRecord(field.fields, row))
  // Formatted as in files; the last argument names references, which these kinds don't have.
  if (field.kind === 'number' || field.kind === 'money') return writeCell(field, value, (id) => id)
  if (field.kind === 'day' || field.kind === 'optionalDay') return String(value ?? '').slice(0, 10)
  return isTextInput(field) ? (value ?? '') : value
}

/** Initial form state of a record. */
export function toEnteredRecord(fields: RecordFields, values: AnyValues): EnteredRecord {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toEnteredValue(field, values[name])]))
}

interface ParsedRecord {
  readonly values: AnyValues
  /** Validation errors by field. */
  readonly problems: Readonly<Record<string, string>>
}

/** Parses the form state for the API; an invalid number is null and has an error. */
export function parseRecord(fields: RecordFields, entered: EnteredRecord): ParsedRecord {
  const values: Record<string, unknown> = {}
  const problems: Record<string, string> = {}
  for (const [name, field] of Object.entries(fields)) {
    const fieldInput = entered[name]
    if (field.kind === 'rows') {
      const rows = (fieldInput as readonly EnteredRecord[]).map((row) => parseRecord(field.fields, row))
      values[name] = rows.map((row) => row.values)
      for (const [index, row] of rows.entries())
        for (const [inner, problem] of Object.entries(row.problems)) problems[`${name}.${index}.${inner}`] = problem
    } else if (field.kind === 'number' || field.kind === 'money') {
      // Parsed as in files; the last argument finds references, which these kinds don't have.
      const parsed = parseCell(field, String(fieldInput), () => null)
      values[name] = 'problem' in parsed ? null : parsed.value
      if ('problem' in parsed) problems[name] = parsed.problem
    } else {
      const isNothing = fieldInput === '' && (field.kind.startsWith('optional') || (field.kind === 'reference' && field.none !== undefined))
      values[name] = isNothing ? null : fieldInput
    }
  }
  return { values, problems }
}

/** Choices of reference fields, by the type they refer to. */
export type RecordChoices = { readonly [to: string]: readonly { readonly id: string; readonly name: string }[] | undefined }

/** The country of the record's owner, which decides its labels; Australia for the platform's. */
export const choicesCountry = ({ country }: RecordChoices): Country => (country?.[0]?.id === 'NZ' ? 'NZ' : 'AU')

/** Props of a note below a section's fields. */
export interface NoteProps {
  /** The unsaved values. */
  readonly values: AnyValues
  readonly choices: RecordChoices
  /** The owning organisation; null for the platform, empty before one is chosen. */
  readonly organisationId: string | null
  readonly isNew: boolean
  /** The stored record's id; null or omitted for a new one. */
  readonly id?: string | null
}

/** A section of a record's form. */
export interface RecordSection {
  readonly title: string
  /** Description; a function if it depends on the unsaved values or the country. */
  readonly description?: string | ((values: AnyValues, country: Country) => string)
  readonly fields: readonly string[]
  /** Whether the section applies to these choices and unsaved values. */
  readonly isShown?: (choices: RecordChoices, values: AnyValues) => boolean
  /** Note below the fields. */
  readonly Note?: ComponentType<NoteProps>
}

interface FilterChoice {
  readonly source: string
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  /** `state`: shown only where the organisation's country has states. */
  readonly as?: 'state'
}

/** Props of the panel beside a form. */
export interface AsideProps {
  /** The unsaved values. */
  readonly values: AnyValues
  readonly choices: RecordChoices
  /** The owning organisation; null for the platform. */
  readonly organisationId: string | null
  /** The path of the stored record's page on a site; null if it has none there. */
  readonly sitePath: (config: ResolvedConfig) => string | null
}

/** Configuration of a record type in the console: its list and form. */
export interface RecordView<Row extends AnyRecord = AnyRecord> {
  readonly resource: RecordResource
  /** Singular noun of a record, such as 'lender'. */
  readonly noun: string
  /** Title of the list, such as 'Lenders'. */
  readonly title: string
  readonly Icon: typeof SvgIcon
  readonly fields: RecordFields
  /** Whether all records belong to the platform, and none to an organisation. */
  readonly isPlatformOnly?: true
  /** The permission to edit the platform's records, if a type has both these and records of organisations. */
  readonly platformPermission?: Permission
  /** The permission to change records, where reading needs another one. */
  readonly changePermission?: Permission
  /** Whether records can only be edited here, not added or removed. */
  readonly isEditOnly?: true
  readonly formatName: (row: Row) => string
  /** Heading above the form. */
  readonly heading: (row: Row) => { readonly title: string; readonly text: string }
  /** Text above the form of a new record: what happens once it is added. */
  readonly newRecordText: string
  /** Sentence on the visible effect after saving; default: all sites show it immediately. */
  readonly savedText?: (row: Row) => string
  readonly sections: readonly RecordSection[]
  /** Why a record is read-only for the user. */
  readonly readOnlyReason?: (row: Row) => string | undefined
  /** Filter of the stock list for the cars that a record is about, whose photos its picture may be; default: all cars. */
  readonly picturedCars?: (values: AnyValues) => StockFilter
  /** Updates dependent fields after an edit. */
  readonly updateDependents?: (entered: EnteredRecord, before: EnteredRecord) => EnteredRecord
  /** For records of which the form lists the pages that saving changes. */
  readonly forecast?: TriedResource
  /** The path of the record's page on the sites that show it; null if they don't. */
  readonly sitePath?: (row: Row, config: ResolvedConfig) => string | null
  /** The panel beside the form. */
  readonly Aside?: ComponentType<AsideProps>
  /** Further actions above the form. */
  readonly Actions?: ComponentType<{ readonly row: Row; readonly onDone: () => void }>
  /** Where to navigate after adding; default: the new record's page. */
  readonly afterAdding?: 'list'
  readonly list: RecordListView<Row>
}

export interface RecordListView<Row extends AnyRecord> {
  /** Singular and plural, such as 'offer' and 'offers', and a phrase after the count, such as 'for all dealers'. */
  readonly countNouns: readonly [singular: string, plural: string, description?: string]
  readonly searchLabel: string
  readonly selects?: readonly FilterChoice[]
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' }
  readonly perPage?: number
  readonly empty: {
    readonly title: string
    readonly text: string
    readonly guide?: string
    /** For users who can’t change the records. */
    readonly readOnlyText?: string
  }
  readonly columns: readonly Column<Row>[]
  /** Columns that depend on the listed records, such as their order. */
  readonly useMoreColumns?: () => readonly Column<Row>[]
  /** The row on a phone. */
  readonly compact: (row: Row) => ReactNode
  /** Further actions of the list page. */
  readonly actions?: ReactNode
}
