import MoreIcon from '@mui/icons-material/MoreVert'
import { Box, IconButton, ListItemIcon, ListItemText, Menu, MenuItem, Tooltip, useMediaQuery } from '@mui/material'
import { type ReactNode, useState } from 'react'

/** An action of a list row. */
export interface RowAction {
  readonly key: string
  /** Label with the row's name, for screen readers: 'Hide Hero'. */
  readonly label: string
  /** Visible label, without the row's name. */
  readonly short: string
  readonly icon: ReactNode
  readonly disabled?: boolean
  /** Why the action would be refused; called before it runs. */
  readonly refusal?: () => string | null
  readonly faded?: boolean
  readonly onRun: () => void
}

const ActionButton = ({ action }: { readonly action: RowAction }) => {
  const [reason, setReason] = useState<string | null>(null)
  const { label, short, icon, disabled, refusal, faded, onRun } = action
  const button = (
    <IconButton
      aria-label={label}
      disabled={disabled}
      onClick={onRun}
      sx={{ p: 0.5, minWidth: 26, minHeight: 28, color: 'text.secondary', opacity: faded ? 0.45 : 1 }}
    >
      {icon}
    </IconButton>
  )
  // A disabled button gets no pointer events, so it can't have a tooltip.
  return disabled ? (
    button
  ) : (
    <Tooltip title={reason ?? short} placement="top" onOpen={() => setReason(refusal?.() ?? null)}>
      {button}
    </Tooltip>
  )
}

/** The actions of a row: small buttons for a mouse, a menu of large ones for touch. */
export const RowActions = ({ name, actions }: { readonly name: string; readonly actions: readonly RowAction[] }) => {
  const isTouch = useMediaQuery('(pointer: coarse), (max-width: 480px)')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!isTouch)
    return (
      <Box sx={{ display: 'flex', flex: 'none' }}>
        {actions.map((action) => (
          <ActionButton key={action.key} action={action} />
        ))}
      </Box>
    )
  return (
    <>
      <IconButton
        aria-label={`Actions for ${name}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 44, height: 44, flex: 'none', color: 'text.secondary' }}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {actions
          .filter(({ disabled }) => !disabled)
          .map(({ key, label, short, icon, onRun }) => (
            <MenuItem
              key={key}
              aria-label={label}
              onClick={() => {
                setAnchor(null)
                onRun()
              }}
              sx={{ minHeight: 44 }}
            >
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText primary={short} slotProps={{ primary: { sx: { fontSize: 14 } } }} />
            </MenuItem>
          ))}
      </Menu>
    </>
  )
}
