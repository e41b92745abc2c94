import { Switch } from '@mui/material'
import type { ControlProps } from './ControlProps'

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
