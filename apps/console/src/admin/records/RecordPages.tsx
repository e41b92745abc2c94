import { blankValues } from '@forecourt/rules/records/RecordField'
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import { Alert, Button } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useParams, useRedirect } from 'react-admin'
import { callError } from '../../client/callError'
import { invalidateResources } from '../../client/invalidateResources'
import { type AnyRecord, recordApi } from '../../client/recordApi'
import { resourceFilter } from '../../client/resourceFilters'
import { BackLink } from '../../parts/BackLink'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { useUndoNotice } from '../../parts/useUndoNotice'
import { useFormErrors } from '../useFormErrors'
import { useMay } from '../useMay'
import { RecordForm } from './RecordForm'
import { RecordHistory } from './RecordHistory'
import { type RecordChoices, type RecordView, toEnteredRecord } from './RecordView'
import { useRecordOwner } from './useOwner'

/** Mutations of a record: save, remove and undo. Invalidates all lists and pages of its type. */
const useRecordChanges = <Row extends AnyRecord>(
  { resource, noun, formatName, savedText }: Pick<RecordView<Row>, 'resource' | 'noun' | 'formatName' | 'savedText'>,
  { onChanged, onError }: { readonly onChanged: () => Promise<unknown>; readonly onError: (error: unknown) => void },
) => {
  const calls = recordApi(resource)
  const rowName = (row: AnyRecord) => formatName(row as Row)
  const notify = useNotify()
  const notifyUndo = useUndoNotice()
  const redirect = useRedirect()
  const queries = useQueryClient()
  // Awaited by each mutation, so that the form stays in its saving state: compared with the old row, the saved values would look unsaved.
  const refetchAll = (changed: Promise<unknown>) => Promise.all([changed, invalidateResources(queries, resource)])
  const update = useMutation(
    calls.update.mutationOptions({
      onSuccess: async (row) => {
        await refetchAll(onChanged())
        notify(`${rowName(row)} is saved. ${savedText?.(row as Row) ?? 'The sites show it straight away.'}`, { type: 'success' })
      },
      onError,
    }),
  )
  const undo = useMutation(
    calls.undo.mutationOptions({
      onSuccess: async (row) => {
        await refetchAll(onChanged())
        notify(`${rowName(row)} is restored.`, { type: 'success' })
      },
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  const remove = useMutation(
    calls.remove.mutationOptions({
      onSuccess: (row) => {
        redirect('list', resource)
        void queries.invalidateQueries(resourceFilter(resource))
        const undoRemoval = () => undo.mutate({ id: row.id, organisationId: row.organisationId })
        notifyUndo(`The ${noun} ${rowName(row)} is removed.`, undoRemoval)
      },
      onError,
    }),
  )
  return { update, undo, remove }
}

interface ViewProps<Row extends AnyRecord> {
  readonly view: RecordView<Row>
}

/** Choices of reference fields, once the owner is known. */
const useChoices = ({ resource }: RecordView<never>, organisationId: string | null): RecordChoices | undefined => {
  const { data } = useQuery(recordApi(resource).choices.queryOptions({ organisationId }, { enabled: organisationId !== '' }))
  return data && Object.fromEntries(data.map(({ to, choices }) => [to, choices]))
}

const Edit = <Row extends AnyRecord>({ view, row, onChanged }: ViewProps<Row> & { row: Row; onChanged: () => Promise<unknown> }) => {
  const { id, organisationId, revision } = row
  const { resource, noun, fields, isEditOnly, changePermission } = view
  const redirect = useRedirect()
  const formErrors = useFormErrors()
  const may = useMay()
  const [isDirty, setDirty] = useState(false)
  const choices = useChoices(view as unknown as RecordView<never>, organisationId)
  const { data: events = [] } = useQuery(recordApi(resource).history.queryOptions({ id }, { staleTime: 0 }))
  const { update, undo, remove } = useRecordChanges(view, {
    onChanged: () => {
      formErrors.clear()
      setDirty(false)
      return onChanged()
    },
    onError: formErrors.onCallError,
  })
  if (!choices) return <ListSkeleton />
  const isReadOnly = changePermission !== undefined && !may(changePermission)
  const lock = isReadOnly ? `Your role can read this ${noun}, but not change it.` : view.readOnlyReason?.(row)
  return (
    <>
      {(formErrors.message ?? lock) && (
        <Alert severity={formErrors.message ? 'error' : 'info'} sx={{ mb: 2, maxWidth: 860 }}>
          {formErrors.message ?? lock}
        </Alert>
      )}
      <RecordForm
        key={revision}
        view={view}
        initialValues={toEnteredRecord(fields, row)}
        organisationId={organisationId}
        choices={choices}
        fieldProblems={formErrors.fields}
        isSaving={update.isPending}
        isNew={false}
        id={id}
        isLocked={lock !== undefined}
        onSave={(data) => update.mutate({ id, data, expectedRevision: revision })}
        onProblems={formErrors.clear}
        onDirtyChange={setDirty}
        onCancel={() => redirect('list', resource)}
        sitePath={(config) => view.sitePath?.(row, config) ?? null}
        removal={
          !isEditOnly && (
            <Button
              color="error"
              startIcon={<DeleteIcon />}
              loading={remove.isPending}
              onClick={() => remove.mutate({ id, expectedRevision: revision })}
            >
              Remove
            </Button>
          )
        }
        history={
          <RecordHistory
            noun={noun}
            events={events}
            isUndoDisabled={isDirty || lock !== undefined}
            undo={{ isPending: undo.isPending, error: undo.error, mutate: () => undo.mutate({ id, organisationId }) }}
          />
        }
      />
    </>
  )
}

export const RecordEdit = <Row extends AnyRecord>({ view }: ViewProps<Row>) => {
  const { id = '' } = useParams()
  const { resource, title } = view
  const { data, error, refetch } = useQuery(recordApi(resource).getOne.queryOptions({ id }, { staleTime: 0, retry: false }))
  if (error && !data) return <PageError message={callError(error).message} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  const row = data as Row
  const { Actions } = view
  return (
    <>
      <BackLink to={`/${resource}`}>{title}</BackLink>
      <PageHeading {...view.heading(row)} actions={Actions && <Actions row={row} onDone={() => void refetch()} />} />
      <Edit view={view} row={row} onChanged={refetch} />
    </>
  )
}

export const RecordCreate = <Row extends AnyRecord>({ view }: ViewProps<Row>) => {
  const { resource, noun, title, fields, newRecordText, formatName, afterAdding } = view
  const { organisationId, field } = useRecordOwner(view)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const notify = useNotify()
  const redirect = useRedirect()
  const queries = useQueryClient()
  const formErrors = useFormErrors()
  const notifyUndo = useUndoNotice()
  const choices = useChoices(view as unknown as RecordView<never>, organisationId)
  const { remove } = useRecordChanges(view, {
    onChanged: async () => {},
    onError: (error) => notify(callError(error).message, { type: 'error' }),
  })
  const { data: initialValues } = useQuery(
    recordApi(resource).initialValues.queryOptions({ organisationId }, { enabled: organisationId !== '', staleTime: 0 }),
  )
  const create = useMutation(
    recordApi(resource).create.mutationOptions({
      onSuccess: (row) => {
        const undoAdding = () => remove.mutate({ id: row.id, expectedRevision: row.revision })
        notifyUndo(`The ${noun} ${formatName(row as Row)} is added.`, undoAdding)
        void queries.invalidateQueries(resourceFilter(resource))
        if (afterAdding === 'list') redirect('list', resource)
        else redirect('edit', resource, row.id)
      },
      onError: formErrors.onCallError,
    }),
  )
  return (
    <>
      <BackLink to={`/${resource}`}>{title}</BackLink>
      <PageHeading title={`New ${noun}`} text={newRecordText} />
      {formErrors.message && (
        <Alert severity="error" sx={{ mb: 2, maxWidth: 860 }}>
          {formErrors.message}
        </Alert>
      )}
      {field}
      <RecordForm
        view={view}
        initialValues={toEnteredRecord(fields, { ...blankValues(fields), ...initialValues })}
        organisationId={organisationId}
        choices={choices ?? {}}
        fieldProblems={formErrors.fields}
        isSaving={create.isPending}
        isNew
        onSave={(data) => create.mutate({ organisationId, key: idempotencyKey, data })}
        onProblems={formErrors.clear}
        onCancel={() => redirect('list', resource)}
      />
    </>
  )
}
