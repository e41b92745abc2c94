import { MenuItem, type SxProps, TextField } from '@mui/material'

interface Props {
  readonly label: string
  readonly choices: readonly { readonly id: string; readonly name: string }[]
  readonly value: readonly string[]
  /** What it says while nothing is chosen. */
  readonly none: string
  /** What it says while all is chosen; without, their names. */
  readonly all?: string
  readonly onChange: (ids: readonly string[]) => void
  readonly sx?: SxProps
}

const ids = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Any number of things chosen from a list, said in one line. */
export const ManyField = ({ label, choices, value, none, all, onChange, sx = {} }: Props) => {
  const words = () => {
    if (value.length === 0) return none
    if (all !== undefined && value.length === choices.length) return all
    return choices
      .filter(({ id }) => value.includes(id))
      .map(({ name }) => name)
      .join(', ')
  }
  return (
    <TextField
      select
      label={label}
      value={[...value]}
      onChange={(event) => onChange(ids(event.target.value))}
      sx={sx}
      slotProps={{ select: { multiple: true, displayEmpty: true, renderValue: words }, inputLabel: { shrink: true } }}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
