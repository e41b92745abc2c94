import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { Autocomplete, Box, MenuItem, TextField, Typography } from '@mui/material'
import { itemSettings } from './listItems'
import { ValueInput } from './ValueInput'

interface ItemChoice {
  readonly id: string
  readonly name: string
  /** The item's location or content. */
  readonly description: string
}

interface ItemPickerProps {
  readonly label: string
  readonly choices: readonly ItemChoice[]
  readonly value: string | null
  readonly onChange: (id: string | null) => void
}

/** Autocomplete of list items, or of sites, by name. */
export const ItemPicker = ({ label, choices, value, onChange }: ItemPickerProps) => (
  <Autocomplete<ItemChoice>
    sx={{ flex: 1, minWidth: { xs: '100%', sm: 260 } }}
    options={choices}
    value={choices.find(({ id }) => id === value) ?? null}
    getOptionLabel={({ name }) => name}
    getOptionKey={({ id }) => id}
    isOptionEqualToValue={(one, other) => one.id === other.id}
    onChange={(_event, picked) => onChange(picked?.id ?? null)}
    renderOption={({ key, ...props }, { name, description }) => (
      <Box component="li" key={key} {...props}>
        <Box sx={{ minWidth: 0 }}>
          {name}
          <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {description}
          </Typography>
        </Box>
      </Box>
    )}
    renderInput={(params) => <TextField {...params} label={label} sx={{ m: 0 }} />}
  />
)

interface ItemSettingInputProps {
  /** Editable settings of an item: see `itemSettings`. */
  readonly settings: readonly (readonly [key: string, node: SchemaNode])[]
  readonly item: { readonly [key: string]: unknown }
  readonly selectedKey: string | null
  readonly value: unknown
  readonly onChange: (change: { readonly key: string; readonly value: unknown }) => void
}

/** Chooses one setting of an item and its new value. Starts with the current value. */
export const ItemSettingInput = ({ settings, item, selectedKey, value, onChange }: ItemSettingInputProps) => {
  const setting = settings.find(([key]) => key === selectedKey)
  return (
    <>
      <TextField
        select
        label="Field to change"
        value={selectedKey ?? ''}
        onChange={({ target }) => onChange({ key: target.value, value: item[target.value] })}
        sx={{ m: 0, minWidth: 180 }}
      >
        {settings.map(([key, node]) => (
          <MenuItem key={key} value={key}>
            {node.title ?? key}
          </MenuItem>
        ))}
      </TextField>
      {setting && <ValueInput node={setting[1]} value={value} onChange={(next) => onChange({ key: setting[0], value: next })} />}
    </>
  )
}

interface ItemFormProps {
  readonly list: SchemaNode
  readonly value: Readonly<Record<string, unknown>>
  readonly onChange: (value: Readonly<Record<string, unknown>>) => void
}

/** Form for a new list item. */
export const ItemForm = ({ list, value, onChange }: ItemFormProps) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' }}>
    {itemSettings(list).map(([key, node]) => (
      <Box key={key} sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
        <ValueInput node={node} label={node.title ?? key} value={value[key]} onChange={(next) => onChange({ ...value, [key]: next })} />
        <Typography variant="caption" color="text.secondary">
          {node.description}
        </Typography>
      </Box>
    ))}
  </Box>
)
