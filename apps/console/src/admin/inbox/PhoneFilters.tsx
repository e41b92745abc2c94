import MoreIcon from '@mui/icons-material/MoreVertRounded'
import FilterIcon from '@mui/icons-material/TuneRounded'
import { Badge, Box, Collapse, IconButton, Menu, MenuItem, TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { LinkBase } from 'react-admin'
import { useInboxCounts } from './useInboxCounts'
import { type InboxFilters, type InboxFolder, inboxFolders, type useInboxFilters } from './useInboxFilters'

interface Props {
  readonly filters: InboxFilters
  readonly setFilters: ReturnType<typeof useInboxFilters>[1]
  /** The search and filters, shown on demand. */
  readonly children: ReactNode
}

/** Folder and filters of the inbox in one row, so that the list begins in the top third of a phone's screen. */
export const PhoneFilters = ({ filters, setFilters, children }: Props) => {
  const counts = useInboxCounts({ pollMs: 10_000 })
  const isFiltered = filters.q !== '' || filters.stage !== '' || filters.unread
  const [isOpen, setOpen] = useState(isFiltered)
  return (
    <Box sx={{ mb: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <TextField
          select
          size="small"
          value={filters.view}
          onChange={(event) => setFilters({ view: event.target.value as InboxFolder, q: '', open: null })}
          slotProps={{ select: { native: true }, htmlInput: { 'aria-label': 'Inbox folder' } }}
          sx={{ m: 0, flex: 1, minWidth: 0 }}
        >
          {inboxFolders.map(({ view, label }) => {
            const count = counts && view !== 'closed' ? counts[view] : 0
            return (
              <option key={view} value={view}>
                {count > 0 ? `${label} (${count.toLocaleString('en-AU')})` : label}
              </option>
            )
          })}
        </TextField>
        <IconButton aria-label="Search and filter" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Badge variant="dot" color="primary" invisible={!isFiltered}>
            <FilterIcon />
          </Badge>
        </IconButton>
      </Box>
      <Collapse in={isOpen} unmountOnExit>
        <Box sx={{ pt: 1.5, display: 'grid', gap: 1.5 }}>{children}</Box>
      </Collapse>
    </Box>
  )
}

/** The inbox's further pages, in a menu. */
export const PhoneMore = ({ links }: { readonly links: readonly { readonly label: string; readonly to: string }[] }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton aria-label="More" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        <MoreIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {links.map(({ label, to }) => (
          <MenuItem key={to} component={LinkBase} to={to}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
