import type { ScopedRole } from '@forecourt/rules/access/roles'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { UserChoices } from '../../client/Records'
import { useOrganisation } from '../useOrganisation'
import { RolesField, rolePlaces } from './RolesField'

interface Props {
  readonly choices: UserChoices
  readonly onClose: () => void
}

/** Default role of an invitation: at the selected or only organisation. None if the user has several organisations and none is selected, to prevent an accidental grant. */
const defaultRole = (choices: UserChoices, organisationId: string | null): ScopedRole | null => {
  const places = rolePlaces(choices)
  const [only, ...others] = [...new Set(places.map((place) => place.organisationId))]
  const wanted = others.length === 0 ? only : organisationId
  const place = wanted === null ? undefined : places.find((each) => each.organisationId === wanted)
  const role = place?.roles.find(({ id }) => id === 'sales') ?? place?.roles[0]
  return place && role ? { role: role.id, organisationId: place.organisationId, siteId: place.siteId } : null
}

/** Invites a user with roles. */
export const InviteDialog = ({ choices, onClose }: Props) => {
  const notify = useNotify()
  const refresh = useRefresh()
  const [organisationId] = useOrganisation()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [memberships, setMemberships] = useState<readonly (ScopedRole | null)[]>(() => [defaultRole(choices, organisationId)])
  const {
    mutate,
    error,
    isPending: isBusy,
  } = useMutation(
    api.users.invite.mutationOptions({
      onSuccess: ({ state }) => {
        notify(state === 'invited' ? `An invitation is on its way to ${email}.` : `${name} already has an account and was notified.`, {
          type: 'success',
        })
        refresh()
        onClose()
      },
    }),
  )
  const failure = error && callError(error)

  const roles = memberships.filter((each) => each !== null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ name, email, memberships: roles })
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="invite-title">
      <form onSubmit={submit}>
        <DialogTitle id="invite-title" sx={{ fontSize: 18, fontWeight: 660 }}>
          Invite a person
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          {failure && !failure.fields.email && !failure.fields.name && <Alert severity="error">{failure.message}</Alert>}
          <TextField
            autoFocus
            required
            label="Name"
            autoComplete="off"
            value={name}
            error={Boolean(failure?.fields.name)}
            helperText={failure?.fields.name}
            onChange={(event) => setName(event.target.value.slice(0, 100))}
            sx={{ m: 0 }}
          />
          <TextField
            required
            type="email"
            label="Email"
            autoComplete="off"
            value={email}
            error={Boolean(failure?.fields.email)}
            helperText={failure?.fields.email ?? 'They get a link to choose a password. It works once and for seven days.'}
            onChange={(event) => setEmail(event.target.value)}
            sx={{ m: 0 }}
          />
          <RolesField choices={choices} value={memberships} onChange={setMemberships} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={isBusy || name.trim() === '' || email === '' || roles.length < memberships.length}
          >
            {isBusy ? 'Sending…' : 'Send invitation'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
