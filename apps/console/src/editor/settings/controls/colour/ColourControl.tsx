import { Box, OutlinedInput } from '@mui/material'
import { sameFields } from '../../../session/sameFields'
import { useEditor } from '../../../session/useEditor'
import type { ControlProps } from '../ControlProps'
import { editableText } from '../editableText'
import { ContrastList } from './ContrastList'
import { colourPairs } from './colourPairs'
import { parseColour } from './parseColour'

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** A colour, picked or typed, with how well it can be told from those it is seen with. */
export const ColourControl = ({ id, pointer, node, value, disabled, invalid, describedBy, onChange }: ControlProps) => {
  const text = editableText(value)
  const theme = useEditor(
    ({
      config: {
        theme: { brandColour, accentColour, backgroundColour, surfaceColour, textColour },
      },
    }) => ({
      brandColour,
      accentColour,
      backgroundColour,
      surfaceColour,
      textColour,
    }),
    sameFields,
  )
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box
          component="input"
          type="color"
          aria-label={`Pick ${node.title ?? 'a colour'}`}
          value={isColour(text) ? text : '#000000'}
          disabled={disabled}
          onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
          sx={{
            width: { xs: 44, md: 40 },
            height: { xs: 44, md: 40 },
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
          onBlur={() => parseColour(text) !== text && onChange(parseColour(text))}
          inputProps={{ 'aria-describedby': describedBy, 'aria-invalid': invalid, spellCheck: false, maxLength: 32 }}
          sx={{ width: 112, flex: 'none', '& input': { fontFamily: 'ui-monospace, monospace', fontSize: 13 } }}
        />
      </Box>
      {isColour(text) && <ContrastList colour={text} pairs={colourPairs(pointer, theme)} disabled={disabled} onChange={onChange} />}
    </Box>
  )
}
