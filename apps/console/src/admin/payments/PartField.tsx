import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { parseMoney } from '@forecourt/rules/text/parseMoney'
import { TextField } from '@mui/material'

interface Props {
  readonly entered: string
  /** What the dealership holds. */
  readonly keptCents: number
  readonly onChange: (entered: string) => void
}

/** The entered amount of a partial refund in cents; null if it is no amount, or more than is held. */
export const parsePart = (entered: string, keptCents: number): number | null => {
  const cents = parseMoney(entered)
  return cents && cents <= keptCents ? cents : null
}

/** Amount of a partial refund: at most what is held. */
export const PartField = ({ entered, keptCents, onChange }: Props) => {
  const isWrong = entered.trim() !== '' && parsePart(entered, keptCents) === null
  return (
    <TextField
      required
      autoFocus
      label="Amount to refund in dollars"
      value={entered}
      onChange={(event) => onChange(event.target.value)}
      error={isWrong}
      helperText={isWrong ? `Enter an amount up to ${formatMoney(keptCents)}.` : `You hold ${formatMoney(keptCents)}.`}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
      sx={{ m: 0 }}
    />
  )
}
