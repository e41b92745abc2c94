import AddIcon from '@mui/icons-material/AddRounded'
import { Box, Button, Menu, MenuItem, Typography } from '@mui/material'
import { useState } from 'react'
import type { ColumnChoice, MappedColumn, Mapping } from './Mapping'

interface Props {
  readonly mapping: Mapping
  readonly columns: readonly ColumnChoice[]
  readonly onOpen: (column: MappedColumn) => void
}

/** Fields that have a fixed value and no heading, and a way to add one. */
export const OtherColumns = ({ mapping, columns, onOpen }: Props) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const fixed = columns.filter(({ column }) => mapping.columns[column]?.from.length === 0)
  const free = columns.filter(({ column }) => mapping.columns[column] === undefined)
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {fixed.map(({ column, title }) => (
        <Button key={column} variant="outlined" color="inherit" size="small" onClick={() => onOpen(column)}>
          {title}: {mapping.columns[column]?.constant}
        </Button>
      ))}
      <Button size="small" startIcon={<AddIcon />} onClick={(event) => setAnchor(event.currentTarget)} aria-haspopup="menu">
        Add a field
      </Button>
      <Typography variant="body2" color="text.secondary">
        For what the file doesn’t say, such as “all are used”.
      </Typography>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {free.map(({ column, title }) => (
          <MenuItem
            key={column}
            onClick={() => {
              setAnchor(null)
              onOpen(column)
            }}
          >
            {title}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  )
}
