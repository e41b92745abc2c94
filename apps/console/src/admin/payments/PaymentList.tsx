import { withCarNumber } from '@forecourt/rules/car/withCarNumber'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { requestKinds, requestStateTexts } from '@forecourt/rules/reservations/requestMoney'
import PaymentIcon from '@mui/icons-material/PaymentsOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { ListBase, useListContext, useRefresh } from 'react-admin'
import type { PaymentRequestRecord } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { FilterBar } from '../../parts/lists/FilterBar'
import { ListBody } from '../../parts/lists/ListBody'
import { type Column, RecordTable } from '../../parts/lists/RecordTable'
import { PageHeading } from '../../parts/PageHeading'
import { useStartedAction } from '../layout/palette/useStartedAction'
import { useMay } from '../useMay'
import { useOrganisationFilter } from '../useOrganisation'
import { AccountsDialog } from './AccountsDialog'
import { PaymentRequestDialog } from './PaymentRequestDialog'
import { RequestState } from './RequestState'

const stateFilter = {
  source: 'state',
  label: 'Status',
  choices: Object.entries(requestStateTexts).map(([value, { staff }]) => ({ value, label: staff })),
} as const

const RequestSummary = ({ request }: { request: PaymentRequestRecord }) => (
  <Box sx={{ minWidth: 0 }}>
    <Box sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
      {[requestKinds[request.kind], request.invoiceNumber].filter(Boolean).join(' ')}
    </Box>
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {[request.reference, withCarNumber(request.carName, request.carNumber), request.note].filter(Boolean).join(' · ')}
    </Typography>
  </Box>
)

const columns: readonly Column<PaymentRequestRecord>[] = [
  { label: 'For', render: (request) => <RequestSummary request={request} /> },
  { label: 'Name', render: ({ name }) => name },
  { label: 'Site', from: 'lg', render: ({ siteName }) => siteName },
  { label: 'Amount', align: 'right', render: ({ amountCents }) => formatMoney(amountCents) },
  { label: 'Status', render: (request) => <RequestState request={request} /> },
  { label: 'Requested', sortBy: 'createdAt', align: 'right', render: ({ createdAt }) => <Ago at={createdAt} /> },
]

const Compact = ({ request }: { request: PaymentRequestRecord }) => (
  <Box sx={{ display: 'grid', gap: 0.75 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
      <RequestSummary request={request} />
      <Box sx={{ flexShrink: 0 }}>
        <RequestState request={request} />
      </Box>
    </Box>
    <Typography variant="body2">
      {request.name} · {formatMoney(request.amountCents)} · {request.siteName} · <Ago at={request.createdAt} />
    </Typography>
  </Box>
)

const Payments = () => {
  const { total } = useListContext<PaymentRequestRecord>()
  const may = useMay()
  const refresh = useRefresh()
  const [openDialog, setOpenDialog] = useState<'request' | 'accounts' | null>(null)
  useStartedAction('requestPayment', () => setOpenDialog('request'))
  const close = () => {
    setOpenDialog(null)
    refresh()
  }
  return (
    <>
      <PageHeading
        title="Payments"
        text={
          total
            ? `${total.toLocaleString('en-AU')} payment ${total === 1 ? 'request' : 'requests'}`
            : 'Request any amount with a payment link'
        }
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {may('payment.manage') && (
              <Button variant="outlined" color="inherit" onClick={() => setOpenDialog('accounts')}>
                Payment accounts
              </Button>
            )}
            {may('reservation.manage') && (
              <Button variant="contained" onClick={() => setOpenDialog('request')}>
                Request a payment
              </Button>
            )}
          </Box>
        }
      />
      <FilterBar searchLabel="Reference, name, invoice or car" selects={[stateFilter]} />
      <ListBody
        emptyTitle="No payment requests yet"
        emptyGuide="request-a-payment-by-link"
        emptyText="Request a deposit or invoice payment with a link. It is sent by email or text message, and you see here when it is paid."
        emptyPicture={<PaymentIcon />}
      >
        <RecordTable<PaymentRequestRecord>
          label="Payments"
          columns={columns}
          compact={(request) => <Compact request={request} />}
          linkTo={({ id }) => `/payments/${id}/show`}
        />
      </ListBody>
      {openDialog === 'request' && <PaymentRequestDialog onClose={close} />}
      {openDialog === 'accounts' && <AccountsDialog onClose={close} />}
    </>
  )
}

const polling = { refetchInterval: 5_000, refetchIntervalInBackground: false } as const

/** Payment requests, newest first. */
export const PaymentList = () => (
  <ListBase
    resource="payments"
    perPage={25}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filter={useOrganisationFilter()}
    queryOptions={polling}
  >
    <Payments />
  </ListBase>
)
