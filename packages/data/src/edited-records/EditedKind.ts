import type { RecordFields } from '@forecourt/rules/records/RecordField'
import type { Actor } from '../Actor'
import type { Transaction } from '../Transaction'

/** Whose records of a kind are: an organisation's, or the platform's own. */
export type Owner = string | null

/** A record as somebody may edit it. */
export interface EditedRecord<Of extends Owner = Owner> {
  readonly id: string
  /** Null where it is the platform's own. */
  readonly organisationId: Of
  /** Counts its changes, from 1. */
  readonly revision: number
  /** Who changed it last; empty where nobody did yet. */
  readonly updatedBy: string
}

/** A record as lists and forms are sent it, beside its fields. */
export interface RecordRow<Of extends Owner = Owner> extends EditedRecord<Of> {
  /** ISO in UTC. */
  readonly updatedAt: string
}

/** Who edits, and within which sites; null reaches all of them. */
export interface Editing {
  readonly allowedSiteIds: readonly string[] | null
  readonly actor: Actor
}

/** What was typed, as it may be stored. */
export interface Prepared<Values> {
  readonly values: Values
  /** By field: why it is refused; null where nothing is wrong. */
  readonly problems: Readonly<Record<string, string>> | null
  /** What is different from a state before, a sentence each. */
  readonly changesFrom: (before: Values) => readonly string[]
}

/** How often and when a row was changed, and by whom. */
export interface RowStamp {
  readonly revision: number
  readonly updatedAt: Date
  readonly updatedBy: string
}

/** A kind of record that people write in the console, such as offers: all that differs between one kind and another. */
export interface EditedKind<Values, Row extends EditedRecord<Of>, Of extends Owner = string> {
  /** As the audit and messages name it: 'offer'. */
  readonly noun: string
  /** What is written of one. */
  readonly fields: RecordFields
  /** Its table, whose row is locked while it is changed. */
  readonly table: string
  readonly titleOf: (values: Values) => string
  /** The id of a new one; `key` is made once by the form that adds it. */
  readonly idOf: (values: Values, key: string, organisationId: Of) => string
  /** What files know one by: rows that say the same are about the same record. */
  readonly keyOf: (values: Values) => string
  /** Every record of an owner, or of all that a scope shows, within the sites somebody reaches. */
  readonly all: (tx: Transaction, owner: Of | undefined, allowedSiteIds: Editing['allowedSiteIds']) => Promise<readonly Row[]>
  /** The record within the sites somebody reaches; null when it isn't there for them. */
  readonly read: (tx: Transaction, id: string, allowedSiteIds: Editing['allowedSiteIds']) => Promise<Row | null>
  /** Why somebody who sees the record may not change it, in a sentence; null when they may. */
  readonly refusal: (record: Row) => string | null
  /** Why one may not be removed though it may be changed, in a sentence; null, or left out, when it may. */
  readonly removalRefusal?: (record: Row) => string | null
  /** What stands in a new one beside what its fields start with, such as the day it is where its owner is. */
  readonly starts?: (tx: Transaction, organisationId: Of, now: string) => Promise<Partial<Values>>
  readonly prepare: (
    tx: Transaction,
    organisationId: Of,
    typed: Values,
    context: { readonly before: Values | null; readonly allowedSiteIds: Editing['allowedSiteIds'] },
  ) => Promise<Prepared<Values>>
  readonly insert: (
    tx: Transaction,
    organisationId: Of,
    id: string,
    row: { readonly values: Values; readonly stamp: RowStamp; readonly place: number | null },
  ) => Promise<void>
  readonly update: (
    tx: Transaction,
    organisationId: Of,
    id: string,
    row: { readonly values: Values; readonly stamp: RowStamp },
  ) => Promise<void>
  /** Deletes the row and answers its place among the others, where they have an order. */
  readonly remove: (tx: Transaction, organisationId: Of, id: string) => Promise<number | null>
}

export type SaveRecordResult<Row> =
  | { readonly ok: true; readonly record: Row }
  | { readonly ok: false; readonly reason: 'notFound' }
  | { readonly ok: false; readonly reason: 'conflict'; readonly message: string }
  | { readonly ok: false; readonly reason: 'invalid'; readonly fields: Readonly<Record<string, string>> }
