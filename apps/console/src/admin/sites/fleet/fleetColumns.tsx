import type { Permission } from '@forecourt/rules/access/permissions'
import { oldestText } from '@forecourt/rules/format/waitText'
import { bookingsText, domainText } from '@forecourt/rules/sites/siteHealthTexts'
import { siteStatus } from '@forecourt/rules/sites/siteStatus'
import { troubleReasons } from '@forecourt/rules/sites/troubleReasons'
import { severityLevel, urgencyMeanings } from '@forecourt/rules/sites/troubleSeverity'
import { countNoun } from '@forecourt/schema/text/countNoun'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Link, Tooltip, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { LinkBase } from 'react-admin'
import type { FleetRecord } from '../../../client/Records'
import { Ago } from '../../../parts/Ago'
import type { Column } from '../../../parts/lists/RecordTable'
import { StatusPill } from '../../../parts/StatusPill'
import { moneyAddress } from '../../payments/moneyAddress'
import { useMay } from '../../useMay'
import { carsAddress } from './carsAddress'
import { DealerLink } from './DealerLink'

type Health = NonNullable<FleetRecord['health']>

const MutedText = ({ children }: { readonly children: ReactNode }) => (
  <Typography component="span" variant="body2" color="text.secondary">
    {children}
  </Typography>
)

/** The name of a site, which opens the console as its dealer; its business, makes and states. */
const Dealer = ({ site }: { readonly site: FleetRecord }) => (
  <Box sx={{ minWidth: 140 }}>
    <DealerLink organisationId={site.organisationId} to="/">
      {site.name}
    </DealerLink>
    <Box>
      <MutedText>
        {[
          site.organisationName === site.name ? null : site.organisationName,
          site.health?.makes.slice(0, 2).join(', '),
          site.health?.states.join(', '),
        ]
          .filter(Boolean)
          .join(' · ')}
      </MutedText>
    </Box>
  </Box>
)

const Status = ({ site }: { readonly site: FleetRecord }) => {
  const { tone, text } = siteStatus(site)
  return <StatusPill tone={tone}>{text}</StatusPill>
}

/** How urgent its problems are, with their number. */
const Urgency = ({ site }: { readonly site: FleetRecord }) => {
  const { tone, text } = severityLevel(site.severity)
  return (
    <>
      <Tooltip title={urgencyMeanings[text] ?? ''} describeChild>
        <Box component="span" sx={{ display: 'inline-block' }}>
          <StatusPill tone={tone}>{text}</StatusPill>
        </Box>
      </Tooltip>
      {site.troubles.length > 0 && (
        <Box sx={{ whiteSpace: 'nowrap', mt: 0.25 }}>
          <MutedText>{countNoun(site.troubles.length, 'problem')}</MutedText>
        </Box>
      )}
    </>
  )
}

const Published = ({ publishedAt }: FleetRecord) => (publishedAt ? <Ago at={publishedAt} /> : <MutedText>Never</MutedText>)

interface CountProps {
  readonly site: FleetRecord
  readonly count: number
  /** What is counted, such as "findings": follows the number. */
  readonly countedText: string
  /** URL of the list of the counted rows, in the dealer's console. */
  readonly to: string
  readonly permission: Permission
}

/** A count that links to exactly its rows, for users who may see them. */
const Count = ({ site, count, countedText, to, permission }: CountProps) => {
  const may = useMay()
  if (count === 0) return <MutedText>0</MutedText>
  const text = count.toLocaleString('en-AU')
  if (!may(permission)) return <Box sx={{ fontWeight: 620 }}>{text}</Box>
  return (
    <DealerLink organisationId={site.organisationId} to={to} label={`${text} ${countedText}, ${site.name}`}>
      {text}
    </DealerLink>
  )
}

const Waiting = ({ site, health }: { readonly site: FleetRecord; readonly health: Health }) => (
  <>
    <Count
      site={site}
      count={health.waiting}
      countedText="waiting for a reply"
      to={`/inbox?view=waiting&siteId=${encodeURIComponent(site.id)}`}
      permission="lead.read"
    />
    {health.waitingSince && (
      <Box sx={{ whiteSpace: 'nowrap' }}>
        <MutedText>{oldestText(health.waitingSince, Date.now())}</MutedText>
      </Box>
    )}
    {health.unanswerable > 0 && <StatusPill tone="bad">No one can sign in</StatusPill>}
  </>
)

