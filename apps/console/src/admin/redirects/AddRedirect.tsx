import { Alert, Box, Button, Card, MenuItem, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { redirectKinds } from './redirectKinds'
import { useRedirectCall, useRedirectNotice } from './useRedirectCall'

const blank = { from: '', to: '', code: '301' }

/** Form that adds a redirect. */
export const AddRedirect = ({ siteId }: { readonly siteId: string }) => {
  const [entered, setEntered] = useState(blank)
  const notifyChange = useRedirectNotice(siteId)
  const { mutate, isPending, error, reset } = useRedirectCall(api.redirects.change.mutationOptions(), (answer, { rows }) => {
    const [sent = blank] = rows ?? []
    notifyChange(`${sent.from.trim()} ${sent.code === '410' ? 'is now marked as permanently removed' : 'now redirects'}.`, answer)
    // Keeps the form if the user has begun the next one.
    setEntered((now) => (now === sent ? blank : now))
  })
  const problems: { readonly [field: string]: string } = error ? callError(error).fields : {}
  const setField = (field: keyof typeof blank) => (event: { target: { value: string } }) => {
    setEntered({ ...entered, [field]: event.target.value, ...(field === 'code' && event.target.value === '410' && { to: '' }) })
    reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ siteId, rows: [entered], replaces: false, confirmed: problems.confirmed !== undefined })
  }
  const urlInput = { htmlInput: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, inputMode: 'url' } } as const
  return (
    <Card component="form" onSubmit={submit} noValidate sx={{ p: 2.5 }} aria-label="Add a redirect">
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        Add a redirect
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 1.5,
          rowGap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr) 200px auto' },
        }}
      >
        <TextField
          label="Old address"
          value={entered.from}
          onChange={setField('from')}
          placeholder="/used-vehicles/*"
          error={problems.from !== undefined}
          helperText={problems.from ?? 'A * at the end matches anything that follows.'}
          slotProps={urlInput}
        />
        <TextField
          label="Redirect to"
          value={entered.to}
          onChange={setField('to')}
          placeholder="/search/used-cars"
          disabled={entered.code === '410'}
          error={problems.to !== undefined}
          helperText={problems.to ?? 'A page of the site or a full web address. A * carries over the matched part.'}
          slotProps={urlInput}
        />
        <TextField
          select
          label="Type"
          value={entered.code}
          onChange={setField('code')}
          error={problems.code !== undefined}
          helperText={problems.code}
        >
          {redirectKinds.map(({ code, label }) => (
            <MenuItem key={code} value={code}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <Button type="submit" variant="contained" loading={isPending} sx={{ minHeight: 40 }}>
          {problems.confirmed === undefined ? 'Add redirect' : 'Add anyway'}
        </Button>
      </Box>
      {problems.confirmed !== undefined && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {problems.confirmed}
        </Alert>
      )}
    </Card>
  )
}
