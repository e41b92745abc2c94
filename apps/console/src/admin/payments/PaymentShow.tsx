import { withCarNumber } from '@forecourt/rules/car/withCarNumber'
import { formatDate, formatMoment } from '@forecourt/rules/format/formatDate'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { formatPhone } from '@forecourt/rules/format/formatPhone'
import { requestKinds } from '@forecourt/rules/reservations/requestMoney'
import { Alert, Box, Link } from '@mui/material'
import { LinkBase, ShowBase, useShowContext } from 'react-admin'
import type { PaymentDetail } from '../../client/Records'
import { BackLink } from '../../parts/BackLink'
import { browserTimeZone } from '../../parts/browserTimeZone'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { queryOptionsForShow } from '../../parts/queryOptionsForShow'
import { LeadTimeline } from '../leads/LeadTimeline'
import { useMay } from '../useMay'
import { ConversationLink } from './ConversationLink'
import { CustomerLink } from './CustomerLink'
import { FactsCard } from './FactsCard'
import { disputeTexts, moneyTexts } from './paymentTexts'
import { RequestActions } from './RequestActions'
import { RequestState } from './RequestState'

const PaymentCard = ({ payment, title }: { readonly payment: PaymentDetail['payments'][number]; readonly title: string }) => (
  <FactsCard
    title={title}
    facts={[
      ['Status', payment.refundedAnotherWay ? 'Returned another way' : moneyTexts[payment.money]],
      ['Paid with', payment.paidWith],
      ['Dispute', payment.dispute && disputeTexts[payment.dispute]],
      ['Account', payment.account],
      [
        'Test bank',
        payment.testPage && (
          <Link key="bank" href={payment.testPage} target="_blank" rel="noopener">
            Open in the payment provider
          </Link>
        ),
      ],
      ['Last error', payment.lastError],
    ]}
  />
)

const PayerCard = ({ request: { name, email, mobile, conversationId, carId } }: { readonly request: PaymentDetail }) => (
  <FactsCard
    title="Payer"
    facts={[
      ['Name', name],
      [
        'Mobile',
        mobile && (
          <Link key="mobile" href={`tel:${mobile}`}>
            {formatPhone(mobile)}
          </Link>
        ),
      ],
      [
        'Email',
        email && (
          <Link key="email" href={`mailto:${email}`}>
            {email}
          </Link>
        ),
      ],
      ['Conversation', conversationId && <ConversationLink key="conversation" id={conversationId} carId={carId} />],
    ]}
  />
)

const RequestCard = ({ request }: { readonly request: PaymentDetail }) => {
  const zone = request.timeZone ?? browserTimeZone()
  const moment = (instant: string | null) => instant && formatMoment(instant, zone, new Date().toISOString())
  return (
    <FactsCard
      title="Payment request"
      facts={[
        ['Amount', `${formatMoney(request.amountCents)} ${request.currency}`],
        ['Refunded so far', request.refundedPartsCents > 0 && formatMoney(request.refundedPartsCents)],
        ['For', [requestKinds[request.kind], request.invoiceNumber].filter(Boolean).join(' ')],
        [
          'Car',
          request.carId !== null && request.car ? (
            <Link key="car" component={LinkBase} to={`/stock/${encodeURIComponent(request.carId)}`}>
              {withCarNumber(request.carName, request.carNumber)}
            </Link>
          ) : (
            withCarNumber(request.carName, request.carNumber)
          ),
        ],
        ['Note to the payer', request.note],
        ['Due', request.dueOn && formatDate(request.dueOn)],
        ['Requested', `${moment(request.createdAt)}, by ${request.authorName}`],
        ['Paid', moment(request.paidAt)],
        ['Site', request.siteName],
      ]}
    />
  )
}

const Payment = () => {
  const may = useMay()
  const { record, isPending, error, refetch } = useShowContext<PaymentDetail>()
  // The cached record can come from the list, without the history.
  if (isPending || (record && !record.notes && !error)) return <ListSkeleton />
  if (error || !record)
    return <PageError message={error?.message ?? 'That payment does not exist, or you have no access to it.'} onRetry={() => refetch()} />
  const { id, state, reference, name, amountCents, payments, notes } = record
  return (
    <>
      <BackLink to="/payments">Payments</BackLink>
      <PageHeading
        title={`${formatMoney(amountCents)}, ${name}`}
        text={
          <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <RequestState request={record} />
            {reference}
          </Box>
        }
        actions={<RequestActions request={record} />}
      />
      {state === 'disputed' && (
        <Alert severity="error" sx={{ mb: 2 }}>
          The payer’s bank was asked to take the money back. Answer in the payment account.
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' } }}>
        <LeadTimeline events={[...notes]} />
        <Box sx={{ display: 'grid', gap: 2, order: { xs: -1, lg: 0 } }}>
          <PayerCard request={record} />
          <RequestCard request={record} />
          {payments.map((payment, index) => (
            <PaymentCard key={payment.id} payment={payment} title={payments.length > 1 ? `Payment ${index + 1}` : 'At the bank'} />
          ))}
          {state === 'open' && may('reservation.manage') && <CustomerLink resource="payments" id={id} title="Payment link" />}
        </Box>
      </Box>
    </>
  )
}

/** One payment request: state, payer, payments and history. */
export const PaymentShow = () => (
  <ShowBase resource="payments" queryOptions={queryOptionsForShow}>
    <Payment />
  </ShowBase>
)
