import { Box, OutlinedInput } from '@mui/material'
import { ColourPicker } from '../../../../parts/forms/ColourPicker'
import { useEditor } from '../../../session/SessionContext'
import { sameFields } from '../../../session/sameFields'
import { type ControlProps, editableText } from '../ControlProps'
import { ContrastList } from './ContrastList'
import { colourPairs, parseColour } from './colourPairs'

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** A colour, picked or entered, with its contrast to the colours it is seen with. */
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
        <ColourPicker
          label={`Choose ${node.title ?? 'a colour'}`}
          value={text}
          blank="#000000"
          size={{ xs: 44, md: 40 }}
          disabled={disabled}
          onChange={onChange}
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
