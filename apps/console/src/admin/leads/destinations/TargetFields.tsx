import { payloadShapes } from '@forecourt/rules/leads/delivery/destinationKinds'
import { Box, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { fieldGrid, wholeRow } from '../../../parts/forms/FormSection'
import { parseList, type TypedTarget } from './typedDestination'

interface Props<Target extends TypedTarget> {
  readonly target: Target
  readonly refused: Readonly<Record<string, string>>
  readonly onChange: (target: Target) => void
}
type Of<Kind extends TypedTarget['kind']> = Extract<TypedTarget, { kind: Kind }>

const Addresses = ({ target, refused, onChange }: Props<Of<'people' | 'adf'>>) => {
  const [text, setText] = useState(target.to.join(', '))
  const problem = Object.entries(refused).find(([field]) => field.startsWith('target.to'))?.[1]
  return (
    <TextField
      label={target.kind === 'adf' ? 'Your CRM’s address for leads' : 'Addresses'}
      value={text}
      error={problem !== undefined}
      helperText={
        problem ??
        (target.kind === 'adf' ? 'Your CRM’s settings name it, often under “lead sources” or “ADF”.' : 'Several are parted by commas.')
      }
      slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none' } }}
      onChange={(event) => {
        setText(event.target.value)
        onChange({ ...target, to: parseList(event.target.value) })
      }}
      sx={wholeRow}
    />
  )
}

const Adf = (props: Props<Of<'adf'>>) => {
  const { target, onChange } = props
  return (
    <>
      <Addresses {...props} onChange={(changed) => onChange({ ...target, to: changed.to })} />
      <TextField
        select
        label="The lead is"
        value={target.isAttached ? 'attached' : 'text'}
        helperText="Most CRMs read the mail itself. Choose the file only where yours asks for it."
        onChange={(event) => onChange({ ...target, isAttached: event.target.value === 'attached' })}
      >
        <MenuItem value="text">The text of the mail</MenuItem>
        <MenuItem value="attached">A file in the mail</MenuItem>
      </TextField>
      <TextField
        select
        label="Demo cars are told as"
        value={target.demoAs ?? 'usual'}
        helperText="ADF knows new and used cars alone."
        onChange={(event) => {
          const { value } = event.target
          onChange({ ...target, demoAs: value === 'new' || value === 'used' ? value : null })
        }}
      >
        <MenuItem value="usual">New in Australia, used in New Zealand</MenuItem>
        <MenuItem value="new">New</MenuItem>
        <MenuItem value="used">Used</MenuItem>
      </TextField>
    </>
  )
}

const Shape = ({ target, onChange }: Props<Of<'webhook' | 'pull'>>) => (
  <TextField
    select
    label="How a lead is written"
    value={target.shape}
    helperText={payloadShapes[target.shape].about}
    onChange={(event) => onChange({ ...target, shape: event.target.value as typeof target.shape })}
    sx={wholeRow}
  >
    {Object.entries(payloadShapes).map(([value, { title }]) => (
      <MenuItem key={value} value={value}>
        {title}
      </MenuItem>
    ))}
  </TextField>
)

/** Where a destination's leads go, in the fields of its kind. */
export const TargetFields = ({ target, refused, onChange }: Props<TypedTarget>) => (
  <Box sx={fieldGrid}>
    {target.kind === 'people' && <Addresses target={target} refused={refused} onChange={onChange} />}
    {target.kind === 'adf' && <Adf target={target} refused={refused} onChange={onChange} />}
    {target.kind === 'webhook' && (
      <>
        <TextField
          label="Web address"
          value={target.url}
          placeholder="https://"
          error={refused['target.url'] !== undefined}
          helperText={refused['target.url'] ?? 'Each lead is posted here as it arrives. It must be on the internet and begin with https.'}
          onChange={(event) => onChange({ ...target, url: event.target.value })}
          sx={wholeRow}
        />
        <Shape target={target} refused={refused} onChange={onChange} />
      </>
    )}
    {target.kind === 'pull' && (
      <>
        <Typography color="text.secondary" sx={wholeRow}>
          Your system asks for leads with a key, which you make once this is saved.
        </Typography>
        <Shape target={target} refused={refused} onChange={onChange} />
      </>
    )}
  </Box>
)
