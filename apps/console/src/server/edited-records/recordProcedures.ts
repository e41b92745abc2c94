import type { EditedKind, EditedRecord, Owner } from '@forecourt/data/edited-records/EditedKind'
import { createRecord, recordHistory, removeRecord, undoRecord, updateRecord } from '@forecourt/data/edited-records/editRecord'
import {
  exportRecords,
  type ImportReport,
  importRecords,
  maxImported,
  undoImportOfRecords,
} from '@forecourt/data/edited-records/importRecords'
import type { RecordFile } from '@forecourt/data/edited-records/planRecordImport'
import { recordNames } from '@forecourt/data/edited-records/preparedFields'
import { stateNames } from '@forecourt/data/edited-records/stateNames'
import { sitePageNames, soldModelNames, stockListNames } from '@forecourt/data/edited-records/stockListNames'
import { organisationCountry } from '@forecourt/data/organisations/organisationCountry'
import type { Permission } from '@forecourt/rules/access/permissions'
import { usesCountry } from '@forecourt/rules/records/countryFields'
import { type ChosenColumn, fieldsOfColumns } from '@forecourt/rules/records/parseCell'
import type { AnyValues, RecordFields } from '@forecourt/rules/records/RecordField'
import { countryName } from '@forecourt/schema/text/countryName'
import { FeedFault, type FeedRecord } from '@forecourt/services/stock-feeds/FeedRecords'
import { parseRecords } from '@forecourt/services/stock-feeds/parseRecords'
import { z } from 'zod'
import type { Session } from '../../auth/Session'
import { type AccessScope, grantedScopes, narrowScopes } from '../access/AccessScope'
import type { Context } from '../Context'
import { CallProblem, notFound } from '../errors/CallProblem'
import { feedFileInput } from '../feeds/feedInput'
import { getOneInput } from '../listInput'
import { procedure } from '../procedure'
import { findRecord, requireSavedRecord } from './findRecord'
import { changeInput, createInput, fileDecisions, ownerInput, undoInput, valuesInput } from './recordInput'

/** The configuration of a kind's procedures. */
interface ProcedureOptions<Values, Row extends EditedRecord<Of>, Of extends Owner> {
  readonly permission: Permission
  /** The permission to read records and their history, if it differs from the one to edit them. */
  readonly readPermission?: Permission
  /** Whether the records are the platform's, which only staff edit. */
  readonly isPlatformOnly: Of extends null ? true : false
  /** The staff permission to edit platform records, where the platform has some beside the organisations'. */
  readonly platformPermission?: Permission
  /** The kind of record. It may depend on the time of a request (ISO in UTC): the latest day that a field allows is then today. */
  readonly kindAtTime: (now: string) => EditedKind<Values, Row, Of>
}

/** Message for a file without any known heading, such as a picture. */
const noHeadings =
  'We don’t recognise any of the headings, so nothing was read. The first line must contain the column headings, as in a file exported here.'

/** A preview of a table with unknown headings. */
const nothingRead: ImportReport = { added: [], changed: [], unchanged: 0, refused: [], notes: [], unknown: [], importId: null }

const maxExamples = 3

/** The columns of a file with the fields they are read as, and some of their values. */
const fileColumns = (fields: RecordFields, { headings, records }: RecordFile, chosen: readonly ChosenColumn[]) =>
  fieldsOfColumns(fields, headings, chosen).map(([heading, field]) => {
    const values = records.slice(0, 50).flatMap(({ values: cells }) => cells.get(heading)?.trim() || [])
    return { heading, field, examples: [...new Set(values)].slice(0, maxExamples).map((value) => value.slice(0, 80)) }
  })

/** Parses a dealer's spreadsheet; throws the reason if it can't be read. */
const readFile = async (data: string): Promise<RecordFile> => {
  try {
    const { headings, batches } = await parseRecords(Buffer.from(data, 'base64'))
    const records: FeedRecord[] = []
    for await (const batch of batches) {
      records.push(...batch)
      if (records.length > maxImported) throw new FeedFault(`At most ${maxImported} rows per file. Split the file.`)
    }
    return { headings, records }
  } catch (error) {
    if (error instanceof FeedFault) throw new CallProblem('BAD_REQUEST', error.problem)
    throw error
  }
}

interface Caller extends Pick<Context, 'db'> {
  readonly session: Session
  readonly accessScopes: readonly AccessScope[]
}

