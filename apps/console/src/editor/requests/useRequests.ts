import type { SnapshotDecision } from '@forecourt/data/sites/versions/Snapshot'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { useState } from 'react'
import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'
import { saveFirst } from '../publish/saveFirst'
import { catchUpWith } from '../session/catchUpWith'
import { useSession } from '../session/SessionContext'

interface RequestFailure {
  readonly message: string
  readonly problems: readonly ConfigProblem[]
}

/** What can be done about requests to publish; each resolves to whether it was done. */
export const useRequests = () => {
  const session = useSession()
  const [working, setWorking] = useState(false)
  const [failure, setFailure] = useState<RequestFailure | null>(null)
  const siteId = session.editing.site.id

  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
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
  }
  return {
    working,
    failure,
    /** Asks for the draft, as it is now, to be published. */
    ask: (note: string) =>
      attempt(async () => {
        const saved = await saveFirst(session)
        if (!saved.ok) throw new Error(saved.failure)
        const expectedVersion = session.state().live?.version ?? null
        const { request } = await trpc.requests.ask.mutate({ siteId, expectedRevision: saved.revision, expectedVersion, note })
        session.publicationChanged({ request, answered: null })
      }),
    withdraw: (id: string) =>
      attempt(async () => {
        await trpc.requests.withdraw.mutate({ siteId, id })
        session.publicationChanged({ request: null })
      }),
    publish: (id: string, answer: string, expectedVersion: number | null, decision: SnapshotDecision | null) =>
      attempt(async () => {
        const { version } = await trpc.requests.publish.mutate({ siteId, id, answer, expectedVersion, decision })
        session.publicationChanged({ request: null })
        await session.catchUp(version)
      }),
    sendBack: (id: string, answer: string) =>
      attempt(async () => {
        await trpc.requests.sendBack.mutate({ siteId, id, answer })
        session.publicationChanged({ request: null })
      }),
  }
}
