import BackIcon from '@mui/icons-material/ArrowBack'
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { LinkBase } from 'react-admin'
import { layerKindName } from '../../layers/layerKindName'
import { type ReleasableDraft, ReleaseDialog } from '../../layers/release/ReleaseDialog'
import { HelpButton } from '../../parts/help/HelpButton'
import { ThemeToggle } from '../../parts/ThemeToggle'
import { barStyle } from '../bar/barStyle'
import { DeviceSwitch } from '../bar/DeviceSwitch'
import { SaveStatus } from '../bar/SaveStatus'
import { UndoButtons } from '../bar/UndoButtons'
import { PresenceAvatars } from '../presence/PresenceAvatars'
import type { EditorSession } from '../session/createEditorSession'
import { useEditor, useSession } from '../session/SessionContext'
import { useTools } from '../session/ToolsContext'
import { lockDifference } from './lockDifference'
import type { LayerForEditing } from './openLayerSession'

interface ReleaseButtonProps {
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

/** The button to release the layer, with the number of pending changes. */
const ReleaseButton = ({ opened, onReleased }: ReleaseButtonProps) => {
  const { editorView } = useTools()
  const session = useSession()
  const draft = useMemo(() => releasableDraft(session), [session])
  const { id, revision, released } = opened.layer
  const layer = { id, name: released.name, revision, siteCount: opened.siteCount }
  const changed = useEditor(({ changes }) => changes?.length ?? 0)
  const locks = useEditor(({ edited }) => lockDifference(released, edited))
  // Invalid values of the layer's own. They are no changes, as they resolve to the values of weaker layers; the dialog lists them.
  const hasErrors = useEditor(({ resolution }) =>
    resolution.problems.some(({ severity, layer }) => severity === 'error' && layer !== undefined),
  )
  const [open, setOpen] = useState(false)
  const count = changed + locks
  const isUnchanged = count === 0 && !hasErrors
  const label = isUnchanged ? 'Released' : count === 0 ? 'Release' : `Release ${count} ${count === 1 ? 'change' : 'changes'}`
  return (
    <>
      <Button
        variant="contained"
        aria-label={label}
        disabled={isUnchanged && !open}
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

interface LayerBarProps {
  readonly opened: LayerForEditing
  readonly onReleased: () => void
}

/** The layer's bar: name, save status and releasing. */
export const LayerBar = ({ opened, onReleased }: LayerBarProps) => {
  const { id, revision, released } = opened.layer
  return (
    <Box component="header" sx={barStyle}>
      <Tooltip title="Back to the layer">
        <IconButton component={LinkBase} to={`/layers/${id}`} aria-label="Back to the layer" size="small">
          <BackIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Box sx={{ minWidth: 0, display: 'grid', flex: 1 }}>
        <Typography component="h1" variant="h3" noWrap sx={{ lineHeight: 1.25 }}>
          {released.name}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 500, ml: 1, display: { xs: 'none', sm: 'inline' } }}>
            {layerKindName[released.kind]}, revision {revision}
          </Box>
        </Typography>
        <SaveStatus />
      </Box>
      <PresenceAvatars />
      <UndoButtons />
      <Box sx={{ flex: 1, display: { xs: 'none', md: 'flex' }, justifyContent: 'center' }}>
        <DeviceSwitch />
      </Box>
      <Box sx={{ display: { xs: 'none', sm: 'contents' } }}>
        <HelpButton />
        <ThemeToggle />
      </Box>
      <ReleaseButton opened={opened} onReleased={onReleased} />
    </Box>
  )
}
