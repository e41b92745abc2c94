import type { Schedule } from '@forecourt/data/publishing/schedules/listSchedules'
import type { SnapshotDecision } from '@forecourt/data/sites/versions/mergeSnapshot'
import { trpc } from '../../client/trpc'
import { usePublishingCall } from '../publish/usePublishingCall'
import { useSession } from '../session/SessionContext'

/** Actions on a scheduled publication; each resolves to whether it succeeded. */
export const useSchedule = () => {
  const session = useSession()
  const { working, failure, dismiss, attempt, savedDraft } = usePublishingCall()
  const siteId = session.editing.site.id

  const change = (work: () => Promise<Schedule | null>) => attempt(async () => session.scheduleChanged(await work()))
  return {
    working,
    failure,
    dismiss,
    /** Schedules the current draft, replacing a publication that waits. */
    schedule: (publishAt: string, texts: { readonly note: string; readonly reason: string }, replaces: string | null) =>
      change(async () => {
        const input = { ...(await savedDraft()), publishAt, ...texts, replaces }
        return (await trpc.schedules.create.mutate(input)).schedule
      }),
    /** Chooses the side of a conflict with the current live version. */
    decide: (id: string, decision: SnapshotDecision) =>
      change(async () => {
        const version = session.state().live?.version ?? null
        return (await trpc.schedules.decide.mutate({ siteId, id, decision, version })).schedule
      }),
    move: (id: string, publishAt: string) => change(async () => (await trpc.schedules.move.mutate({ siteId, id, publishAt })).schedule),
    cancel: (id: string) =>
      change(async () => {
        await trpc.schedules.cancel.mutate({ siteId, id })
        return null
      }),
  }
}
