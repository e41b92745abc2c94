import LockIcon from '@mui/icons-material/Lock'
import OpenIcon from '@mui/icons-material/LockOpenOutlined'
import { Alert, Box, Button, IconButton, Popover, TextField, Tooltip, Typography } from '@mui/material'
import { useState } from 'react'
import { useLayer } from '../../layer/LayerContext'
import { useEditor } from '../../session/SessionContext'

interface Props {
  readonly pointer: string
  readonly title: string
}

const maxReasonLength = 200

/** Locks a setting of a layer for the sites that use it, with a reason that they see. Renders nothing in a site's own editor. */
export const LockToggle = ({ pointer, title }: Props) => {
  const layer = useLayer()
  const locked = useEditor(({ edited }) => edited.locks.includes(pointer))
  const reason = useEditor(({ edited }) => edited.lockReasons?.[pointer] ?? '')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [entered, setEntered] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  if (!layer) return null
  const open = (target: HTMLElement) => {
    setEntered(reason)
    setFailure(null)
    setAnchor(target)
  }
  const put = async (next: string | null) => {
    const refusal = await layer.lock(pointer, next)
    setFailure(refusal)
    if (refusal === null) setAnchor(null)
  }
  const label = locked ? `${title} is locked for sites` : `Lock ${title} for sites`
  return (
    <>
      <Tooltip title={locked ? reason || 'Locked for sites' : 'Lock for sites'}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          onClick={(event) => open(event.currentTarget)}
          size="small"
          sx={{
            alignSelf: 'center',
            my: -0.75,
            mr: -0.5,
            p: 0.5,
            color: locked ? 'secondary.main' : 'text.secondary',
            '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
          }}
        >
          {locked ? <LockIcon sx={{ fontSize: 16 }} /> : <OpenIcon sx={{ fontSize: 16, opacity: 0.75 }} />}
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 'min(340px, calc(100vw - 32px))', p: 2 } } }}
      >
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault()
            void put(entered.trim())
          }}
          sx={{ display: 'grid', gap: 1.5 }}
        >
          <Box>
            <Typography sx={{ fontWeight: 640 }}>{locked ? `${title} is locked` : `Lock ${title}`}</Typography>
            <Typography variant="body2" color="text.secondary">
              Sites use this layer’s value and can’t change it.
            </Typography>
          </Box>
          <TextField
            label="Reason"
            placeholder="Shown to dealers beside the lock"
            multiline
            minRows={2}
            value={entered}
            onChange={(event) => setEntered(event.target.value.slice(0, maxReasonLength))}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          {failure !== null && <Alert severity="error">{failure}</Alert>}
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
            {locked && (
              <Button color="inherit" onClick={() => void put(null)}>
                Unlock
              </Button>
            )}
            <Button type="submit" variant="contained">
              {locked ? 'Save reason' : 'Lock'}
            </Button>
          </Box>
        </Box>
      </Popover>
    </>
  )
}
