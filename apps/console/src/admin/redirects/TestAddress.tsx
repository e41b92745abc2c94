import { Alert, Box, Button, Card, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'

/** Tries an address: where it leads, and by which redirects. */
export const TestAddress = ({ siteId }: { readonly siteId: string }) => {
  const [text, setText] = useState('')
  const [address, setAddress] = useState('')
  const { data, error, isFetching } = useQuery(
    api.redirects.test.queryOptions({ siteId, address }, { enabled: address !== '', staleTime: 0, retry: false }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAddress(text.trim())
  }
  const led = data?.led
  return (
    <Card component="form" onSubmit={submit} noValidate aria-label="Try an address" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        Try an address
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <TextField
          label="Address"
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder="/used-vehicles/toyota?page=2"
          slotProps={{ htmlInput: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, inputMode: 'url' } }}
          sx={{ flex: '1 1 260px', maxWidth: 520 }}
        />
        <Button type="submit" variant="outlined" color="inherit" loading={isFetching} disabled={text.trim() === ''} sx={{ minHeight: 40 }}>
          Where does it lead?
        </Button>
      </Box>
      <Box role="status" sx={{ mt: address === '' ? 0 : 1.5, overflowWrap: 'anywhere' }}>
        {error && <Alert severity="error">{callError(error).message}</Alert>}
        {data && !isFetching && (
          <Alert severity={led ? 'success' : 'info'}>
            {!led && `No redirect leads ${address} on: the site answers it itself.`}
            {led && (led.to === null ? `It is gone for good (410)` : `It leads to ${led.to} (${led.code})`)}
            {led && `, by ${led.by.join(', then ')}.`}
          </Alert>
        )}
      </Box>
    </Card>
  )
}
