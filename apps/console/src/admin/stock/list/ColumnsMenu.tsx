import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined'
import { Button, Checkbox, Divider, ListItemText, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import type { StockColumn } from './stockColumns'
import { usualColumns } from './stockColumns'

interface Props {
  readonly columns: readonly StockColumn[]
  readonly chosen: readonly string[]
  readonly onChoose: (keys: readonly string[]) => void
}

/** Chooses the columns of the list; the browser remembers them. */
export const ColumnsMenu = ({ columns, chosen, onChoose }: Props) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const toggle = (key: string) => onChoose(chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key])
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<ColumnsIcon />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        Columns
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {columns.map(({ key, label }) => (
          <MenuItem key={key} role="menuitemcheckbox" aria-checked={chosen.includes(key)} onClick={() => toggle(key)} dense>
            <Checkbox size="small" checked={chosen.includes(key)} tabIndex={-1} disableRipple sx={{ p: 0, mr: 1.25 }} inert />
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        ))}
        <Divider />
        <MenuItem
          dense
          onClick={() => {
            onChoose(usualColumns)
            setAnchor(null)
          }}
        >
          The usual columns
        </MenuItem>
      </Menu>
    </>
  )
}
