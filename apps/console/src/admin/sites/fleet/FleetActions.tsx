import { markOwnVisit } from '@forecourt/rules/measuring/ownVisits'
import MoreIcon from '@mui/icons-material/MoreHorizRounded'
import { IconButton, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import type { FleetRecord } from '../../../client/Records'
import { useMay } from '../../useMay'
import { useOrganisation } from '../../useOrganisation'

/** The actions of one site in the table of dealers. */
export const FleetActions = ({ site }: { readonly site: FleetRecord }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const may = useMay()
  const [, selectOrganisation] = useOrganisation()
  const link = (to: string, label: string, onClick = () => {}) => (
    <MenuItem
      key={to}
      component={LinkBase}
      to={to}
      onClick={() => {
        setAnchor(null)
        onClick()
      }}
    >
      {label}
    </MenuItem>
  )
  return (
    <>
      <IconButton
        size="small"
        aria-label={`Actions for ${site.name}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {link('/', 'Open the console as this dealer', () => selectOrganisation(site.organisationId))}
        {link(`/sites/${site.id}/edit`, may('site.edit') && site.status !== 'archived' ? 'Edit site' : 'View settings')}
        {link(`/sites/${site.id}/domains`, 'Domains')}
        {link(`/sites/${site.id}/redirects`, 'Redirects')}
        {may('site.manage') && link(`/sites/${site.id}/manage`, 'Manage')}
        {may('site.create') && site.status !== 'archived' && link(`/sites/${site.id}/setup`, 'Checklist')}
        {site.address && site.liveVersion !== null && site.status === 'live' && (
          <MenuItem component="a" href={markOwnVisit(site.address)} target="_blank" rel="noreferrer" onClick={() => setAnchor(null)}>
            View the site
          </MenuItem>
        )}
      </Menu>
    </>
  )
}
