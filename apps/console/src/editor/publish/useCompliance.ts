import { skipToken, useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import type { Outputs } from '../../client/Records'
import { readOnce } from '../../client/readOnce'
import { useEditor, useSession } from '../session/SessionContext'
import { isLayerEdited } from '../session/SiteForEditing'

type DraftJudgement = NonNullable<Outputs['sites']['compliance']>
export type DraftFinding = DraftJudgement['findings'][number]

/** Findings of the compliance rules on a sample of the draft's pages; null until a site server has rendered and judged them. */
export const useCompliance = (): DraftJudgement | null => {
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
  return data ?? null
}
