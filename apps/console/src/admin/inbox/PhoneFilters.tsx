import MoreIcon from '@mui/icons-material/MoreVertRounded'
import FilterIcon from '@mui/icons-material/TuneRounded'
import { Badge, Box, Collapse, IconButton, Menu, MenuItem, TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { LinkBase } from 'react-admin'
import { type InboxAddress, type InboxDivision, inboxDivisions, type useInboxAddress } from './useInboxAddress'
import { useInboxCounts } from './useInboxCounts'

interface Props {
  readonly address: InboxAddress
  readonly go: ReturnType<typeof useInboxAddress>[1]
  /** The search and filters, shown on demand. */
  readonly children: ReactNode
}

/** Folder and filters of the inbox in one row, so that the list begins in the top third of a phone's screen. */
export const PhoneFilters = ({ address, go, children }: Props) => {
  const counts = useInboxCounts({ every: 10_000 })
  const isFiltered = address.q !== '' || address.stage !== '' || address.unread
  const [isOpen, setOpen] = useState(isFiltered)
  return (
    <Box sx={{ mb: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <TextField
          select
          size="small"
          value={address.view}
          onChange={(event) => go({ view: event.target.value as InboxDivision, q: '', open: null })}
          slotProps={{ select: { native: true }, htmlInput: { 'aria-label': 'Inbox folder' } }}
          sx={{ m: 0, flex: 1, minWidth: 0 }}
        >
          {inboxDivisions.map(({ view, label }) => {
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
