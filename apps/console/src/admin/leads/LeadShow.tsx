import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { formatPhone } from '@forecourt/rules/format/formatPhone'
import { formatOdometer } from '@forecourt/rules/format/groupThousands'
import { consentText } from '@forecourt/rules/leads/consentText'
import { personName } from '@forecourt/rules/leads/inbox/personName'
import MailIcon from '@mui/icons-material/MailOutlineRounded'
import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import { Box, Button, Card, Link, Typography } from '@mui/material'
import { LinkBase, ShowBase, useShowContext } from 'react-admin'
import type { LeadDetail } from '../../client/Records'
import { BackLink } from '../../parts/BackLink'
import { CarPicture } from '../../parts/CarPicture'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { queryOptionsForShow } from '../../parts/queryOptionsForShow'
import { StatusPill } from '../../parts/StatusPill'
import { conversationHref } from '../inbox/useInboxFilters'
import { carStatus } from '../stock/carStatus'
import { useMay } from '../useMay'
import { LeadDetails } from './LeadDetails'
import { LeadStage } from './LeadStage'
import { LeadTimeline } from './LeadTimeline'
import { formName, leadStatuses } from './leadStatus'

/** Contact buttons for the shopper, and the marketing consent. */
const LeadContact = ({ lead }: { lead: LeadDetail }) => {
  const subject = encodeURIComponent(lead.carName ? `Your enquiry about the ${lead.carName}` : 'Your enquiry')
  return (
    <Card sx={{ p: 2.5, display: 'grid', gap: 1.25 }}>
      <Typography variant="h3" component="h2">
        Contact
      </Typography>
      {lead.phone && (
        <Button
          variant="contained"
          href={`tel:${lead.phone.replace(/\s/g, '')}`}
          startIcon={<PhoneIcon />}
          sx={{ justifyContent: 'flex-start' }}
        >
          Call {formatPhone(lead.phone)}
        </Button>
      )}
      {lead.email && (
        <Button
          variant="outlined"
          href={`mailto:${lead.email}?subject=${subject}`}
          startIcon={<MailIcon />}
          sx={{ justifyContent: 'flex-start', minWidth: 0, '& span:last-of-type': { overflow: 'hidden' } }}
        >
          {lead.email}
        </Button>
      )}
      {lead.postcode && (
        <Typography variant="body2" color="text.secondary">
          Postcode {lead.postcode}
        </Typography>
      )}
      <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1.25, mt: 0.5 }}>
        <Typography variant="body2" sx={{ fontWeight: 620 }}>
          News and offers: {consentText(lead)}
        </Typography>
        {lead.optInWording && (
          <Typography variant="body2" color="text.secondary">
            Asked as: “{lead.optInWording}”
          </Typography>
        )}
      </Box>
    </Card>
  )
}

/** Price now, and the price at the time of the enquiry if it differs. */
const priceLines = ({ carFacts, currentCar }: LeadDetail): readonly string[] => {
  const [enquiryPrice, now] = [carFacts?.priceCents ?? null, currentCar?.priceCents ?? null]
  if (currentCar && enquiryPrice === now) return now === null ? [] : [formatMoney(now)]
  return [
    ...(currentCar ? [now === null ? 'No price now' : `${formatMoney(now)} now`] : []),
    ...(enquiryPrice === null ? [] : [`${formatMoney(enquiryPrice)} when they asked`]),
  ]
}