/** Finds the scopes in which a caller can read and edit records of a kind. */
const createRecordScopes = <Values, Row extends EditedRecord<Of>, Of extends Owner>({
  isPlatformOnly,
  platformPermission,
  kindAtTime,
}: Omit<ProcedureOptions<Values, Row, Of>, 'permission' | 'readPermission'>) => {
  /** The scopes in which the caller can edit platform records. */
  const platformWriteScopes = ({ db, session, accessScopes }: Caller) =>
    isPlatformOnly
      ? accessScopes
      : platformPermission === undefined
        ? []
        : grantedScopes(db, session, platformPermission).filter(({ organisationId }) => organisationId === null)

  const scopeAndOwner = (accessScope: AccessScope | undefined, requestedOrganisationId: string | null, missing: string) => {
    if (!accessScope) throw notFound(missing)
    return { scope: accessScope.scope, allowedSiteIds: accessScope.siteIds, owner: requestedOrganisationId as Of }
  }

  /** The scope in which the caller can edit records of an owner, and the owner as the kind represents it. */
  const writeScope = (ctx: Caller, requestedOrganisationId: string | null, missing: string) => {
    const [accessScope] =
      requestedOrganisationId === null
        ? platformWriteScopes(ctx)
        : isPlatformOnly
          ? []
          : narrowScopes(ctx.db, ctx.accessScopes, requestedOrganisationId)
    return scopeAndOwner(accessScope, requestedOrganisationId, missing)
  }

  /** The scope in which the caller can read records of an owner. Platform records are readable for every user with any scope. */
  const readScope = (ctx: Caller, requestedOrganisationId: string | null, missing: string) =>
    requestedOrganisationId === null && platformPermission !== undefined
      ? scopeAndOwner(ctx.accessScopes[0], requestedOrganisationId, missing)
      : writeScope(ctx, requestedOrganisationId, missing)

  /** Finds a record in the caller's scopes that is about to change. */
  const findToChange = async (ctx: Caller & Pick<Context, 'now'>, id: string) => {
    const found = await findRecord(ctx.accessScopes, kindAtTime(ctx.now), id)
    // Users who can only read platform records get the reason from the kind; this is about staff.
    const isStaff = found.accessScope.organisationId === null
    if (isStaff && found.record.organisationId === null && platformWriteScopes(ctx).length === 0)
      throw new CallProblem('FORBIDDEN', 'Your role does not allow this.')
    return found
  }

  return { writeScope, readScope, findToChange }
}

/** Names of what a record's fields can refer to, of its owner's country, and of pages as link targets of its texts. */
const choiceNames = async (
  tx: Parameters<typeof recordNames>[0],
  fields: RecordFields,
  owner: Owner,
  allowedSiteIds: AccessScope['siteIds'],
): Promise<{ readonly [to: string]: ReadonlyMap<string, string> }> => {
  const hasKind = (...kinds: readonly string[]) => Object.values(fields).some(({ kind }) => kinds.includes(kind))
  const hasFormat = (format: string) => Object.values(fields).some((field) => 'as' in field && field.as === format)
  const country = owner !== null && usesCountry(fields) ? await organisationCountry(tx, owner) : null
  return {
    ...(await recordNames(tx, fields, owner, allowedSiteIds)),
    ...(country !== null && { country: new Map([[country, countryName(country)]]) }),
    ...(hasFormat('stockList') && owner !== null && { stockList: await stockListNames(tx, owner) }),
    ...(hasFormat('state') && owner !== null && { state: await stateNames(tx, owner) }),
    ...(hasFormat('carModel') && owner !== null && (await soldModelNames(tx, owner))),
    ...(hasKind('richText', 'optionalRichText') && owner !== null && { page: await sitePageNames(tx, owner, allowedSiteIds) }),
  }
}

