import type { Car } from '@forecourt/rules/entities/Car'
import { FormControl, InputLabel, NativeSelect } from '@mui/material'

interface Props {
  readonly cars: readonly Car[]
  readonly car: Car | null
  readonly onPick: (slug: string) => void
}

/** Which of the page's cards is asked about. */
export const CardPicker = ({ cars, car, onPick }: Props) => (
  <FormControl variant="standard" size="small" fullWidth>
    <InputLabel htmlFor="why-car">The card of</InputLabel>
    <NativeSelect inputProps={{ id: 'why-car' }} value={car?.slug ?? ''} onChange={(event) => onPick(event.target.value)}>
      {cars.map((each) => (
        <option key={each.slug} value={each.slug}>
          {each.name}
        </option>
      ))}
    </NativeSelect>
  </FormControl>
)
