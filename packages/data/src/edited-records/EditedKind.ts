import type { RecordFields } from '@forecourt/rules/records/RecordField'
import type { Actor } from '../Actor'
import type { Transaction } from '../Transaction'

/** The owner of records: an organisation, or null for the platform. */
export type Owner = string | null

/** A record that users can edit. */
export interface EditedRecord<Of extends Owner = Owner> {
  readonly id: string
  /** Null for the platform's own. */
  readonly organisationId: Of
  /** Counts changes, from 1. */
  readonly revision: number
  /** Name of the last editor; empty if never edited. */
  readonly updatedBy: string
}

/** Metadata of a record in lists and forms, besides its fields. */
export interface RecordRow<Of extends Owner = Owner> extends EditedRecord<Of> {
  /** ISO in UTC. */
  readonly updatedAt: string
}

/** Who edits, and within which sites; null for all sites. */
export interface Editing {
  readonly allowedSiteIds: readonly string[] | null
  readonly actor: Actor
}

/** Validated input. */
export interface Prepared<Values> {
  readonly values: Values
  /** Problems by field; null if valid. */
  readonly problems: Readonly<Record<string, string>> | null
  /** Differences from an earlier state, a sentence each. */
  readonly changesFrom: (before: Values) => readonly string[]
}

/** Revision, time and author of the last change. */
export interface RowStamp {
  readonly revision: number
  readonly updatedAt: Date
  readonly updatedBy: string
}

/** A note on a value of a file: less of it is stored than the file says. */
export interface FileNote {
  readonly field: string
  readonly message: string
}

/** How a file joins the stored records of a kind that is known by more than one key, such as people by e-mail address or phone number. */
export interface FileJoin<Values, Row> {
  /** The values as they are stored, with notes on those that aren't. */
  readonly read: (entered: Values) => { readonly values: Values; readonly notes: readonly FileNote[] }
  /** The stored record or the earlier row that values are about, or why that can't be decided; null for a new record. */
  readonly find: (values: Values) => { readonly record: Row } | { readonly row: number } | { readonly problem: string } | null
  /** Adds a new record, for later rows of the file. */
  readonly add: (values: Values, row: number) => void
  /** Stored values with empty ones filled from the file, and notes on those that contradict it. */
  readonly fill: (before: Values, values: Values) => { readonly values: Values; readonly notes: readonly FileNote[] }
}

/** A kind of record that users edit in the console, such as offers: everything that differs between kinds. */
export interface EditedKind<Values, Row extends EditedRecord<Of>, Of extends Owner = string> {
  /** Name in the audit log and messages: 'offer'. */
  readonly noun: string
  /** The editable fields. */
  readonly fields: RecordFields
  /** The table whose row is locked during a change. */
  readonly table: string
  readonly titleOf: (values: Values) => string
  /** Id of a new record; `key` is generated once by the form. */
  readonly idOf: (values: Values, key: string, organisationId: Of) => string
  /** Natural key in import files: rows with the same key are the same record. */
  readonly keyOf: (values: Values) => string
  /** For kinds whose files fill empty values of the records that they find, and replace none. */
  readonly fileJoin?: (tx: Transaction, organisationId: Of, stored: readonly Row[]) => Promise<FileJoin<Values, Row>>
  /** All records of an owner or of the scope, within the user's sites. */
  readonly all: (tx: Transaction, owner: Of | undefined, allowedSiteIds: Editing['allowedSiteIds']) => Promise<readonly Row[]>
  /** The record within the user's sites; null if it isn't there. */
  readonly read: (tx: Transaction, id: string, allowedSiteIds: Editing['allowedSiteIds']) => Promise<Row | null>
  /** Why a user who can read the record can't change it, in a sentence; null if they can. */
  readonly refusal: (record: Row) => string | null
  /** Why a record can't be removed although it can be changed, in a sentence; null or omitted if it can. */
  readonly removalRefusal?: (record: Row) => string | null
  /** Initial values besides the fields' defaults, such as today's date in the owner's time zone. */
  readonly initialValues?: (tx: Transaction, organisationId: Of, now: string) => Promise<Partial<Values>>
  readonly prepare: (
    tx: Transaction,
    organisationId: Of,
    entered: Values,
    context: { readonly before: Values | null; readonly allowedSiteIds: Editing['allowedSiteIds'] },
  ) => Promise<Prepared<Values>>
  readonly insert: (
    tx: Transaction,
    organisationId: Of,
    id: string,
    row: {
      readonly values: Values
      readonly stamp: RowStamp
      /** Position in the order; null for the front. */
      readonly place: number | null
    },
  ) => Promise<void>
  readonly update: (
    tx: Transaction,
    organisationId: Of,
    id: string,
    row: { readonly values: Values; readonly stamp: RowStamp },
  ) => Promise<void>
  /** Deletes the row and returns its position, for kinds with an order. */
  readonly remove: (tx: Transaction, organisationId: Of, id: string) => Promise<number | null>
}

export type SaveRecordResult<Row> =
  | { readonly ok: true; readonly record: Row }
  | { readonly ok: false; readonly reason: 'notFound' }
  | { readonly ok: false; readonly reason: 'conflict'; readonly message: string }
  | { readonly ok: false; readonly reason: 'invalid'; readonly fields: Readonly<Record<string, string>> }