/** All procedures of a record kind except the list: read, create, change, remove, undo, history, import and export. */
export const recordProcedures = <Values, Row extends EditedRecord<Of>, Of extends Owner>({
  permission,
  readPermission = permission,
  isPlatformOnly,
  platformPermission,
  kindAtTime,
}: ProcedureOptions<Values, Row, Of>) => {
  const of = (needed: Permission) => (isPlatformOnly ? procedure.onPlatform(needed) : procedure.permission(needed))
  const base = of(permission)
  const reader = of(readPermission)
  const { fields, noun } = kindAtTime('2026-01-01T00:00:00Z')
  const values = valuesInput<Values>(fields)

  const { writeScope, readScope, findToChange } = createRecordScopes({
    isPlatformOnly,
    kindAtTime,
    ...(platformPermission !== undefined && { platformPermission }),
  })

  return {
    getOne: reader
      .input(getOneInput)
      .query(async ({ ctx, input: { id } }) => (await findRecord(ctx.accessScopes, kindAtTime(ctx.now), id)).record),

    /** Creates a record; its sites show it at once. */
    create: base.input(createInput.extend({ data: values })).mutation(async ({ ctx, input: { organisationId, key, data } }) => {
      const { scope, allowedSiteIds, owner } = writeScope(ctx, organisationId, 'organisation')
      const adding = { key, values: data as Values, allowedSiteIds, actor: ctx.actor }
      return requireSavedRecord(await createRecord(scope, kindAtTime(ctx.now), owner, adding), 'organisation')
    }),

    update: base.input(changeInput.extend({ data: values })).mutation(async ({ ctx, input: { id, data, expectedRevision } }) => {
      const kind = kindAtTime(ctx.now)
      const { accessScope } = await findToChange(ctx, id)
      const changing = { values: data as Values, expectedRevision, allowedSiteIds: accessScope.siteIds, actor: ctx.actor }
      return requireSavedRecord(await updateRecord(accessScope.scope, kind, id, changing), noun)
    }),

    /** Removes a record from every site; `undo` restores it. */
    remove: base.input(changeInput).mutation(async ({ ctx, input: { id, expectedRevision } }) => {
      const kind = kindAtTime(ctx.now)
      const { accessScope } = await findToChange(ctx, id)
      return requireSavedRecord(
        await removeRecord(accessScope.scope, kind, id, { expectedRevision, allowedSiteIds: accessScope.siteIds, actor: ctx.actor }),
        noun,
      )
    }),

    /** Undoes the last change of a record, also its removal. */
    undo: base.input(undoInput).mutation(async ({ ctx, input: { id, organisationId } }) => {
      const { scope, allowedSiteIds, owner } = writeScope(ctx, organisationId, noun)
      return requireSavedRecord(
        await undoRecord(scope, kindAtTime(ctx.now), id, { organisationId: owner, allowedSiteIds, actor: ctx.actor }),
        noun,
      )
    }),

    /** The history of a record, newest first. */
    history: reader.input(getOneInput).query(async ({ ctx, input: { id } }) => {
      const { accessScope } = await findRecord(ctx.accessScopes, kindAtTime(ctx.now), id)
      return recordHistory(accessScope.scope, noun, id)
    }),

    /** Initial values of a new record beyond its fields' defaults. */
    initialValues: reader.input(ownerInput).query(async ({ ctx, input: { organisationId } }): Promise<AnyValues> => {
      const { scope, owner } = writeScope(ctx, organisationId, 'organisation')
      const { initialValues } = kindAtTime(ctx.now)
      return initialValues ? { ...(await scope.transaction((tx) => initialValues(tx, owner, ctx.now))) } : {}
    }),

    /** The records that its fields can refer to, by name, and pages as link targets of its texts. */
    choices: reader.input(ownerInput).query(async ({ ctx, input: { organisationId } }) => {
      const { scope, allowedSiteIds, owner } = readScope(ctx, organisationId, 'organisation')
      const names = await scope.transaction((tx) => choiceNames(tx, fields, owner, allowedSiteIds))
      return Object.entries(names).map(([to, known]) => ({ to, choices: [...known].map(([id, name]) => ({ id, name })) }))
    }),

    /** Imports a file, or previews its effect. */
    importFile: base
      .input(ownerInput.extend({ ...feedFileInput, ...fileDecisions, apply: z.boolean() }))
      .mutation(async ({ ctx, input: { organisationId, data, apply, key, ...decisions } }) => {
        const { scope, allowedSiteIds, owner } = writeScope(ctx, organisationId, 'organisation')
        const file = await readFile(data)
        const chosen = decisions.columns
        if (chosen.some(({ field }) => field !== null && !Object.hasOwn(fields, field))) throw notFound('field')
        const columns = fileColumns(fields, file, chosen)
        if (columns.every(({ field }) => field === null)) {
          if (apply || file.headings.length < 2 || file.records.length === 0) throw new CallProblem('BAD_REQUEST', noHeadings)
          // The user has yet to choose the fields of its columns.
          return { ...nothingRead, unknown: file.headings, columns }
        }
        const importing = { organisationId: owner, file, apply, allowedSiteIds, actor: ctx.actor, ...decisions, ...(key && { key }) }
        return { ...(await importRecords(scope, kindAtTime(ctx.now), importing)), columns }
      }),

    /** Undoes a whole import. */
    undoImport: base
      .input(ownerInput.extend({ importId: z.string().min(1).max(100) }))
      .mutation(async ({ ctx, input: { organisationId, importId } }) => {
        const { scope, allowedSiteIds, owner } = writeScope(ctx, organisationId, 'organisation')
        const undoing = { organisationId: owner, importId, allowedSiteIds, actor: ctx.actor }
        const undone = await undoImportOfRecords(scope, kindAtTime(ctx.now), undoing)
        if (!undone) throw notFound('file')
        return undone
      }),

    /** Exports all records as a file that can be imported again. */
    exportCsv: base.input(ownerInput).query(async ({ ctx, input: { organisationId } }) => {
      const { scope, allowedSiteIds, owner } = writeScope(ctx, organisationId, 'organisation')
      const text = await exportRecords(scope, kindAtTime(ctx.now), owner, allowedSiteIds)
      return { fileName: `${noun}-${ctx.now.slice(0, 10)}.csv`, text }
    }),
  }
}
