import CheckIcon from '@mui/icons-material/CheckRounded'
import UnfoldIcon from '@mui/icons-material/UnfoldMoreRounded'
import { Button, ListItemText, Menu, MenuItem, Typography } from '@mui/material'
import { useState } from 'react'
import { useMe } from '../../parts/useMe'
import { useOrganisation } from '../useOrganisation'
import { useOrganisations } from '../useOrganisations'

/** Whose sites, leads and stock the pages show: all one may see, or one organisation's. */
export const OrganisationMenu = () => {
  const me = useMe()
  const [chosen, choose] = useOrganisation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const organisations = useOrganisations()
  const current = organisations.find(({ id }) => id === chosen)
  const name = current?.name ?? (me?.staff || organisations.length > 1 ? 'All organisations' : (organisations[0]?.name ?? ''))
  if (organisations.length < 2) return <Typography sx={{ fontWeight: 620, px: 0.5 }}>{name}</Typography>
  const pick = (id: string | null) => {
    choose(id)
    setAnchor(null)
  }
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        endIcon={<UnfoldIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ ml: { sm: -1.5 }, minWidth: 0, '& .label': { overflow: 'hidden', textOverflow: 'ellipsis' } }}
      >
        <span className="label">{name}</span>
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {[{ id: null, name: 'All organisations' }, ...organisations].map((organisation) => (
          <MenuItem
            key={organisation.id ?? 'all'}
            selected={organisation.id === (current?.id ?? null)}
            onClick={() => pick(organisation.id)}
            sx={{ minWidth: 240 }}
          >
            <ListItemText>{organisation.name}</ListItemText>
            {organisation.id === (current?.id ?? null) && <CheckIcon fontSize="small" />}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
