import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { callError } from '../../../client/callError'

/** Does something to a site or an organisation as a whole; every list knows of it afterwards. */
export const useManage = <Asked, Answer>(call: (asked: Asked) => Promise<Answer>, said: (answer: Answer) => string, onDone: () => void) => {
  const notify = useNotify()
  const queries = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: call,
    onSuccess: (answer) => {
      notify(said(answer), { type: 'success' })
      for (const key of ['sites', 'organisations']) void queries.invalidateQueries({ queryKey: [key] })
      onDone()
    },
  })
  return { run: mutate, busy: isPending, failure: error ? callError(error) : null, reset }
}
