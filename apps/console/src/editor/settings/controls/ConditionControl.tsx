import { settings } from '@forecourt/schema/search/settingIndex'
import { NativeSelect, OutlinedInput } from '@mui/material'
import { type ControlProps, editableText } from './ControlProps'

/** All boolean settings by section: the possible conditions. */
const switches = [...new Set(settings.filter(({ node }) => node.type === 'boolean').map(({ section }) => section))].map((section) => ({
  title: section.node.title ?? section.key,
  choices: settings
    .filter((entry) => entry.section === section && entry.node.type === 'boolean')
    .map(({ key, node }) => ({ value: `${section.key}.${key}`, label: node.title ?? key })),
}))

/** The switch that a setting depends on; chosen by its title. */
export const ConditionControl = ({ id, value, disabled, invalid, describedBy, onChange }: ControlProps) => {
  const text = editableText(value)
  const isKnown = text === '' || switches.some(({ choices }) => choices.some((choice) => choice.value === text))
  return (
    <NativeSelect
      fullWidth
      disabled={disabled}
      error={invalid}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      input={<OutlinedInput size="small" />}
      inputProps={{ id, 'aria-describedby': describedBy, 'aria-invalid': invalid }}
      sx={{ '& select': { py: '8.5px', pl: '14px' } }}
    >
      <option value="">Always</option>
      {!isKnown && <option value={text}>{text}</option>}
      {switches.map(({ title, choices }) => (
        <optgroup key={title} label={title}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {title} › {choice.label}
            </option>
          ))}
        </optgroup>
      ))}
    </NativeSelect>
  )
}
