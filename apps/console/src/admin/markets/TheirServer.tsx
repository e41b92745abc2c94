import { TextField } from '@mui/material'
import type { MarketTemplateSettings } from '../../client/Records'
import { wholeRow } from '../../parts/forms/FormSection'

type Target = Extract<MarketTemplateSettings['target'], { kind: 'sftp' }>

interface Props {
  readonly target: Target
  /** What was wrong at each field, by its path. */
  readonly refused: Readonly<Record<string, string>>
  /** Whether a password or a key is stored, which is never sent back. */
  readonly isStored: boolean
  readonly onChange: (target: Target) => void
}

const fields = [
  { name: 'host', label: 'Server', help: 'Such as files.example.com.' },
  { name: 'port', label: 'Port', help: 'Usually 22.' },
  { name: 'user', label: 'User', help: '' },
  { name: 'path', label: 'File', help: 'Such as /in/stock.csv. It takes the place of the one before.' },
] as const

/** The SFTP server a file is left on, and how we are known there. */
export const TheirServer = ({ target, refused, isStored, onChange }: Props) => {
  const secretHelp = isStored ? 'Stored. Type it to change it.' : 'Or a private key beside.'
  return (
    <>
      {fields.map(({ name, label, help }) => (
        <TextField
          key={name}
          label={label}
          value={target[name] || ''}
          error={refused[`target.${name}`] !== undefined}
          helperText={refused[`target.${name}`] ?? help}
          onChange={({ target: { value } }) => onChange({ ...target, [name]: name === 'port' ? Number(value.replace(/\D/g, '')) : value })}
          sx={name === 'path' ? wholeRow : undefined}
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, ...(name === 'port' && { inputMode: 'numeric' }) } }}
        />
      ))}
      <TextField
        label="Password"
        type="password"
        value={target.password ?? ''}
        error={refused['target.password'] !== undefined}
        helperText={refused['target.password'] ?? secretHelp}
        onChange={(event) => onChange({ ...target, password: event.target.value || undefined })}
        slotProps={{ htmlInput: { autoComplete: 'new-password' } }}
      />
      <TextField
        label="Private key"
        type="password"
        value={target.privateKey ?? ''}
        helperText={isStored ? secretHelp : 'In place of a password.'}
        onChange={(event) => onChange({ ...target, privateKey: event.target.value || undefined })}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
    </>
  )
}
