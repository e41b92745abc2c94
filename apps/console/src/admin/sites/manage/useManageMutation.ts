import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { callError } from '../../../client/callError'
import { invalidateResources } from '../../../client/invalidateResources'
import type { MutationCall } from '../../../client/MutationCall'

/** A mutation of a site or an organisation; invalidates all lists. */
export const useManageMutation = <Input, Answer>(
  call: MutationCall<Input, Answer>,
  successText: (answer: Answer) => string,
  onDone: () => void,
) => {
  const notify = useNotify()
  const queries = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    ...call,
    onSuccess: (answer) => {
      notify(successText(answer), { type: 'success' })
      void invalidateResources(queries, 'sites', 'fleet', 'organisations', 'multiSite')
      onDone()
    },
  })
  return { run: mutate, busy: isPending, failure: error ? callError(error) : null, reset }
}
