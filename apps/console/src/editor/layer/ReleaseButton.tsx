import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useEditor } from '../session/useEditor'
import { lockDifference } from './lockDifference'
import type { LayerForEditing } from './openLayerSession'
import { ReleaseDialog } from './ReleaseDialog'

interface Props {
  readonly opened: LayerForEditing
  readonly onReleased: () => void
}

/** How many changes wait, and the way to release them. */
export const ReleaseButton = ({ opened, onReleased }: Props) => {
  const changed = useEditor(({ changes }) => changes?.length ?? 0)
  const locks = useEditor(({ edited }) => lockDifference(opened.layer.released, edited))
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
      {open && <ReleaseDialog opened={opened} onClose={() => setOpen(false)} onReleased={onReleased} />}
    </>
  )
}
