import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { MutationCall } from '../../client/MutationCall'

/** A mutation of the user's account, with a success notice. */
export const useAccountCall = <Input, Answer>(call: MutationCall<Input, Answer>, successText?: string) => {
  const notify = useNotify()
  const queries = useQueryClient()
  const { mutateAsync, error, isPending, reset } = useMutation({
    ...call,
    onSuccess: async () => {
      if (successText) notify(successText, { type: 'success' })
      await queries.invalidateQueries(api.account.pathFilter())
    },
  })
  /** The result; null on an error, which is in `failure`. */
  const run = (input: Input): Promise<Answer | null> => mutateAsync(input).catch(() => null)
  return { run, failure: error ? callError(error) : null, busy: isPending, reset }
}
