import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify, useRedirect } from 'react-admin'
import { callError } from '../../client/callError'
import { invalidateResources } from '../../client/invalidateResources'
import { type AnyRecord, recordApi } from '../../client/recordApi'
import { resourceFilter } from '../../client/resourceFilters'
import { useUndoNotice } from '../../parts/useUndoNotice'
import type { RecordView } from './RecordView'

/** Saves, removes and takes back changes of a record; every list and page of its kind follows. */
export const useRecordChanges = <Row extends AnyRecord>(
  { resource, noun, nameOf, shownText }: Pick<RecordView<Row>, 'resource' | 'noun' | 'nameOf' | 'shownText'>,
  { onChanged, onRefused }: { readonly onChanged: () => Promise<unknown>; readonly onRefused: (error: unknown) => void },
) => {
  const calls = recordApi(resource)
  const called = (row: AnyRecord) => nameOf(row as Row)
  const notify = useNotify()
  const notifyUndo = useUndoNotice()
  const redirect = useRedirect()
  const queries = useQueryClient()
  // Saving ends once what is stored came back: until then a form would take what it saved for typed and not saved.
  const readAgain = (changed: Promise<unknown>) => Promise.all([changed, invalidateResources(queries, resource)])
  const update = useMutation(
    calls.update.mutationOptions({
      onSuccess: async (row) => {
        await readAgain(onChanged())
        notify(`${called(row)} is saved. ${shownText?.(row as Row) ?? 'The sites show it at once.'}`, { type: 'success' })
      },
      onError: onRefused,
    }),
  )
  const undo = useMutation(
    calls.undo.mutationOptions({
      onSuccess: async (row) => {
        await readAgain(onChanged())
        notify(`${called(row)} is as it was before.`, { type: 'success' })
      },
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  const remove = useMutation(
    calls.remove.mutationOptions({
      onSuccess: (row) => {
        redirect('list', resource)
        void queries.invalidateQueries(resourceFilter(resource))
        const takeBack = () => undo.mutate({ id: row.id, organisationId: row.organisationId })
        notifyUndo(`The ${noun} ${called(row)} is removed.`, takeBack)
      },
      onError: onRefused,
    }),
  )
  return { update, undo, remove }
}
