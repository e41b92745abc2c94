import { requestStateTexts } from '@forecourt/rules/reservations/requestMoney'
import { Box } from '@mui/material'
import type { PaymentRequestRecord } from '../../client/Records'
import { StatusPill } from '../../parts/StatusPill'
import { requestTones } from './paymentTexts'

const secondPaymentTexts = { returning: 'Paid twice: refund in progress', stuck: 'Paid twice: refund failed' } as const

/** State of a payment request, and of a second payment that is being returned. */
export const RequestState = ({ request: { state, second } }: { readonly request: Pick<PaymentRequestRecord, 'state' | 'second'> }) => (
  <Box component="span" sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
    <StatusPill tone={requestTones[state]}>{requestStateTexts[state].staff}</StatusPill>
    {second && <StatusPill tone={second === 'stuck' ? 'bad' : 'waiting'}>{secondPaymentTexts[second]}</StatusPill>}
  </Box>
)
