import { TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { FormDialog } from './FormDialog'

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toLocaleDateString('en-CA')

/** The start of a local day, `days` later. */
const toInstant = (date: string, days = 0): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day + days).toISOString()
}

interface Props {
  readonly title: string
  readonly verb: string
  readonly isSending: boolean
  /** What the days select. */
  readonly description: ReactNode
  /** More fields. */
  readonly children: ReactNode
  readonly onClose: () => void
  /** From inclusive, until exclusive; ISO in UTC. */
  readonly onSend: (range: { readonly from: string; readonly until: string }) => void
}

/** Chooses a range of days, the last week by default, with more fields. */
export const DayRangeDialog = ({ title, verb, isSending, description, children, onClose, onSend }: Props) => {
  const [entered, setEntered] = useState({ from: dayAgo(7), to: dayAgo(0) })
  const isInvalid = !entered.from || !entered.to || entered.from > entered.to
  return (
    <FormDialog
      title={title}
      verb={verb}
      disabled={isInvalid || isSending}
      failure={null}
      onClose={onClose}
      onSubmit={() => onSend({ from: toInstant(entered.from), until: toInstant(entered.to, 1) })}
    >
      {description}
      {(['from', 'to'] as const).map((field) => (
        <TextField
          key={field}
          type="date"
          label={field === 'from' ? 'From' : 'To'}
          value={entered[field]}
          error={isInvalid}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={(event) => setEntered({ ...entered, [field]: event.target.value })}
        />
      ))}
      {children}
    </FormDialog>
  )
}
