import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { callError } from '../../client/callError'

/** A change of a site's domains: the list is read again after it, whatever came of it. */
export const useDomainCall = <Input, Answer>(
  siteId: string,
  call: (input: Input) => Promise<Answer>,
  said?: (answer: Answer) => string,
) => {
  const notify = useNotify()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: (answer) => said && notify(said(answer), { type: 'info' }),
    onError: (error) => notify(callError(error).message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['domains', siteId] }),
  })
}
