import { Autocomplete, Box, TextField, Typography } from '@mui/material'

export interface PickedItem {
  readonly id: string
  readonly name: string
  /** Where it is, or what it holds. */
  readonly about: string
}

interface Props {
  readonly label: string
  readonly choices: readonly PickedItem[]
  readonly value: string | null
  readonly onChange: (id: string | null) => void
}

/** One of the items that sites have, or one of the sites, by its name. */
export const ItemPicker = ({ label, choices, value, onChange }: Props) => (
  <Autocomplete<PickedItem>
    sx={{ flex: 1, minWidth: { xs: '100%', sm: 260 } }}
    options={choices}
    value={choices.find(({ id }) => id === value) ?? null}
    getOptionLabel={({ name }) => name}
    getOptionKey={({ id }) => id}
    isOptionEqualToValue={(one, other) => one.id === other.id}
    onChange={(_event, picked) => onChange(picked?.id ?? null)}
    renderOption={({ key, ...props }, { name, about }) => (
      <Box component="li" key={key} {...props}>
        <Box sx={{ minWidth: 0 }}>
          {name}
          <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {about}
          </Typography>
        </Box>
      </Box>
    )}
    renderInput={(params) => <TextField {...params} label={label} sx={{ m: 0 }} />}
  />
)
