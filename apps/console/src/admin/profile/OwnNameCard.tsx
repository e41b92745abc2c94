import { Box, Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { api } from '../../client/api'
import type { OwnAccount } from '../../client/Records'
import { ProfileCard } from './ProfileCard'
import { useAccountCall } from './useAccountCall'

/** What one is called, and the address one signs in with. */
export const OwnNameCard = ({ account }: { readonly account: OwnAccount }) => {
  const { run, failure, busy } = useAccountCall(api.account.rename.mutationOptions(), 'Saved.')
  const [name, setName] = useState(account.name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run({ name })
  }
  return (
    <ProfileCard title="You" failure={failure?.message}>
      <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 420 }}>
        <TextField
          required
          label="Name"
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.target.value.slice(0, 100))}
          sx={{ m: 0 }}
        />
        <TextField
          label="Email"
          value={account.email}
          helperText="You sign in with it. To use another, ask to be invited with that."
          slotProps={{ input: { readOnly: true } }}
          sx={{ m: 0 }}
        />
        <Button
          type="submit"
          variant="contained"
          disabled={busy || name.trim() === '' || name === account.name}
          sx={{ justifySelf: 'start' }}
        >
          Save
        </Button>
      </Box>
    </ProfileCard>
  )
}
