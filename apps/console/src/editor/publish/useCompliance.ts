import { skipToken, useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import type { Outputs } from '../../client/Records'
import { readOnce } from '../../client/readOnce'
import { useEditor, useSession } from '../session/SessionContext'
import { isLayerEdited } from '../session/SiteForEditing'

export type DraftFinding = NonNullable<Outputs['sites']['compliance']>['findings'][number]

const none: readonly DraftFinding[] = []

/** Findings of the compliance rules on the pages of the draft; empty until a site server has rendered and judged them. */
export const useCompliance = (): readonly DraftFinding[] => {
  const session = useSession()
  // The stored draft is judged.
  const saved = useEditor(({ draft }) => draft.status === 'saved')
  const { data } = useQuery(
    api.sites.compliance.queryOptions(isLayerEdited(session.editing) || !saved ? skipToken : { siteId: session.editing.site.id }, {
      ...readOnce,
      retry: false,
      trpc: { abortOnUnmount: true },
    }),
  )
  return data?.findings ?? none
}
