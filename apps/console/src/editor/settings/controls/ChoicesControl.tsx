import { choiceLabel } from '@forecourt/schema/json-schema/choiceLabel'
import { Checkbox, FormControlLabel, FormGroup } from '@mui/material'
import type { ControlProps } from './ControlProps'

/** Any of a few values. They are kept in the schema's order. */
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
