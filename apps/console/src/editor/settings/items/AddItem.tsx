import AddIcon from '@mui/icons-material/Add'
import { Button, ListItemText, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'

export interface ItemChoice {
  readonly key: string
  readonly title: string
  readonly description?: string
}

export interface AddItemProps {
  readonly label: string
  /** Kinds that can be added; a single one is added at once. */
  readonly choices: readonly ItemChoice[]
  readonly disabled?: boolean
  readonly onAdd: (key: string) => void
}

/** Adds an item to a list; chooses a kind where there are several. */
export const AddItem = ({ label, choices, disabled, onAdd }: AddItemProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [only, another] = choices
  const choose = (key: string) => {
    setAnchor(null)
    onAdd(key)
  }
  return (
    <>
      <Button
        startIcon={<AddIcon />}
        disabled={disabled || !only}
        aria-haspopup={another ? 'menu' : undefined}
        onClick={(event) => (only && !another ? choose(only.key) : setAnchor(event.currentTarget))}
        sx={{ justifySelf: 'start', minHeight: 32 }}
      >
        {label}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { maxHeight: 420, width: 320 } } }}
      >
        {choices.map(({ key, title, description }) => (
          <MenuItem key={key} onClick={() => choose(key)}>
            <ListItemText
              primary={title}
              secondary={description}
              slotProps={{
                primary: { sx: { fontSize: 14, fontWeight: 600 } },
                secondary: { sx: { whiteSpace: 'normal', fontSize: 12.5 } },
              }}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
