import { can } from '@forecourt/rules/access/can'
import { permissions } from '@forecourt/rules/access/permissions'
import { roleName } from '@forecourt/rules/access/roleName'
import { type Role, roles } from '@forecourt/rules/access/roles'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { viewAs } from '../../../client/viewAs'
import { useMe } from '../../../parts/useMe'
import { useOrganisations } from '../../useOrganisations'

/** Chooses a role, and whose, to see the console in. Roles that could do more than oneself aren't offered. */
export const ViewAsDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const me = useMe()
  const organisations = useOrganisations()
  const [role, setRole] = useState<Role>('editor')
  const [organisationId, setOrganisationId] = useState('')
  const within = (wanted: Role) => permissions.every((permission) => !can(wanted, permission) || me?.permissions.includes(permission))
  const offered = roles.filter((wanted) => within(wanted) && !me?.roles.includes(wanted))
  const chosen = offered.includes(role) ? role : offered[0]
  const place = organisationId || organisations[0]?.id || ''
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="view-as" fullWidth maxWidth="xs">
      <DialogTitle id="view-as">See the console as</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>Shows what somebody in this role finds here, in this tab only.</DialogContentText>
        <TextField select label="Role" value={chosen ?? ''} onChange={(event) => setRole(event.target.value as Role)}>
          {offered.map((each) => (
            <MenuItem key={each} value={each}>
              {roleName(each)}
            </MenuItem>
          ))}
        </TextField>
        <TextField select label="Organisation" value={place} onChange={(event) => setOrganisationId(event.target.value)}>
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
        <Button variant="contained" disabled={!chosen || place === ''} onClick={() => viewAs(`${chosen}@${place}`)}>
          See as {chosen ? roleName(chosen).toLowerCase() : 'nobody'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
