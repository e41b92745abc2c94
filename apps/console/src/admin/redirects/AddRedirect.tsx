import { Alert, Box, Button, Card, MenuItem, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { redirectKinds } from './redirectKinds'
import { useDoneNotice, useRedirectCall } from './useRedirectCall'

const blank = { from: '', to: '', code: '301' }

/** Form that adds a redirect. */
export const AddRedirect = ({ siteId }: { readonly siteId: string }) => {
  const [entered, setEntered] = useState(blank)
  const done = useDoneNotice(siteId)
  const { mutate, isPending, error, reset } = useRedirectCall(api.redirects.change.mutationOptions(), (answer, { rows }) => {
    const [sent = blank] = rows ?? []
    done(`${sent.from.trim()} ${sent.code === '410' ? 'is now marked as permanently removed' : 'now redirects'}.`, answer)
    // Keeps the form if the user has begun the next one.
    setEntered((now) => (now === sent ? blank : now))
  })
  const wrong: { readonly [field: string]: string } = error ? callError(error).fields : {}
  const set = (field: keyof typeof blank) => (event: { target: { value: string } }) => {
    setEntered({ ...entered, [field]: event.target.value, ...(field === 'code' && event.target.value === '410' && { to: '' }) })
    reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ siteId, rows: [entered], replaces: false, confirmed: wrong.confirmed !== undefined })
  }
  const plain = { htmlInput: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, inputMode: 'url' } } as const
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
          onChange={set('from')}
          placeholder="/used-vehicles/*"
          error={wrong.from !== undefined}
          helperText={wrong.from ?? 'A * at the end matches anything that follows.'}
          slotProps={plain}
        />
        <TextField
          label="Redirect to"
          value={entered.to}
          onChange={set('to')}
          placeholder="/search/used-cars"
          disabled={entered.code === '410'}
          error={wrong.to !== undefined}
          helperText={wrong.to ?? 'A page of the site or a full web address. A * carries over the matched part.'}
          slotProps={plain}
        />
        <TextField select label="Type" value={entered.code} onChange={set('code')} error={wrong.code !== undefined} helperText={wrong.code}>
          {redirectKinds.map(({ code, label }) => (
            <MenuItem key={code} value={code}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <Button type="submit" variant="contained" loading={isPending} sx={{ minHeight: 40 }}>
          {wrong.confirmed === undefined ? 'Add redirect' : 'Add anyway'}
        </Button>
      </Box>
      {wrong.confirmed !== undefined && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {wrong.confirmed}
        </Alert>
      )}
    </Card>
  )
}
