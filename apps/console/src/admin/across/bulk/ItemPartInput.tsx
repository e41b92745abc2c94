import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { MenuItem, TextField } from '@mui/material'
import { ValueInput } from './ValueInput'

interface Props {
  /** What can be changed of an item: see `itemSettings`. */
  readonly parts: readonly (readonly [key: string, node: SchemaNode])[]
  readonly item: { readonly [key: string]: unknown }
  readonly picked: string | null
  readonly value: unknown
  readonly onChange: (change: { readonly key: string; readonly value: unknown }) => void
}

/** One part of an item, and what it is to be: it begins as it is now. */
export const ItemPartInput = ({ parts, item, picked, value, onChange }: Props) => {
  const part = parts.find(([key]) => key === picked)
  return (
    <>
      <TextField
        select
        label="What of it"
        value={picked ?? ''}
        onChange={({ target }) => onChange({ key: target.value, value: item[target.value] })}
        sx={{ m: 0, minWidth: 180 }}
      >
        {parts.map(([key, node]) => (
          <MenuItem key={key} value={key}>
            {node.title ?? key}
          </MenuItem>
        ))}
      </TextField>
      {part && <ValueInput node={part[1]} value={value} onChange={(next) => onChange({ key: part[0], value: next })} />}
    </>
  )
}