const Requests = ({ site, health }: { readonly site: FleetRecord; readonly health: Health }) => (
  <Count
    site={site}
    count={health.bookingRequests}
    countedText={health.bookingRequests === 1 ? 'booking request without a reply' : 'booking requests without a reply'}
    to="/bookings?waiting=1"
    permission="booking.read"
  />
)

const Cars = ({
  site,
  health,
  attention,
}: {
  readonly site: FleetRecord
  readonly health: Health
  readonly attention: 'noPhotos' | 'noPrice'
}) => (
  <Count
    site={site}
    count={health[attention]}
    countedText={attention === 'noPhotos' ? 'cars without photos' : 'cars without a price'}
    to={carsAddress(attention, site.dealershipIds)}
    permission="stock.read"
  />
)

const Findings = ({ site, health }: { readonly site: FleetRecord; readonly health: Health }) => (
  <Count
    site={site}
    count={health.findings}
    countedText="findings of the compliance check"
    to={`/sites/${encodeURIComponent(site.id)}/compliance`}
    permission="site.read"
  />
)

const Undelivered = ({ site, health }: { readonly site: FleetRecord; readonly health: Health }) => (
  <Count
    site={site}
    count={health.undelivered}
    countedText="not delivered"
    to={`/outbox/undelivered?state=dead&siteId=${encodeURIComponent(site.id)}`}
    permission="mail.read"
  />
)

/** Failed refunds open the page of the oldest: reservations and payment requests have a list each. */
const Refunds = ({ site, health: { failedRefunds } }: { readonly site: FleetRecord; readonly health: Health }) => (
  <Count
    site={site}
    count={failedRefunds}
    countedText={failedRefunds === 1 ? 'refund failed' : 'refunds failed'}
    to={site.failedRefund ? moneyAddress(site.failedRefund) : '/'}
    permission="reservation.read"
  />
)

const Domain = ({ site, health }: { readonly site: FleetRecord; readonly health: Health }) => {
  const { tone, text } = domainText(health, Date.now())
  return (
    <Link
      component={LinkBase}
      to={`/sites/${site.id}/domains`}
      aria-label={`${text}: domains of ${site.name}`}
      sx={{ '& > span': { textDecoration: 'underline' } }}
    >
      <StatusPill tone={tone}>{text}</StatusPill>
    </Link>
  )
}

const Feed = ({ site, health: { feeds, failingFeeds, silentFeeds, feedAt } }: { readonly site: FleetRecord; readonly health: Health }) => {
  if (feeds === 0) return <MutedText>No feed</MutedText>
  return (
    <DealerLink organisationId={site.organisationId} to="/feeds">
      {failingFeeds > 0 ? (
        <StatusPill tone="bad">Failing</StatusPill>
      ) : silentFeeds > 0 ? (
        <StatusPill tone="bad">Never had a file</StatusPill>
      ) : feedAt ? (
        <Ago at={feedAt} />
      ) : (
        'No file yet'
      )}
    </DealerLink>
  )
}

