import type { Schedule } from '@forecourt/data/publishing/schedules/Schedule'
import type { SnapshotDecision } from '@forecourt/data/sites/versions/Snapshot'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { useState } from 'react'
import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'
import { saveFirst } from '../publish/saveFirst'
import { catchUpWith } from '../session/catchUpWith'
import { useSession } from '../session/SessionContext'

interface ScheduleFailure {
  readonly message: string
  readonly problems: readonly ConfigProblem[]
}

/** What can be done about a publication that waits; each resolves to whether it was done. */
export const useSchedule = () => {
  const session = useSession()
  const [working, setWorking] = useState(false)
  const [failure, setFailure] = useState<ScheduleFailure | null>(null)
  const siteId = session.editing.site.id

  const attempt = async (work: () => Promise<Schedule | null>): Promise<boolean> => {
    setWorking(true)
    setFailure(null)
    try {
      session.scheduled(await work())
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
    dismiss: () => setFailure(null),
    /** Has the draft as it is now go live then, in place of what waits already. */
    schedule: (publishAt: string, note: string, replaces: string | null) =>
      attempt(async () => {
        const saved = await saveFirst(session)
        if (!saved.ok) throw new Error(saved.failure)
        const expectedVersion = session.state().live?.version ?? null
        const input = { siteId, publishAt, expectedRevision: saved.revision, expectedVersion, note, replaces }
        return (await trpc.schedules.create.mutate(input)).schedule
      }),
    /** Says which side holds where the version that is live now contradicts it. */
    decide: (id: string, decision: SnapshotDecision) =>
      attempt(async () => {
        const version = session.state().live?.version ?? null
        return (await trpc.schedules.decide.mutate({ siteId, id, decision, version })).schedule
      }),
    move: (id: string, publishAt: string) => attempt(async () => (await trpc.schedules.move.mutate({ siteId, id, publishAt })).schedule),
    cancel: (id: string) =>
      attempt(async () => {
        await trpc.schedules.cancel.mutate({ siteId, id })
        return null
      }),
  }
}
