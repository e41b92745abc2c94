import { Box, Button } from '@mui/material'
import { useMemo, useState } from 'react'
import { ReleaseDialog } from '../../layers/release/ReleaseDialog'
import type { ReleasableDraft } from '../../layers/release/useRelease'
import type { EditorSession } from '../session/createEditorSession'
import { useSession } from '../session/SessionContext'
import { useTools } from '../session/ToolsContext'
import { useEditor } from '../session/useEditor'
import { lockDifference } from './lockDifference'
import type { LayerForEditing } from './openLayerSession'

interface Props {
  readonly opened: LayerForEditing
  readonly onReleased: () => void
}

const releasableDraft = (session: EditorSession): ReleasableDraft => ({
  save: async () => {
    session.flush()
    await session.draft.flush()
    const { status, message, problems } = session.draft.state()
    return status === 'saved' ? null : { message, problems }
  },
  saved: () => ({ revision: session.draft.state().revision, locks: session.state().edited.locks }),
})

/** How many changes wait, and the way to release them. */
export const ReleaseButton = ({ opened, onReleased }: Props) => {
  const { editorView } = useTools()
  const session = useSession()
  const draft = useMemo(() => releasableDraft(session), [session])
  const { id, revision, released } = opened.layer
  const layer = { id, name: released.name, revision, siteCount: opened.siteCount }
  const changed = useEditor(({ changes }) => changes?.length ?? 0)
  const locks = useEditor(({ edited }) => lockDifference(released, edited))
  const hasErrors = useEditor(({ resolution }) =>
    resolution.problems.some(({ severity, layer }) => severity === 'error' && layer !== undefined),
  )
  const [open, setOpen] = useState(false)
  const count = changed + locks
  const nothing = count === 0 && !hasErrors
  const label = nothing ? 'Released' : count === 0 ? 'Release' : `Release ${count} ${count === 1 ? 'change' : 'changes'}`
  return (
    <>
      <Button
        variant="contained"
        aria-label={label}
        disabled={nothing && !open}
        onClick={() => setOpen(true)}
        sx={{ ml: 0.5, fontVariantNumeric: 'tabular-nums', flexShrink: 0 }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {label}
        </Box>
        <Box component="span" aria-hidden sx={{ display: { sm: 'none' } }}>
          {count > 0 ? `Release ${count}` : label}
        </Box>
      </Button>
      {open && (
        <ReleaseDialog layer={layer} draft={draft} onOpen={editorView.open} onClose={() => setOpen(false)} onReleased={onReleased} />
      )}
    </>
  )
}