/** The number of warnings of the live version; opens their sentences. */
const Warnings = ({ site }: { readonly site: FleetRecord }) => {
  const [isOpen, setOpen] = useState(false)
  const { warnings, name } = site
  if (warnings === null) return <MutedText>–</MutedText>
  if (warnings.length === 0) return <MutedText>0</MutedText>
  return (
    <>
      <Link
        component="button"
        type="button"
        color="inherit"
        aria-label={`${countNoun(warnings.length, 'warning')} of ${name}`}
        onClick={() => setOpen(true)}
        sx={{ font: 'inherit', fontWeight: 620, verticalAlign: 'baseline' }}
      >
        {warnings.length}
      </Link>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="sm" aria-labelledby="warnings-title">
        <DialogTitle id="warnings-title">Warnings of {name}</DialogTitle>
        <DialogContent>
          <Typography color="text.secondary">These were shown when the live version was published.</Typography>
          <Box component="ul" sx={{ pl: 2.5, display: 'grid', gap: 0.75 }}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => setOpen(false)}>
            Close
          </Button>
          <Button component={LinkBase} to={`/sites/${site.id}/edit`} variant="contained">
            Open the editor
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

const withHealth = (render: (site: FleetRecord, health: Health) => ReactNode) => (site: FleetRecord) =>
  site.health ? render(site, site.health) : <MutedText>…</MutedText>

/** Columns of the table of dealers. */
export const fleetColumns: readonly Column<FleetRecord>[] = [
  { label: 'Dealer', sortBy: 'name', render: (site) => <Dealer site={site} /> },
  {
    label: 'Problems',
    sortBy: 'troubles',
    isHighestFirst: true,
    render: (site) => (site.health ? <Urgency site={site} /> : <MutedText>…</MutedText>),
  },
  {
    label: 'Status',
    sortBy: 'status',
    render: (site) => <Status site={site} />,
    below: { label: 'Published', sortBy: 'publishedAt', render: Published },
  },
  { label: 'Template', sortBy: 'template', from: 'xl', render: ({ template }) => template },
  {
    label: 'Domain',
    sortBy: 'certificateExpiresAt',
    render: withHealth((site, health) => <Domain site={site} health={health} />),
    below: { label: 'Feed', sortBy: 'feedAt', render: withHealth((site, health) => <Feed site={site} health={health} />) },
  },
  {
    label: 'Waiting',
    sortBy: 'waiting',
    isHighestFirst: true,
    align: 'right',
    render: withHealth((site, health) => <Waiting site={site} health={health} />),
  },
  {
    label: 'Booking requests',
    sortBy: 'bookingRequests',
    isHighestFirst: true,
    align: 'right',
    render: withHealth((site, health) => <Requests site={site} health={health} />),
  },
  {
    label: 'No photos',
    sortBy: 'noPhotos',
    isHighestFirst: true,
    align: 'right',
    render: withHealth((site, health) => <Cars site={site} health={health} attention="noPhotos" />),
  },
  {
    label: 'No price',
    sortBy: 'noPrice',
    isHighestFirst: true,
    align: 'right',
    render: withHealth((site, health) => <Cars site={site} health={health} attention="noPrice" />),
  },
  { label: 'Warnings', sortBy: 'warnings', isHighestFirst: true, align: 'right', render: (site) => <Warnings site={site} /> },
  {
    label: 'Compliance',
    sortBy: 'findings',
    isHighestFirst: true,
    align: 'right',
    render: withHealth((site, health) => <Findings site={site} health={health} />),
  },
  {
    label: 'Not delivered',
    sortBy: 'undelivered',
    isHighestFirst: true,
    align: 'right',
    render: withHealth((site, health) => <Undelivered site={site} health={health} />),
    below: {
      label: 'Refunds failed',
      sortBy: 'failedRefunds',
      render: withHealth((site, health) => <Refunds site={site} health={health} />),
    },
  },
  {
    label: 'Bookings',
    sortBy: 'bookingPlaces',
    render: withHealth((site, health) => {
      const { tone, text } = bookingsText(health)
      return (
        <DealerLink organisationId={site.organisationId} to="/bookings">
          <StatusPill tone={tone}>{text}</StatusPill>
        </DealerLink>
      )
    }),
  },
]

/** A site as a card on a phone: its name and what is wrong with it. */
export const FleetCard = ({ site }: { readonly site: FleetRecord }) => (
  <Box sx={{ display: 'grid', gap: 0.75 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      <Dealer site={site} />
      <Status site={site} />
    </Box>
    {site.health && (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {troubleReasons(site.troubles, site.health, { warnings: site.warnings?.length ?? 0, now: Date.now() }).map((reason, index) => {
          const pill = (
            <StatusPill key={reason} tone={index === 0 ? severityLevel(site.severity).tone : 'quiet'}>
              {reason}
            </StatusPill>
          )
          if (site.troubles[index] !== 'refunds' || !site.failedRefund) return pill
          return (
            <DealerLink key={reason} organisationId={site.organisationId} to={moneyAddress(site.failedRefund)}>
              {pill}
            </DealerLink>
          )
        })}
        {site.troubles.length === 0 && <StatusPill tone="good">No problems</StatusPill>}
      </Box>
    )}
  </Box>
)
