import { Box, Button, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { useDomainCall } from './useDomainCall'

/** What people paste is often a whole address. */
const hostFrom = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#].*$/, '')

/** Asks for a domain the dealer owns. */
export const AddDomain = ({ siteId }: { siteId: string }) => {
  const [text, setText] = useState('')
  const { mutate, isPending, error, reset } = useDomainCall(
    siteId,
    api.domains.claim.mutationOptions(),
    ({ host }) => `${host} is added. Prove that it is theirs to put it to use.`,
  )
  const wrong = error ? (callError(error).fields.host ?? callError(error).message) : ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') mutate({ siteId, host: hostFrom(text) }, { onSuccess: () => setText('') })
  }
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" gutterBottom>
        Add a domain
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <TextField
          label="Domain"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            reset()
          }}
          placeholder="www.dealer.com.au"
          error={wrong !== ''}
          helperText={wrong || 'With www. if shoppers type it so; the other can lead here.'}
          slotProps={{ htmlInput: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, inputMode: 'url' } }}
          sx={{ flex: '1 1 260px', maxWidth: 420 }}
        />
        <Button type="submit" variant="contained" disabled={isPending || text.trim() === ''} sx={{ minHeight: 40 }}>
          Add domain
        </Button>
      </Box>
    </Box>
  )
}
