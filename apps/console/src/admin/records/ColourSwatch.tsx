import { Box, InputAdornment } from '@mui/material'

interface Props {
  /** What is picked, such as 'Shade'. */
  readonly label: string
  readonly value: string
  readonly disabled: boolean
  readonly onChange: (colour: string) => void
}

/** Opens the browser's own picker before the field of a colour's code, and shows the colour. */
export const ColourSwatch = ({ label, value, disabled, onChange }: Props) => (
  <InputAdornment position="start">
    <Box
      component="input"
      type="color"
      aria-label={`Pick: ${label}`}
      value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#ffffff'}
      disabled={disabled}
      onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
      sx={{
        width: 28,
        height: 28,
        p: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: '6px',
        overflow: 'hidden',
        bgcolor: 'transparent',
        cursor: disabled ? 'default' : 'pointer',
        '&::-webkit-color-swatch-wrapper': { p: 0 },
        '&::-webkit-color-swatch': { border: 0 },
        '&::-moz-color-swatch': { border: 0 },
      }}
    />
  </InputAdornment>
)
