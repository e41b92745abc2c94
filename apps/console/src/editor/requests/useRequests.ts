import type { SnapshotDecision } from '@forecourt/data/sites/versions/Snapshot'
import { trpc } from '../../client/trpc'
import { usePublishingCall } from '../publish/usePublishingCall'
import { useSession } from '../session/SessionContext'

/** What can be done about requests to publish; each resolves to whether it was done. */
export const useRequests = () => {
  const session = useSession()
  const { working, failure, attempt, savedDraft } = usePublishingCall()
  const siteId = session.editing.site.id
  return {
    working,
    failure,
    /** Asks for the draft, as it is now, to be published. */
    ask: (note: string) =>
      attempt(async () => {
        const { request } = await trpc.requests.ask.mutate({ ...(await savedDraft()), note })
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
