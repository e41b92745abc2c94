import { Box } from '@mui/material'

interface Props {
  readonly label: string
  /** The entered value; an incomplete code shows as `blank`. */
  readonly value: string
  readonly blank: '#000000' | '#ffffff'
  /** Pixels, on phones and on desktops. */
  readonly size: number | { readonly xs: number; readonly md: number }
  readonly disabled: boolean | undefined
  readonly onChange: (colour: string) => void
}

/** Opens the browser's colour picker, and shows the colour. */
export const ColourPicker = ({ label, value, blank, size, disabled, onChange }: Props) => (
  <Box
    component="input"
    type="color"
    aria-label={label}
    value={/^#[0-9a-f]{6}$/i.test(value) ? value : blank}
    disabled={disabled}
    onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
    sx={{
      width: size,
      height: size,
      p: 0,
      flex: 'none',
      border: 1,
      borderColor: 'divider',
      borderRadius: '8px',
      overflow: 'hidden',
      bgcolor: 'transparent',
      cursor: disabled ? 'default' : 'pointer',
      '&::-webkit-color-swatch-wrapper': { p: 0 },
      '&::-webkit-color-swatch': { border: 0 },
      '&::-moz-color-swatch': { border: 0 },
    }}
  />
)
