import { contrastRatio } from '@forecourt/schema/contrastRatio'
import { Box, OutlinedInput, Typography } from '@mui/material'
import { useEditor } from '../../session/useEditor'
import type { ControlProps } from './ControlProps'
import { colourFrom } from './colourFrom'
import { textOf } from './textOf'

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** What a colour is seen against: the page's ground, and the ground itself against the text on it. */
const groundOf = (pointer: string) => (/background|surface/i.test(pointer) ? ('textColour' as const) : ('backgroundColour' as const))

const verdict = (ratio: number, against: string) => {
  const measured = `${ratio.toFixed(1)} : 1 against the ${against}`
  if (ratio >= 4.5) return `${measured}, easy to read`
  return ratio >= 3 ? `${measured}, for large text only` : `${measured}, hard to read`
}

export const ColourControl = ({ id, pointer, value, disabled, invalid, describedBy, onChange }: ControlProps) => {
  const text = textOf(value)
  const key = groundOf(pointer)
  const ground = useEditor(({ config }) => config.theme[key])
  const ratio = isColour(text) ? contrastRatio(text, ground) : null
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box
        component="input"
        type="color"
        aria-label="Pick a colour"
        value={isColour(text) ? text : '#000000'}
        disabled={disabled}
        onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
        sx={{
          width: 40,
          height: 40,
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
      <OutlinedInput
        id={id}
        size="small"
        value={text}
        disabled={disabled}
        error={invalid}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => colourFrom(text) !== text && onChange(colourFrom(text))}
        inputProps={{ 'aria-describedby': describedBy, 'aria-invalid': invalid, spellCheck: false, maxLength: 32 }}
        sx={{ width: 112, flex: 'none', '& input': { fontFamily: 'ui-monospace, monospace', fontSize: 13 } }}
      />
      {ratio !== null && (
        <Typography
          variant="caption"
          sx={{ color: ratio < 3 ? 'warning.main' : 'text.secondary', fontSize: 12, lineHeight: 1.35, textWrap: 'balance' }}
        >
          {verdict(ratio, key === 'textColour' ? 'text' : 'background')}
        </Typography>
      )}
    </Box>
  )
}
