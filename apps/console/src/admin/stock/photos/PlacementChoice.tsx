import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'

interface Props {
  readonly isReplacing: boolean
  readonly onChange: (isReplacing: boolean) => void
}

/** Whether new photos are added behind a car's photos or replace them. */
export const PlacementChoice = ({ isReplacing, onChange }: Props) => (
  <FormControl>
    <FormLabel id="placement">Photos already there</FormLabel>
    <RadioGroup
      aria-labelledby="placement"
      value={isReplacing ? 'replace' : 'add'}
      onChange={(_event, value) => onChange(value === 'replace')}
    >
      <FormControlLabel value="add" control={<Radio />} label="Keep them, with the new photos after" />
      <FormControlLabel value="replace" control={<Radio />} label="Replace them with the new photos" />
    </RadioGroup>
  </FormControl>
)