/** The car of the lead: current data, and the data at the time of the enquiry. */
const LeadCar = ({ lead }: { lead: LeadDetail }) => {
  const mayReadStock = useMay()('stock.read')
  const { carName, carFacts, currentCar } = lead
  if (!carName) return null
  const locationText = [lead.dealershipName, lead.locationName].filter(Boolean).join(' · ')
  const facts = carFacts
    ? [carFacts.stockNumber, carFacts.km === null ? null : formatOdometer(carFacts.km), carFacts.regoPlate].filter(Boolean).join(' · ')
    : ''
  const status = currentCar && carStatus(currentCar)
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" gutterBottom>
        The car
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', mb: 1 }}>
        {currentCar && <CarPicture imageKey={currentCar.imageKey} width={104} />}
        <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
          {mayReadStock ? (
            <Link
              component={LinkBase}
              to={`/stock?filter=${encodeURIComponent(JSON.stringify({ q: carFacts?.stockNumber ?? carName }))}`}
              sx={{ fontWeight: 620 }}
              underline="hover"
            >
              {carName}
            </Link>
          ) : (
            <Typography sx={{ fontWeight: 620 }}>{carName}</Typography>
          )}
          {status && <StatusPill tone={status.tone}>{status.text}</StatusPill>}
        </Box>
      </Box>
      {priceLines(lead).map((price, index) => (
        <Typography key={price} sx={{ fontWeight: index === 0 && currentCar ? 620 : 400 }}>
          {price}
        </Typography>
      ))}
      {[facts, locationText]
        .filter((line) => line !== '')
        .map((line) => (
          <Typography key={line} variant="body2" color="text.secondary">
            {line}
          </Typography>
        ))}
    </Card>
  )
}

const Lead = () => {
  const { record: lead, isPending, error, refetch } = useShowContext<LeadDetail>()
  if (isPending) return <ListSkeleton />
  if (error || !lead)
    return <PageError message={error?.message ?? 'That lead does not exist, or you have no access to it.'} onRetry={() => refetch()} />
  const { text, tone } = leadStatuses[lead.status]
  return (
    <>
      <BackLink to="/leads">Leads</BackLink>
      <PageHeading
        title={personName(lead)}
        text={
          <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <StatusPill tone={tone}>{text}</StatusPill>
            {formName(lead.form)} on {lead.siteName}
          </Box>
        }
        actions={
          lead.conversationId && (
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <LeadStage conversationId={lead.conversationId} carId={lead.carId} />
              <Button component={LinkBase} to={conversationHref(lead.conversationId, lead.carId)} variant="contained">
                Open the conversation
              </Button>
            </Box>
          )
        }
      />
      {/* Contact comes first in the DOM; a wide screen puts it beside the message. */}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplate: {
            xs: lead.carName ? '"contact" "answers" "car" "timeline"' : '"contact" "answers" "timeline"',
            lg: lead.carName
              ? '"answers contact" auto "answers car" auto "timeline car" 1fr / minmax(0, 1fr) 340px'
              : '"answers contact" auto "timeline contact" 1fr / minmax(0, 1fr) 340px',
          },
        }}
      >
        <Box sx={{ gridArea: 'contact', minWidth: 0 }}>
          <LeadContact lead={lead} />
        </Box>
        <Card sx={{ gridArea: 'answers', p: 2.5, minWidth: 0 }}>
          <Typography variant="h3" component="h2" gutterBottom>
            Their message
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} color={lead.message ? 'text.primary' : 'text.secondary'}>
            {lead.message || 'No comments'}
          </Typography>
          <LeadDetails lead={lead} />
          {lead.valuationId !== null && (
            <Typography variant="body2" sx={{ mt: 2 }}>
              <Link component={LinkBase} to={`/valuations/${encodeURIComponent(lead.valuationId)}`} sx={{ fontWeight: 600 }}>
                Open the valuation
              </Link>
            </Typography>
          )}
        </Card>
        {lead.carName && (
          <Box sx={{ gridArea: 'car', minWidth: 0 }}>
            <LeadCar lead={lead} />
          </Box>
        )}
        <Box sx={{ gridArea: 'timeline', minWidth: 0 }}>
          <LeadTimeline events={lead.events} />
        </Box>
      </Box>
    </>
  )
}

/** One lead: contact, car, consent and timeline. */
export const LeadShow = () => (
  <ShowBase resource="leads" queryOptions={queryOptionsForShow}>
    <Lead />
  </ShowBase>
)
