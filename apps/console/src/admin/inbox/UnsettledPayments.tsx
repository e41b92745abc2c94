import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { Alert, Button } from '@mui/material'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { LinkBase } from 'react-admin'
import type { api } from '../../client/api'

const unsettledTexts = {
  open: { text: 'isn’t paid yet', action: 'Open the payment request' },
  refund_pending: { text: 'is still being refunded', action: 'Check the refund' },
  refund_failed: { text: 'couldn’t be refunded', action: 'Sort out the refund' },
  disputed: { text: 'is disputed at the customer’s bank', action: 'Open the dispute' },
} as const

type Unsettled = inferOutput<typeof api.inbox.deal>['unsettled'][number]

/** Payments of the person that aren't settled, each with a link to its action. */
export const UnsettledPayments = ({ payments }: { readonly payments: readonly Unsettled[] }) =>
  payments.map(({ kind, id, reference, amountCents, state }) => (
    <Alert
      key={id}
      severity="warning"
      action={
        <Button
          color="inherit"
          component={LinkBase}
          to={`/${kind === 'reservation' ? 'reservations' : 'payments'}/${encodeURIComponent(id)}/show`}
        >
          {unsettledTexts[state].action}
        </Button>
      }
    >
      {kind === 'reservation' ? 'Their deposit' : 'Their payment'} of {formatMoney(amountCents)} ({reference}) {unsettledTexts[state].text}.
    </Alert>
  ))
