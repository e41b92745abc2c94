import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { parseMoney } from '@forecourt/rules/text/parseMoney'
import { TextField } from '@mui/material'

interface Props {
  readonly entered: string
  /** Amount that the dealership holds. */
  readonly keptCents: number
  readonly onChange: (entered: string) => void
}

/** The entered amount of a partial refund in cents; null if it is no amount, or more than is held. */
export const parsePartialRefund = (entered: string, keptCents: number): number | null => {
  const cents = parseMoney(entered)
  return cents && cents <= keptCents ? cents : null
}

/** Amount of a partial refund: at most what is held. */
export const PartialRefundField = ({ entered, keptCents, onChange }: Props) => {
  const isInvalid = entered.trim() !== '' && parsePartialRefund(entered, keptCents) === null
  return (
    <TextField
      required
      autoFocus
      label="Amount to refund in dollars"
      value={entered}
      onChange={(event) => onChange(event.target.value)}
      error={isInvalid}
      helperText={isInvalid ? `Enter an amount up to ${formatMoney(keptCents)}.` : `You hold ${formatMoney(keptCents)}.`}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
      sx={{ m: 0 }}
    />
  )
}
