import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify, useRedirect } from 'react-admin'
import { callError } from '../../client/callError'
import { invalidateResources } from '../../client/invalidateResources'
import type { MutationCall } from '../../client/MutationCall'
import { resourceFilter } from '../../client/resourceFilters'
import { useUndoNotice } from '../../parts/useUndoNotice'

interface EditedRow {
  readonly id: string
  readonly organisationId: string
  readonly revision: number
}

/** The calls that change records of a kind, as `api` gives them. */
export interface RecordCalls<Typed, Row extends EditedRow> {
  /** The resource, 'offers', and what one of it is called: 'offer'. */
  readonly resource: 'offers' | 'reviews'
  readonly noun: string
  readonly nameOf: (row: Row) => string
  readonly update: MutationCall<{ id: string; data: Typed; expectedRevision: number }, Row>
  readonly remove: MutationCall<{ id: string; expectedRevision: number }, Row>
  readonly undo: MutationCall<{ id: string; organisationId: string }, Row>
}

/** Saves, removes and takes back changes of a record; every list and page of its kind follows. */
export const useRecordChanges = <Typed, Row extends EditedRow>(
  { resource, noun, nameOf, ...calls }: RecordCalls<Typed, Row>,
  { onChanged, onRefused }: { readonly onChanged: (row: Row) => void; readonly onRefused: (error: unknown) => void },
) => {
  const notify = useNotify()
  const notifyUndo = useUndoNotice()
  const redirect = useRedirect()
  const queries = useQueryClient()
  const readAgain = () => invalidateResources(queries, resource)
  const update = useMutation({
    ...calls.update,
    onSuccess: (row) => {
      onChanged(row)
      void readAgain()
      notify(`${nameOf(row)} is saved. The sites show it at once.`, { type: 'success' })
    },
    onError: onRefused,
  })
  const undo = useMutation({
    ...calls.undo,
    onSuccess: (row) => {
      onChanged(row)
      void readAgain()
      notify(`${nameOf(row)} is as it was before.`, { type: 'success' })
    },
    onError: (error) => notify(callError(error).message, { type: 'error' }),
  })
  const remove = useMutation({
    ...calls.remove,
    onSuccess: (row) => {
      redirect('list', resource)
      void queries.invalidateQueries(resourceFilter(resource))
      const takeBack = () => undo.mutate({ id: row.id, organisationId: row.organisationId })
      notifyUndo(`The ${noun} ${nameOf(row)} is removed.`, takeBack)
    },
    onError: onRefused,
  })
  return { update, undo, remove }
}
