import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { MarketTemplateSettings } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { CopyLine, copyLines } from '../../parts/CopyLine'
import { formatCount } from '../../parts/formatCount'
import { FormSection, wholeRow } from '../../parts/forms/FormSection'
import { StatusPill } from '../../parts/StatusPill'

type Target = Extract<MarketTemplateSettings['target'], { kind: 'sftp' }>

interface SftpServerFieldsProps {
  readonly target: Target
  /** Validation errors by the field's path. */
  readonly fieldProblems: Readonly<Record<string, string>>
  /** Whether a password or key is stored. Secrets are never returned to the browser. */
  readonly isStored: boolean
  readonly onChange: (target: Target) => void
}

const fields = [
  { name: 'host', label: 'Server', help: 'For example files.example.com.' },
  { name: 'port', label: 'Port', help: 'Usually 22.' },
  { name: 'user', label: 'User', help: '' },
  { name: 'path', label: 'File', help: 'For example /in/stock.csv. It replaces the previous file.' },
] as const

/** The receiving SFTP server and our credentials there. */
export const SftpServerFields = ({ target, fieldProblems, isStored, onChange }: SftpServerFieldsProps) => {
  const secretHelp = isStored ? 'Saved. Enter a new one to change it.' : 'Or use a private key instead.'
  return (
    <>
      {fields.map(({ name, label, help }) => (
        <TextField
          key={name}
          label={label}
          value={target[name] || ''}
          error={fieldProblems[`target.${name}`] !== undefined}
          helperText={fieldProblems[`target.${name}`] ?? help}
          onChange={({ target: { value } }) => onChange({ ...target, [name]: name === 'port' ? Number(value.replace(/\D/g, '')) : value })}
          sx={name === 'path' ? wholeRow : undefined}
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, ...(name === 'port' && { inputMode: 'numeric' }) } }}
        />
      ))}
      <TextField
        label="Password"
        type="password"
        value={target.password ?? ''}
        error={fieldProblems['target.password'] !== undefined}
        helperText={fieldProblems['target.password'] ?? secretHelp}
        onChange={(event) => onChange({ ...target, password: event.target.value || undefined })}
        slotProps={{ htmlInput: { autoComplete: 'new-password' } }}
      />
      <TextField
        label="Private key"
        type="password"
        value={target.privateKey ?? ''}
        helperText={isStored ? secretHelp : 'Use instead of a password.'}
        onChange={(event) => onChange({ ...target, privateKey: event.target.value || undefined })}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
    </>
  )
}

const reasons = { change: 'Cars changed', schedule: 'On schedule', person: 'On request' } as const

interface SentFilesProps {
  readonly siteId: string
  readonly templateId: string
  /** Whether requests are signed. */
  readonly isSigned: boolean
}

/** Deliveries of a file with errors, and the signing secret. */
export const SentFiles = ({ siteId, templateId, isSigned }: SentFilesProps) => {
  const notify = useNotify()
  const [isShown, setShown] = useState(false)
  const { data, error, refetch } = useQuery(
    api.markets.deliveries.queryOptions({ siteId, templateId }, { staleTime: 0, refetchInterval: 5_000 }),
  )
  const send = useMutation(
    api.markets.sendTemplate.mutationOptions({
      onSuccess: () => {
        notify('It will be sent within seconds.', { type: 'info' })
        void refetch()
      },
      onError: (failure) => notify(callError(failure).message, { type: 'error' }),
    }),
  )
  return (
    <FormSection title="What was sent" description="Failed files are retried at growing intervals for about a day.">
      {error && <Alert severity="error">{callError(error).message}</Alert>}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" loading={send.isPending} onClick={() => send.mutate({ siteId, templateId })}>
          Send now
        </Button>
        {isSigned && (
          <Button color="inherit" onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide the secret' : 'Show the secret'}
          </Button>
        )}
      </Box>
      {isShown && data && (
        <Box component="dl" sx={copyLines}>
          <CopyLine label="Secret" text={data.secret} />
        </Box>
      )}
      {data?.sent.length === 0 && <Typography color="text.secondary">Nothing sent yet.</Typography>}
      {data && data.sent.length > 0 && (
        <Box component="ul" aria-label="Files sent" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.sent.map(({ id, status, reason, cars, bytes, message, finishedAt }) => (
            <Box
              component="li"
              key={id}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1.5,
                py: 1,
                borderTop: 1,
                borderColor: 'divider',
                '&:first-of-type': { borderTop: 0 },
              }}
            >
              <StatusPill tone={status === 'delivered' ? 'good' : 'bad'}>{status === 'delivered' ? 'Sent' : 'Failed'}</StatusPill>
              <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
                {message ?? `${formatCount(cars, 'car', 'cars')}, ${Math.ceil(bytes / 1000).toLocaleString('en-AU')} kB`}
                <Typography variant="body2" color="text.secondary">
                  {reasons[reason]}, <Ago at={finishedAt} />
                </Typography>
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </FormSection>
  )
}
