import { FormControl, InputLabel, NativeSelect } from '@mui/material'
import { useId } from 'react'

interface Props {
  readonly label: string
  readonly cards: readonly { readonly id: string; readonly name: string }[]
  readonly picked: string | undefined
  readonly onPick: (id: string) => void
}

/** Which of the page's cards is asked about. */
export const CardPicker = ({ label, cards, picked, onPick }: Props) => {
  const id = useId()
  return (
    <FormControl variant="standard" size="small" fullWidth>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect inputProps={{ id }} value={picked ?? ''} onChange={(event) => onPick(event.target.value)}>
        {cards.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  )
}
