import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { findSettings } from '../../../parts/settings/findSettings'
import type { SettingEntry } from '../../../parts/settings/settingIndex'
import { settingLabel } from './sharedSettings'

interface Props {
  readonly entries: readonly SettingEntry[]
  readonly value: SettingEntry | null
  readonly onChange: (entry: SettingEntry | null) => void
}

/** A setting found by its title, key or description. */
export const SettingPicker = ({ entries, value, onChange }: Props) => (
  <Autocomplete<SettingEntry>
    options={entries}
    value={value}
    getOptionLabel={settingLabel}
    getOptionKey={({ pointer }) => pointer}
    isOptionEqualToValue={(one, other) => one.pointer === other.pointer}
    filterOptions={(all, { inputValue }) =>
      inputValue.trim() === '' ? all : findSettings(inputValue).filter((entry) => all.includes(entry))
    }
    onChange={(_event, entry) => onChange(entry)}
    renderOption={({ key, ...props }, { node, section, key: name }) => (
      <Box component="li" key={key} {...props}>
        <Box>
          {section.node.title} › {node.title ?? name}
          <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {node.description}
          </Typography>
        </Box>
      </Box>
    )}
    renderInput={(params) => <TextField {...params} label="Setting" placeholder="Search by name or what it does" sx={{ m: 0 }} />}
  />
)
