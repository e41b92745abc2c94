import { isForStaff, type Permission, permissionAreas, permissions, permissionText, withNeeds } from '@forecourt/rules/access/permissions'
import { roleName } from '@forecourt/rules/access/roles'
import AddIcon from '@mui/icons-material/AddRounded'
import {
  Alert,
  Box,
  Button,
  Card,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { UserChoices } from '../../client/Records'
import { useMe } from '../../parts/useMe'
import { useMay } from '../useMay'
import { useOrganisation } from '../useOrganisation'

type Place = UserChoices['places'][number]
type OwnRole = Place['ownRoles'][number]

/** Reloads the roles and the users with them. */
const useReload = () => {
  const queries = useQueryClient()
  const refresh = useRefresh()
  return () => {
    void queries.invalidateQueries(api.users.choices.queryFilter())
    refresh()
  }
}

interface RoleDialogProps {
  readonly place: Place
  /** Null for a new role. */
  readonly role: OwnRole | null
  readonly onClose: () => void
}

/** Name and permissions of a role; offers the permissions that the user may grant: their own, or all of a dealer's with `user.onboard`. */
const RoleDialog = ({ place, role, onClose }: RoleDialogProps) => {
  const me = useMe()
  const notify = useNotify()
  const reload = useReload()
  const [name, setName] = useState(role?.name ?? '')
  const [selected, setSelected] = useState<readonly Permission[]>(() => permissions.filter((each) => role?.permissions.includes(each)))
  const offered = permissions.filter(
    (permission) => !isForStaff(permission) && (me?.permissions.includes(permission) || me?.permissions.includes('user.onboard')),
  )
  const {
    mutate,
    error,
    isPending: isBusy,
  } = useMutation(
    api.roles.save.mutationOptions({
      onSuccess: () => {
        notify(`${name} is saved.`, { type: 'success' })
        reload()
        onClose()
      },
    }),
  )
  const failure = error && callError(error)
  const toggle = (permission: Permission) =>
    setSelected(
      selected.includes(permission)
        ? selected.filter((each) => !withNeeds([each]).includes(permission))
        : withNeeds([...selected, permission]),
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ organisationId: place.organisationId, id: role?.id ?? null, name, permissions: [...selected] as never })
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="own-role-title">
      <form onSubmit={submit}>
        <DialogTitle id="own-role-title">{role ? `Change ${role.name}` : `New role for ${place.name}`}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          {failure && !failure.fields.name && <Alert severity="error">{failure.message}</Alert>}
          <TextField
            autoFocus
            required
            label="Name"
            value={name}
            error={Boolean(failure?.fields.name)}
            helperText={failure?.fields.name ?? 'What the job is called, such as Detailer'}
            onChange={(event) => setName(event.target.value.slice(0, 60))}
            sx={{ m: 0 }}
          />
          {permissionAreas.map((area) => {
            const permissionsOfArea = offered.filter((permission) => permissionText(permission).area === area)
            if (permissionsOfArea.length === 0) return null
            return (
              <Box component="fieldset" key={area} sx={{ m: 0, p: 0, border: 0, display: 'grid' }}>
                <Typography component="legend" variant="h3" sx={{ p: 0, mb: 0.5 }}>
                  {area}
                </Typography>
                {permissionsOfArea.map((permission) => (
                  <FormControlLabel
                    key={permission}
                    label={permissionText(permission).text}
                    control={<Checkbox size="small" checked={selected.includes(permission)} onChange={() => toggle(permission)} />}
                  />
                ))}
              </Box>
            )
          })}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy || name.trim() === '' || selected.length === 0}>
            Save role
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Confirms the deletion of a role, and asks which role its users get instead. */
const DeleteDialog = ({ place, role, onClose }: RoleDialogProps & { readonly role: OwnRole }) => {
  const notify = useNotify()
  const reload = useReload()
  const others = [
    ...place.roles.map((id) => ({ id, name: roleName(id) })),
    ...place.ownRoles.filter(({ id, givable }) => givable && id !== role.id),
  ]
  const [replacement, setReplacement] = useState('')
  const { mutate, error } = useMutation(
    api.roles.remove.mutationOptions({
      onSuccess: () => {
        notify(`${role.name} is deleted.`, { type: 'success' })
        reload()
        onClose()
      },
    }),
  )
  const isInUse = role.people > 0
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="delete-role-title">
      <DialogTitle id="delete-role-title">Delete {role.name}?</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {error && <Alert severity="error">{callError(error).message}</Alert>}
        <DialogContentText>
          {isInUse
            ? `${role.people === 1 ? '1 person has' : `${role.people} people have`} this role. Choose the role they get instead.`
            : 'No one has this role.'}
        </DialogContentText>
        {isInUse && (
          <TextField select label="Role instead" value={replacement} onChange={(event) => setReplacement(event.target.value)}>
            {others.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button
          color="error"
          variant="contained"
          disabled={isInUse && replacement === ''}
          onClick={() =>
            mutate({
              organisationId: place.organisationId,
              id: role.id,
              replacement: others.find(({ id }) => id === replacement)?.id ?? null,
            })
          }
        >
          Delete role
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type OpenDialog = { readonly place: Place; readonly role: OwnRole | null; readonly kind: 'change' | 'delete' } | null

/** Roles that organisations define themselves; only the selected organisation’s, if one is. */
export const OwnRolesCard = ({ choices }: { readonly choices: UserChoices }) => {
  const [organisationId] = useOrganisation()
  const may = useMay()
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null)
  const places = choices.places.filter(
    (place) => place.isWholeOrganisation && (organisationId === null || place.organisationId === organisationId),
  )
  const shown = places.length === 1 ? places : places.filter(({ ownRoles }) => ownRoles.length > 0)
  if (shown.length === 0) return null
  const close = () => setOpenDialog(null)
  return (
    <Card component="section" aria-labelledby="own-roles" sx={{ p: 2.5, mt: 3 }}>
      <Typography variant="h3" component="h2" id="own-roles">
        Roles of your own
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5, maxWidth: '70ch' }}>
        If none of the roles fits a job, make one: give it a name and tick what it can do.
        {!may('user.onboard') && ' You can only tick what you can do yourself.'}
      </Typography>
      {shown.map((place) => (
        <Box key={place.organisationId} sx={{ mt: 2, display: 'grid', gap: 1 }}>
          {places.length > 1 && <Typography sx={{ fontWeight: 620 }}>{place.name}</Typography>}
          <Box component="ul" aria-label={`Roles of ${place.name}`} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
            {place.ownRoles.map((role) => (
              <Box component="li" key={role.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                <Box sx={{ flex: '1 1 200px' }}>
                  {role.name}
                  <Typography variant="body2" color="text.secondary">
                    {role.people === 0 ? 'No one yet' : `${role.people} ${role.people === 1 ? 'person' : 'people'}`}
                  </Typography>
                </Box>
                {role.givable && (
                  <>
                    <Button
                      color="inherit"
                      aria-label={`Change ${role.name}`}
                      onClick={() => setOpenDialog({ place, role, kind: 'change' })}
                    >
                      Change
                    </Button>
                    <Button
                      color="inherit"
                      aria-label={`Delete ${role.name}`}
                      onClick={() => setOpenDialog({ place, role, kind: 'delete' })}
                    >
                      Delete
                    </Button>
                  </>
                )}
              </Box>
            ))}
          </Box>
          <Button
            startIcon={<AddIcon />}
            sx={{ justifySelf: 'start' }}
            onClick={() => setOpenDialog({ place, role: null, kind: 'change' })}
          >
            Add role
          </Button>
        </Box>
      ))}
      {openDialog?.kind === 'change' && <RoleDialog place={openDialog.place} role={openDialog.role} onClose={close} />}
      {openDialog?.kind === 'delete' && openDialog.role && <DeleteDialog place={openDialog.place} role={openDialog.role} onClose={close} />}
    </Card>
  )
}
