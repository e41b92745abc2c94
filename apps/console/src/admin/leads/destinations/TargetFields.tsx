import type { DestinationTarget } from '@forecourt/rules/leads/delivery/DestinationTarget'
import { leadFormats } from '@forecourt/rules/leads/delivery/generated/leadFormats'
import type { TargetField } from '@forecourt/rules/leads/delivery/LeadFormat'
import { Box, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { fieldGrid, wholeRow } from '../../../parts/forms/FormSection'
import { parseList } from './enteredDestination'

interface Props<Type extends TargetField['type']> {
  readonly field: Extract<TargetField, { type: Type }>
  readonly value: unknown
  readonly problem: string | undefined
  readonly onChange: (value: unknown) => void
}

const Addresses = ({ field, value, problem, onChange }: Props<'addresses'>) => {
  const [text, setText] = useState((value as readonly string[]).join(', '))
  return (
    <TextField
      label={field.label}
      value={text}
      error={problem !== undefined}
      helperText={problem ?? field.help}
      slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none' } }}
      onChange={(event) => {
        setText(event.target.value)
        onChange(parseList(event.target.value))
      }}
      sx={wholeRow}
    />
  )
}

const WebAddress = ({ field, value, problem, onChange }: Props<'webAddress'>) => (
  <TextField
    label={field.label}
    value={value}
    placeholder="https://"
    error={problem !== undefined}
    helperText={problem ?? field.help}
    onChange={(event) => onChange(event.target.value)}
    sx={wholeRow}
  />
)

const Text = ({ field: { label, help, secret }, value, problem, onChange }: Props<'text'>) => {
  const [isSet] = useState(value === null)
  return (
    <TextField
      label={label}
      value={value ?? ''}
      error={problem !== undefined}
      helperText={problem ?? (isSet ? `${help} One is set and stored encrypted. Leave this empty to keep it.` : help)}
      type={secret ? 'password' : 'text'}
      slotProps={{
        htmlInput: { maxLength: 500, spellCheck: false, autoCapitalize: 'none', autoComplete: secret ? 'new-password' : 'off' },
      }}
      onChange={(event) => onChange(isSet && event.target.value === '' ? null : event.target.value)}
      sx={wholeRow}
    />
  )
}

const Choice = ({ field: { label, help, choices }, value, onChange }: Props<'choice'>) => {
  const selectedIndex = choices.findIndex((choice) => choice.value === value)
  return (
    <TextField
      select
      label={label}
      value={selectedIndex}
      helperText={choices[selectedIndex]?.description ?? help}
      onChange={(event) => onChange(choices[Number(event.target.value)]?.value)}
      // Choices with descriptions take the full width.
      sx={choices.some(({ description }) => description !== undefined) ? wholeRow : undefined}
    >
      {choices.map(({ title }, index) => (
        <MenuItem key={title} value={index}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface TargetProps {
  readonly target: DestinationTarget
  readonly fieldProblems: Readonly<Record<string, string>>
  readonly onChange: (target: DestinationTarget) => void
}

/** Fields of a destination's target, as declared by its kind. */
export const TargetFields = ({ target, fieldProblems, onChange }: TargetProps) => {
  const { note, fields } = leadFormats[target.kind]
  const values: Readonly<Record<string, unknown>> = target
  return (
    <Box sx={fieldGrid}>
      {note && (
        <Typography color="text.secondary" sx={wholeRow}>
          {note}
        </Typography>
      )}
      {Object.entries<TargetField>(fields).map(([name, field]) => {
        const props = {
          value: values[name],
          problem: Object.entries(fieldProblems).find(([problemField]) => `${problemField}.`.startsWith(`target.${name}.`))?.[1],
          onChange: (value: unknown) => onChange({ ...target, [name]: value } as DestinationTarget),
        }
        if (field.type === 'text') return <Text key={name} field={field} {...props} />
        if (field.type === 'addresses') return <Addresses key={name} field={field} {...props} />
        return field.type === 'choice' ? <Choice key={name} field={field} {...props} /> : <WebAddress key={name} field={field} {...props} />
      })}
    </Box>
  )
}
