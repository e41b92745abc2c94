import ChangeIcon from '@mui/icons-material/ArrowDropUpRounded'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { SelectionBar } from '../../../../parts/lists/SelectionBar'
import { type BulkKind, bulkKinds } from './bulkKinds'

interface Props {
  readonly count: number
  readonly total: number
  readonly isAll: boolean
  readonly onChooseAll: () => void
  readonly onClear: () => void
  readonly onChange: (kind: BulkKind) => void
}

/** Bulk actions for the selected cars, at the bottom of the window. */
export const BulkBar = ({ count, total, isAll, onChooseAll, onClear, onChange }: Props) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (count === 0) return null
  const text = `${count.toLocaleString('en-AU')} ${count === 1 ? 'car' : 'cars'} selected`
  return (
    <SelectionBar label="Selected cars" text={isAll ? `All ${text}` : text}>
      {!isAll && count < total && (
        <Button color="primary" onClick={onChooseAll}>
          Select all {total.toLocaleString('en-AU')} matching
        </Button>
      )}
      <Button color="inherit" onClick={onClear}>
        None
      </Button>
      <Button variant="contained" endIcon={<ChangeIcon />} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        Change
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      >
        {(Object.keys(bulkKinds) as BulkKind[]).map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setAnchor(null)
              onChange(kind)
            }}
          >
            {bulkKinds[kind].label}
          </MenuItem>
        ))}
      </Menu>
    </SelectionBar>
  )
}
