import type { ConfigChange } from '@forecourt/schema/diff/describeChanges'
import { useEditor, useSession } from '../session/SessionContext'
import { isLayerEdited } from '../session/SiteForEditing'
import { PageForecast } from './PageForecast'

interface Props {
  /** Null before the first publication. */
  readonly changes: readonly ConfigChange[] | null
  /** The draft has errors, so it can't go live. */
  readonly hasErrors: boolean
  /** Publishing has started, and doesn't wait for the comparison. */
  readonly isPublishing: boolean
}

/** The live pages that publishing the draft changes; nothing for a layer, or a draft that can't go live or equals the live version. */
export const DraftForecast = ({ changes, hasErrors, isPublishing }: Props) => {
  const { editing } = useSession()
  const isSaved = useEditor(({ draft }) => draft.status === 'saved')
  if (isLayerEdited(editing) || hasErrors || changes === null || changes.length === 0) return null
  return <PageForecast siteId={editing.site.id} siteName={editing.site.name} changes={changes} isReady={isSaved && !isPublishing} />
}
