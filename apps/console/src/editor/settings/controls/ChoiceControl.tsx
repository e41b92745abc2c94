import { choiceLabel } from '@forecourt/schema/json-schema/itemName'
import { Checkbox, FormControlLabel, FormGroup, NativeSelect, OutlinedInput, Switch, ToggleButton, ToggleButtonGroup } from '@mui/material'
import type { ControlProps } from './ControlProps'

/** Several of a few values, stored in the schema's order. */
export const ChoicesControl = ({ id, node, value, disabled, describedBy, onChange }: ControlProps) => {
  const values = node.items?.enum ?? []
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const put = (each: string | number, on: boolean) => onChange(values.filter((other) => (other === each ? on : chosen.includes(other))))
  return (
    <FormGroup
      row
      id={id}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={describedBy}
      sx={{ '& .MuiFormControlLabel-label': { fontSize: 13.5 } }}
    >
      {values.map((each) => (
        <FormControlLabel
          key={each}
          disabled={disabled}
          control={<Checkbox size="small" checked={chosen.includes(each)} onChange={(event) => put(each, event.target.checked)} />}
          label={choiceLabel(node.items ?? {}, each)}
        />
      ))}
    </FormGroup>
  )
}

export const SwitchControl = ({ id, value, disabled, describedBy, onChange }: ControlProps) => (
  <Switch
    id={id}
    size="small"
    checked={value === true}
    disabled={disabled}
    onChange={(event) => onChange(event.target.checked)}
    slotProps={{ input: { 'aria-describedby': describedBy, role: 'switch' } }}
  />
)

/** The most letters for a segmented control; longer choices become a select. */
const roomForSegments = 26

/** One of a few values: a segmented control where they fit. */
export const ChoiceControl = ({ id, node, value, disabled, invalid, describedBy, onChange }: ControlProps) => {
  const values = node.enum ?? []
  const letters = values.reduce<number>((sum, each) => sum + (choiceLabel(node, each) ?? '').length + 2, 0)
  if (values.length <= 4 && letters <= roomForSegments + values.length * 2)
    return (
      <ToggleButtonGroup
        id={id}
        exclusive
        size="small"
        fullWidth
        value={value}
        disabled={disabled}
        onChange={(_event, next) => next !== null && onChange(next)}
        aria-describedby={describedBy}
        aria-labelledby={`${id}-title`}
        sx={{
          '& .MuiToggleButton-root': {
            textTransform: 'none',
            py: 0.5,
            fontSize: 13.5,
            fontWeight: 500,
            lineHeight: 1.4,
            color: 'text.primary',
          },
          '& .MuiToggleButton-root.Mui-selected': { bgcolor: 'primary.light', color: 'primary.main', fontWeight: 650 },
        }}
      >
        {values.map((each) => (
          <ToggleButton key={each} value={each}>
            {choiceLabel(node, each)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    )
  const known = values.includes(value as string)
  return (
    <NativeSelect
      fullWidth
      disabled={disabled}
      error={invalid}
      value={known ? value : ''}
      onChange={(event) => onChange(typeof values[0] === 'number' ? Number(event.target.value) : event.target.value)}
      input={<OutlinedInput size="small" />}
      inputProps={{ id, 'aria-describedby': describedBy, 'aria-invalid': invalid }}
      sx={{ '& select': { py: '8.5px', pl: '14px' } }}
    >
      {!known && <option value="">{`${String(value)} (not a choice)`}</option>}
      {values.map((each) => (
        <option key={each} value={each}>
          {choiceLabel(node, each)}
        </option>
      ))}
    </NativeSelect>
  )
}
