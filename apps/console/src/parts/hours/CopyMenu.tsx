import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material'
import { useState } from 'react'
import { nameOfWeekday, weekdays } from './weekdays'

interface Props {
  readonly weekday: number
  readonly disabled?: boolean
  readonly onCopy: (to: readonly number[], words: string) => void
}

/** Copies a day's hours to others. */
export const CopyMenu = ({ weekday, disabled, onCopy }: Props) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const name = nameOfWeekday(weekday)
  const others = weekdays.filter((day) => day.weekday !== weekday)
  const groups = [
    { words: 'Monday to Friday', to: [1, 2, 3, 4, 5] },
    { words: 'every day', to: weekdays.map((day) => day.weekday) },
    ...others.map((day) => ({ words: day.name, to: [day.weekday] })),
  ]
  return (
    <>
      <Tooltip title="Copy to other days">
        <span>
          <IconButton
            aria-label={`Copy ${name} to other days`}
            aria-haspopup="menu"
            disabled={disabled}
            onClick={(event) => setAnchor(event.currentTarget)}
            sx={{ '@media (pointer: coarse)': { width: 44, height: 44 } }}
          >
            <CopyIcon sx={{ fontSize: 18 }} />
          </IconButton>
        </span>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {groups.map(({ words, to }, index) => (
          <MenuItem
            key={words}
            divider={index === 1}
            onClick={() => {
              setAnchor(null)
              onCopy(to, words)
            }}
          >
            Copy to {words}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
