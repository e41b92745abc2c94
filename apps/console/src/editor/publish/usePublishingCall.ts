import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { useState } from 'react'
import { callError } from '../../client/callError'
import { catchUpWith } from '../session/catchUpWith'
import { useSession } from '../session/SessionContext'
import { saveFirst } from './saveFirst'

interface CallFailure {
  readonly message: string
  readonly problems: readonly ConfigProblem[]
}

/** Calls about a publication that waits, one at a time, with what became of the last. */
export const usePublishingCall = () => {
  const session = useSession()
  const [working, setWorking] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  return {
    working,
    failure,
    dismiss: () => setFailure(null),
    /** Resolves to whether it was done; where others were faster, the editor is brought up to date. */
    attempt: async (work: () => Promise<void>): Promise<boolean> => {
      setWorking(true)
      setFailure(null)
      try {
        await work()
        return true
      } catch (error) {
        const { message, problems, code } = callError(error)
        setFailure({ message: error instanceof Error && code === 'UNKNOWN' ? error.message : message, problems })
        if (code === 'CONFLICT' || code === 'NOT_FOUND') await catchUpWith(session).catch(() => {})
        return false
      } finally {
        setWorking(false)
      }
    },
    /** The draft as it is now, saved, and the live version it was compared with. */
    savedDraft: async () => {
      const saved = await saveFirst(session)
      if (!saved.ok) throw new Error(saved.failure)
      return { siteId: session.editing.site.id, expectedRevision: saved.revision, expectedVersion: session.state().live?.version ?? null }
    },
  }
}
