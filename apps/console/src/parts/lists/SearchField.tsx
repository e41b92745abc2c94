import SearchIcon from '@mui/icons-material/SearchRounded'
import { InputAdornment, type SxProps, TextField, type Theme } from '@mui/material'

interface Props {
  /** What is searched, such as 'Name, suburb or postcode'. */
  readonly label: string
  /** The text of the empty field; default: the label. */
  readonly placeholder?: string
  readonly value: string
  readonly maxLength?: number
  readonly onChange: (text: string) => void
  readonly sx?: SxProps<Theme>
}

/** Search input of a list. */
export const SearchField = ({ label, placeholder = label, value, maxLength, onChange, sx }: Props) => (
  <TextField
    type="search"
    placeholder={placeholder}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{
      htmlInput: { 'aria-label': label, maxLength },
      input: {
        startAdornment: (
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        ),
      },
    }}
    sx={sx}
  />
)
