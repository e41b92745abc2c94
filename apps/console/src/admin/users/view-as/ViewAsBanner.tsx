import { type Role, roleName } from '@forecourt/rules/access/roles'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { viewAs } from '../../../client/viewAs'
import { useMe } from '../../../parts/useMe'
import { useOrganisations } from '../../useOrganisations'
import { viewableRoles } from './viewableRoles'

/** Impersonation dialog: chooses a role and organisation. Omits roles with more permissions than the user has. */
export const ViewAsDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const me = useMe()
  const organisations = useOrganisations()
  const [role, setRole] = useState<Role>('editor')
  const [organisationId, setOrganisationId] = useState('')
  const offeredRoles = me ? viewableRoles(me) : []
  const selectedRole = offeredRoles.includes(role) ? role : offeredRoles[0]
  const selectedOrganisation = organisationId || organisations[0]?.id || ''
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="view-as" fullWidth maxWidth="xs">
      <DialogTitle id="view-as">View the console as</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>Shows what someone in this role sees, in this tab only.</DialogContentText>
        <TextField select label="Role" value={selectedRole ?? ''} onChange={(event) => setRole(event.target.value as Role)}>
          {offeredRoles.map((each) => (
            <MenuItem key={each} value={each}>
              {roleName(each)}
            </MenuItem>
          ))}
        </TextField>
        <TextField select label="Organisation" value={selectedOrganisation} onChange={(event) => setOrganisationId(event.target.value)}>
          {organisations.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          disabled={!selectedRole || selectedOrganisation === ''}
          onClick={() => viewAs(`${selectedRole}@${selectedOrganisation}`)}
        >
          View as {selectedRole ? roleName(selectedRole).toLowerCase() : 'a role'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Subtracts the banner’s height from full-height layouts. */
const reserveHeight = (banner: HTMLElement | null) => {
  if (!banner) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--notice-height', `${banner.offsetHeight}px`))
  observer.observe(banner)
  return () => {
    observer.disconnect()
    style.removeProperty('--notice-height')
  }
}

/** Banner while the console is viewed in another role. */
export const ViewAsBanner = () => {
  const me = useMe()
  const organisations = useOrganisations()
  if (!me?.viewingAs) return null
  const { role, organisationId } = me.viewingAs
  const organisationName = organisationId === null ? '' : (organisations.find(({ id }) => id === organisationId)?.name ?? '')
  return (
    <Box
      role="status"
      ref={reserveHeight}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1.5,
        px: 2,
        py: 0.5,
        minHeight: 44,
        bgcolor: 'warning.light',
        color: 'text.primary',
        fontSize: 14.5,
        position: 'sticky',
        top: 0,
        zIndex: 20,
      }}
    >
      <span>
        You are viewing the console as <strong>{roleName(role)}</strong>
        {organisationName && ` of ${organisationName}`}. Changes you make are recorded as yours.
      </span>
      <Button size="small" variant="outlined" color="inherit" onClick={() => viewAs(null)}>
        Back to your own role
      </Button>
    </Box>
  )
}
