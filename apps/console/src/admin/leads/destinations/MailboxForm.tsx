import { Box, FormControlLabel, MenuItem, Switch, TextField, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { MailboxRecord } from '../../../client/Records'
import { FormDialog } from '../../../parts/forms/FormDialog'

interface Props {
  /** Null for a new mailbox. */
  readonly mailbox: MailboxRecord | null
  readonly sites: readonly { readonly id: string; readonly name: string }[]
  readonly onClose: () => void
  readonly onSaved: (address: string) => void
}

const defaultPorts = { tls: 993, starttls: 143 } as const

/** Form of a mailbox: IMAP access and the handling of incoming emails. */
export const MailboxForm = ({ mailbox, sites, onClose, onSaved }: Props) => {
  const [entered, setEntered] = useState({
    siteId: mailbox?.siteId ?? sites[0]?.id ?? '',
    address: mailbox?.address ?? '',
    host: mailbox?.host ?? '',
    port: String(mailbox?.port ?? defaultPorts.tls),
    security: mailbox?.security ?? ('tls' as const),
    userName: mailbox?.userName ?? '',
    password: '',
    folder: mailbox?.folder ?? 'INBOX',
    takesOthers: mailbox?.takesOthers ?? true,
    paused: mailbox?.paused ?? false,
  })
  const change = (changed: Partial<typeof entered>) => setEntered({ ...entered, ...changed })
  const save = useMutation(api.mailboxes.save.mutationOptions({ onSuccess: () => onSaved(entered.address) }))
  const failure = save.error ? callError(save.error) : null
  const input = (
    field: 'address' | 'host' | 'port' | 'userName' | 'password' | 'folder',
    label: string,
    { help, ...fieldProps }: { readonly help?: string; readonly type?: string; readonly autoComplete?: string } = {},
  ) => (
    <TextField
      label={label}
      value={entered[field]}
      error={failure?.fields[field] !== undefined}
      helperText={failure?.fields[field] ?? help}
      onChange={(event) => change({ [field]: event.target.value })}
      slotProps={{
        htmlInput: {
          ...{ maxLength: 254, spellCheck: false, autoCapitalize: 'none', autoComplete: fieldProps.autoComplete ?? 'off' },
          ...(field === 'port' && { inputMode: 'numeric' }),
        },
      }}
      {...(fieldProps.type && { type: fieldProps.type })}
    />
  )
  const hostAndPort = {
    display: 'grid',
    gap: 2,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 130px' },
    alignItems: 'start',
  }
  const keepsPassword = mailbox?.hasPassword === true
  return (
    <FormDialog
      title={mailbox ? `The mailbox ${mailbox.address}` : 'Connect a mailbox'}
      verb="Save"
      disabled={
        save.isPending ||
        entered.address === '' ||
        entered.host === '' ||
        entered.userName === '' ||
        (!keepsPassword && entered.password === '')
      }
      failure={failure && Object.keys(failure.fields).length === 0 ? failure.message : null}
      onClose={onClose}
      onSubmit={() => {
        const { password, port, ...rest } = entered
        save.mutate({ id: mailbox?.id ?? null, ...rest, port: Number(port) || 0, ...(password !== '' && { password }) })
      }}
    >
      {input('address', 'Address people write to', { help: 'Replies to your emails come back to it.' })}
      <Box sx={hostAndPort}>
        {input('host', 'IMAP server', { help: 'Such as imap.example.com.' })}
        {input('port', 'Port')}
      </Box>
      <TextField
        select
        label="Encryption"
        value={entered.security}
        onChange={(event) => {
          const security = event.target.value === 'starttls' ? 'starttls' : 'tls'
          change({ security, ...(entered.port === String(defaultPorts[entered.security]) && { port: String(defaultPorts[security]) }) })
        }}
      >
        <MenuItem value="tls">TLS, from the start</MenuItem>
        <MenuItem value="starttls">STARTTLS</MenuItem>
      </TextField>
      {input('userName', 'User', { help: 'Usually the email address.' })}
      {input('password', 'Password', {
        type: 'password',
        autoComplete: 'new-password',
        help: keepsPassword
          ? 'Stored encrypted. Leave empty to keep the current one.'
          : 'Stored encrypted and never shown. If your provider offers app passwords, use one.',
      })}
      {input('folder', 'Folder')}
      {sites.length > 1 && (
        <TextField
          select
          label="Site for its enquiries"
          value={entered.siteId}
          onChange={(event) => change({ siteId: event.target.value })}
        >
          {sites.map((site) => (
            <MenuItem key={site.id} value={site.id}>
              {site.name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box>
        <FormControlLabel
          control={<Switch checked={entered.takesOthers} onChange={(event) => change({ takesOthers: event.target.checked })} />}
          label="Hold emails from unknown senders under “Emails to review”"
        />
        <Typography variant="body2" color="text.secondary">
          Replies and marketplace emails are always imported. Newsletters and automatic emails never are.
        </Typography>
      </Box>
      {mailbox && (
        <FormControlLabel
          control={<Switch checked={!entered.paused} onChange={(event) => change({ paused: !event.target.checked })} />}
          label="Check every minute"
        />
      )}
    </FormDialog>
  )
}
