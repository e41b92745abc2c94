import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { parseMoney } from '@forecourt/rules/text/parseMoney'
import { TextField } from '@mui/material'

interface Props {
  readonly entered: string
  /** Amount that the dealership holds. */
  readonly heldCents: number
  readonly onChange: (entered: string) => void
}

/** The entered amount of a partial refund in cents; null if it is no amount, or more than is held. */
export const parsePartialRefund = (entered: string, heldCents: number): number | null => {
  const cents = parseMoney(entered)
  return cents && cents <= heldCents ? cents : null
}

/** Amount of a partial refund: at most what is held. */
export const PartialRefundField = ({ entered, heldCents, onChange }: Props) => {
  const isInvalid = entered.trim() !== '' && parsePartialRefund(entered, heldCents) === null
  return (
    <TextField
      required
      autoFocus
      label="Amount to refund in dollars"
      value={entered}
      onChange={(event) => onChange(event.target.value)}
      error={isInvalid}
      helperText={isInvalid ? `Enter an amount up to ${formatMoney(heldCents)}.` : `You hold ${formatMoney(heldCents)}.`}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
      sx={{ m: 0 }}
    />
  )
}
