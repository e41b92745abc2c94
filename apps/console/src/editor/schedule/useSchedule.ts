import type { Schedule } from '@forecourt/data/publishing/schedules/listSchedules'
import type { SnapshotDecision } from '@forecourt/data/sites/versions/snapshotOver'
import { trpc } from '../../client/trpc'
import { usePublishingCall } from '../publish/usePublishingCall'
import { useSession } from '../session/SessionContext'

/** What can be done about a publication that waits; each resolves to whether it was done. */
export const useSchedule = () => {
  const session = useSession()
  const { working, failure, dismiss, attempt, savedDraft } = usePublishingCall()
  const siteId = session.editing.site.id

  const put = (work: () => Promise<Schedule | null>) => attempt(async () => session.scheduled(await work()))
  return {
    working,
    failure,
    dismiss,
    /** Has the draft as it is now go live then, in place of what waits already. */
    schedule: (publishAt: string, note: string, replaces: string | null) =>
      put(async () => {
        const input = { ...(await savedDraft()), publishAt, note, replaces }
        return (await trpc.schedules.create.mutate(input)).schedule
      }),
    /** Says which side holds where the version that is live now contradicts it. */
    decide: (id: string, decision: SnapshotDecision) =>
      put(async () => {
        const version = session.state().live?.version ?? null
        return (await trpc.schedules.decide.mutate({ siteId, id, decision, version })).schedule
      }),
    move: (id: string, publishAt: string) => put(async () => (await trpc.schedules.move.mutate({ siteId, id, publishAt })).schedule),
    cancel: (id: string) =>
      put(async () => {
        await trpc.schedules.cancel.mutate({ siteId, id })
        return null
      }),
  }
}
