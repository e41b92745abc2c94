import { trpc } from '../../client/trpc'
import { catchUpWith } from '../session/catchUpWith'
import type { EditorSession } from '../session/createEditorSession'
import type { PresenceLine } from './usePresence'

/** Whether the person is at a field, where others' changes would move things under their hands. */
const isTyping = () => document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') ?? false

type Answer = Awaited<ReturnType<typeof trpc.presence.beat.mutate>>

/** Presence at a site's editor: beside the others there, what waits to go live and what went live. */
export const sitePresence = (session: EditorSession): PresenceLine<Answer> => {
  const siteId = session.editing.site.id
  return {
    beat: (pointer) => trpc.presence.beat.mutate({ siteId, pointer }),
    leave: () => trpc.presence.leave.mutate({ siteId }),
    async onAnswer({ publication, liveVersion, revision }) {
      const draft = session.draft.state()
      // Whoever is typing is told, and asks for them; for everybody else they flow in.
      if (revision > draft.revision && draft.status === 'saved' && !isTyping()) await catchUpWith(session)
      session.publicationChanged(publication)
      await session.catchUp(liveVersion)
    },
  }
}
