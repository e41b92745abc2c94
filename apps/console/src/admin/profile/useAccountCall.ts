import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { type CallError, callError } from '../../client/callError'

/** Does something to one's own account, and says what came of it. */
export const useAccountCall = () => {
  const notify = useNotify()
  const queries = useQueryClient()
  const [failure, setFailure] = useState<CallError | null>(null)
  const [busy, setBusy] = useState(false)
  const call = async <Answer>(run: () => Promise<Answer>, said?: string): Promise<Answer | null> => {
    setBusy(true)
    setFailure(null)
    try {
      const answer = await run()
      if (said) notify(said, { type: 'success' })
      await queries.invalidateQueries({ queryKey: ['account'] })
      return answer
    } catch (error) {
      setFailure(callError(error))
      return null
    } finally {
      setBusy(false)
    }
  }
  return { call, failure, busy }
}
