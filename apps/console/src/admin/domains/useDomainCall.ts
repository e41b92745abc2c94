import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { MutationCall } from '../../client/MutationCall'

/** A change of a site's domains: the list is read again after it, whatever came of it. */
export const useDomainCall = <Input, Answer>(siteId: string, call: MutationCall<Input, Answer>, done?: (answer: Answer) => string) => {
  const notify = useNotify()
  const queries = useQueryClient()
  return useMutation({
    ...call,
    onSuccess: (answer) => done && notify(done(answer), { type: 'info' }),
    onError: (error) => notify(callError(error).message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries(api.domains.list.queryFilter({ siteId })),
  })
}
