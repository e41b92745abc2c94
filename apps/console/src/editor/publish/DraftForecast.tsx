import type { ConfigChange } from '@forecourt/schema/diff/describeChanges'
import { Box, Typography } from '@mui/material'
import { PageForecast } from '../../layers/forecast/PageForecast'
import { useEditor, useSession } from '../session/SessionContext'
import { isLayerEdited } from '../session/SiteForEditing'

interface Props {
  /** Null before the first publication. */
  readonly changes: readonly ConfigChange[] | null
  /** The draft has errors, so it can't go live. */
  readonly hasErrors: boolean
  /** Publishing has started, and doesn't wait for the comparison. */
  readonly isPublishing: boolean
}

/** The live pages that publishing the draft changes; nothing for a layer, a first publication, or a draft that equals the live version. */
export const DraftForecast = ({ changes, hasErrors, isPublishing }: Props) => {
  const { editing } = useSession()
  const isSaved = useEditor(({ draft }) => draft.status === 'saved')
  if (isLayerEdited(editing) || changes === null || changes.length === 0) return null
  if (hasErrors)
    return (
      <Box component="section" aria-label="What shoppers will see">
        <Typography sx={{ fontWeight: 620, mb: 0.5 }}>Pages that change</Typography>
        <Typography variant="body2" color="text.secondary">
          They are compared once the settings above are fixed.
        </Typography>
      </Box>
    )
  return <PageForecast siteId={editing.site.id} siteName={editing.site.name} changes={changes} isReady={isSaved && !isPublishing} />
}
