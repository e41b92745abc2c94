import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { MutationCall } from '../../client/MutationCall'

/** Does something to one's own account, and says what came of it. */
export const useAccountCall = <Input, Answer>(call: MutationCall<Input, Answer>, done?: string) => {
  const notify = useNotify()
  const queries = useQueryClient()
  const { mutateAsync, error, isPending, reset } = useMutation({
    ...call,
    onSuccess: async () => {
      if (done) notify(done, { type: 'success' })
      await queries.invalidateQueries(api.account.pathFilter())
    },
  })
  /** The answer; null where it was refused, which `failure` says. */
  const run = (asked: Input): Promise<Answer | null> => mutateAsync(asked).catch(() => null)
  return { run, failure: error ? callError(error) : null, busy: isPending, reset }
}
