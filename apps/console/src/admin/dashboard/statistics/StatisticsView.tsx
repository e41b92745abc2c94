import { type Compared, sizeBounds } from '@forecourt/rules/measuring/SiteStatistics'
import { Box, Card, Link, Skeleton, Typography } from '@mui/material'
import { type ComponentType, lazy, Suspense } from 'react'
import { LinkBase } from 'react-admin'
import type { StatisticsRecord } from '../../../client/Records'
import { formatMinutes } from '../../inbox/times/formatMinutes'
import { useInboxCounts } from '../../inbox/useInboxCounts'
import { useOrganisation } from '../../useOrganisation'
import { changeText } from './changeText'
import { hardlyViewedReason } from './hardlyViewedReason'
import { listTasks } from './listTasks'
import { searchText } from './searchText'
import { CarsCard, TableCard } from './TableCard'
import type { VisitorsChartProps } from './VisitorsChart'

const pageNames: { readonly [page: string]: string | undefined } = {
  home: 'Home',
  search: 'Stock lists',
  car: 'Cars',
  content: 'Your own pages',
  offer: 'Offers',
  offers: 'List of offers',
  gone: 'Cars no longer for sale',
  missing: 'Pages not found',
  tradeIn: 'Trade-in',
  reviewFeedback: 'Review feedback',
  signIn: 'Sign-in',
  personalisedFinance: 'Personal finance',
}

/** Display name of a page type. */
const countedPageName = (page: string): string => pageNames[page] ?? `${page.slice(0, 1).toUpperCase()}${page.slice(1)}`

interface Props extends Compared {
  readonly label: string
  /** Base of the percentage, such as 'of visitors'. */
  readonly share?: string | undefined
}

/** A figure compared with the period before. */
const NumberTile = ({ label, current, previous, share }: Props) => (
  <Card component="li" sx={{ p: 2, listStyle: 'none', minWidth: 0 }}>
    <Typography variant="body2" color="text.secondary" sx={{ fontWeight: 560 }}>
      {label}
    </Typography>
    <Typography component="p" sx={{ fontSize: 28, fontWeight: 680, letterSpacing: '-0.03em', lineHeight: 1.2 }}>
      {current.toLocaleString('en-AU')}
    </Typography>
    <Typography variant="body2" color="text.secondary">
      {changeText(current, previous)}
    </Typography>
    <Box sx={{ minHeight: '1.4em' }}>
      {share && (
        <Typography variant="body2" color="text.secondary">
          {share}
        </Typography>
      )}
    </Box>
  </Card>
)

/** Fallback if the chart fails to load: the table below shows the same figures. */
const NoChart = () => <Typography color="text.secondary">The chart can’t be shown. The table below has the same figures.</Typography>

// The chart library is loaded on demand. Loading fails in browsers with a locale tag that it can't parse.
const VisitorsChart = lazy<ComponentType<VisitorsChartProps>>(() => import('./VisitorsChart').catch(() => ({ default: NoChart })))

const dayAndMonth = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const percent = (part: number, whole: number) =>
  whole === 0 ? undefined : `${(Math.round((1000 * part) / whole) / 10).toLocaleString('en-AU')}%`

const TodayCard = ({ statistics, organisationId }: { readonly statistics: StatisticsRecord; readonly organisationId: string }) => {
  const [, select] = useOrganisation()
  const tasks = listTasks(statistics, useInboxCounts({ organisationId }), Date.now())
  return (
    <Card component="section" aria-labelledby="today" sx={{ p: 2.5 }}>
      <Typography id="today" variant="h3" component="h2">
        What to do today
      </Typography>
      {tasks.length === 0 ? (
        <Typography color="text.secondary" sx={{ mt: 0.5 }}>
          Nothing in these figures needs you right now.
        </Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 0.75 }}>
          {tasks.map(({ text, to }) => (
            <li key={to}>
              {to.startsWith('#') ? (
                <Link href={to} onClick={(event) => scrollTo(event, to)}>
                  {text}
                </Link>
              ) : (
                <Link component={LinkBase} to={to} onClick={() => select(organisationId)}>
                  {text}
                </Link>
              )}
            </li>
          ))}
        </Box>
      )}
    </Card>
  )
}

/** Scrolls within the page: a fragment in the URL would be a route of the console. */
const scrollTo = (event: { preventDefault(): void }, to: string) => {
  event.preventDefault()
  const target = document.querySelector<HTMLElement>(to)
  target?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  target?.querySelector<HTMLElement>('[tabindex], a, button')?.focus({ preventScroll: true })
}

/** Cars that need attention, and where visitors and leads came from. */
const StatisticsTables = ({ statistics }: { readonly statistics: StatisticsRecord }) => {
  const isVisited = statistics.visitors.current > 0
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      <CarsCard
        id="withoutEnquiries"
        title="Viewed, but no enquiries"
        text="Shoppers open these cars but don’t enquire."
        empty={isVisited ? 'Every viewed car has an enquiry.' : 'No visitors in this period.'}
        list={statistics.withoutEnquiries}
      />
      <CarsCard
        id="hardlyViewed"
        title="Hardly viewed"
        text="In stock for a week or more."
        empty={isVisited ? 'Every car has been viewed.' : 'No visitors in this period.'}
        list={statistics.hardlyViewed}
        reason={hardlyViewedReason}
      />
      <TableCard
        title="Where leads came from"
        text="With the time to a reply from a person, in opening hours."
        rows={statistics.sources}
        rowKey={({ source }) => source}
        empty="No visitors yet."
        columns={[
          { heading: 'Source', value: ({ source }) => source },
          { heading: 'Visitors', value: (row) => row.visitors, isNumber: true },
          { heading: 'Leads', value: (row) => row.leads, isNumber: true },
          {
            heading: 'Reply time',
            value: ({ answerMinutes }) => answerMinutes,
            render: ({ answerMinutes }) => (answerMinutes === null ? '–' : formatMinutes(answerMinutes)),
            isNumber: true,
          },
        ]}
      />
      <TableCard
        title="Campaigns"
        rows={statistics.campaigns}
        rowKey={({ campaign }) => campaign}
        empty="No visits from a campaign link."
        columns={[
          { heading: 'Campaign', value: ({ campaign }) => campaign },
          { heading: 'Source', value: ({ source }) => source },
          { heading: 'Visitors', value: (row) => row.visitors, isNumber: true },
          { heading: 'Leads', value: (row) => row.leads, isNumber: true },
        ]}
      />
      <Box id="searchesWithoutResult" sx={{ scrollMarginTop: 80, minWidth: 0 }}>
        <TableCard
          title="Searches without results"
          rows={statistics.searchesWithoutResult}
          rowKey={({ query }) => query}
          empty="Every search had results."
          columns={[
            { heading: 'Search', value: ({ query }) => searchText(query) },
            { heading: 'Times', value: ({ times }) => times, isNumber: true },
          ]}
        />
      </Box>
      <TableCard
        title="Offers"
        text="Views of each offer’s own page, and enquiries about the offer."
        rows={statistics.offers}
        rowKey={({ id }) => id}
        empty="No offer is live."
        columns={[
          { heading: 'Offer', value: ({ name }) => name },
          { heading: 'Views', value: ({ views }) => views, isNumber: true },
          { heading: 'Enquiries', value: (row) => row.leads, isNumber: true },
        ]}
      />
      <TableCard
        title="Page views"
        rows={statistics.pages}
        rowKey={({ page }) => page}
        empty="No page views yet."
        columns={[
          { heading: 'Page', value: ({ page }) => countedPageName(page) },
          { heading: 'Views', value: ({ views }) => views, isNumber: true },
        ]}
      />
    </Box>
  )
}

const sizeTexts: { readonly [Size in StatisticsRecord['size']]: string } = {
  small: `fewer than ${sizeBounds[0]} cars`,
  medium: `${sizeBounds[0]} to ${sizeBounds[1] - 1} cars`,
  large: `${sizeBounds[1]} cars or more`,
}

/** Text on the peer group: the most specific comparison that has enough dealers. */
const peerText = ({ peers, isFranchise, size }: Pick<StatisticsRecord, 'peers' | 'isFranchise' | 'size'>): string => {
  const kind = `${peers?.dealers} dealers in your country ${isFranchise ? 'with' : 'without'} a franchise`
  if (peers?.peerGroup === 'size') return `${kind} and with ${sizeTexts[size]} per site, like you`
  return peers?.peerGroup === 'kind' ? `${kind}, like you` : `${peers?.dealers} dealers in your country`
}

const PeersCard = ({ statistics, weeks }: { readonly statistics: StatisticsRecord; readonly weeks: number }) => {
  const { peers, sites, visitors, leads } = statistics
  const own = Math.round(visitors.current / weeks / Math.max(1, sites)).toLocaleString('en-AU')
  const share = visitors.current === 0 ? 0 : Math.round((1000 * leads.current) / visitors.current) / 10
  return (
    <Card component="section" aria-labelledby="peers" sx={{ p: 2.5 }}>
      <Typography id="peers" variant="h3" component="h2">
        Compared with other dealers
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5 }}>
        {peers
          ? `Of ${peerText(statistics)}, the median dealer has ${peers.visitorsAWeek.toLocaleString('en-AU')} visitors a week per site and ${peers.leadsPerHundred} leads per hundred visitors. You have ${own} and ${share}.`
          : 'We compare you with at least ten dealers in your country, so that no single dealer’s figures can be worked out. There aren’t enough yet.'}
      </Typography>
    </Card>
  )
}

/** The figures of a period: tasks first, traffic sources last. */
export const StatisticsView = ({
  statistics,
  weeks,
  organisationId,
}: {
  readonly statistics: StatisticsRecord
  readonly weeks: number
  readonly organisationId: string
}) => {
  const { visitors, impressions, carViews, forms, calls, leads, points, from, to } = statistics
  const funnel: readonly (Compared & { readonly label: string; readonly share?: string | undefined; readonly shareOf?: string })[] = [
    { label: 'Visitors', ...visitors },
    { label: 'Cars seen in lists', ...impressions },
    { label: 'Car page views', ...carViews, share: percent(carViews.current, impressions.current), shareOf: 'of those seen' },
    { label: 'Forms started', ...forms, share: percent(forms.current, carViews.current), shareOf: 'of views' },
    { label: 'Phone numbers shown', ...calls, share: percent(calls.current, carViews.current), shareOf: 'of views' },
    { label: 'Leads', ...leads, share: percent(leads.current, visitors.current), shareOf: 'of visitors' },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TodayCard statistics={statistics} organisationId={organisationId} />
      <Box
        component="ul"
        aria-label="From visitors to leads"
        sx={{
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))', xl: 'repeat(6, minmax(0, 1fr))' },
        }}
      >
        {funnel.map(({ label, current, previous, share, shareOf }) => (
          <NumberTile key={label} label={label} current={current} previous={previous} share={share && `${share} ${shareOf}`} />
        ))}
      </Box>
      <TableCard
        title="Visitors"
        text={`${dayAndMonth.format(new Date(from))} to ${dayAndMonth.format(new Date(to))}. Dashed: the previous period.`}
        rows={points}
        rowKey={({ day }) => day}
        empty="No visitors yet."
        isCollapsed
        columns={[
          { heading: weeks > 12 ? 'Week from' : 'Day', value: ({ day }) => day, render: ({ day }) => dayAndMonth.format(new Date(day)) },
          { heading: 'Visitors', value: (point) => point.visitors, isNumber: true },
          { heading: 'Before', value: (point) => point.visitorsBefore, isNumber: true },
          { heading: 'Leads', value: (point) => point.leads, isNumber: true },
        ]}
      >
        <Suspense fallback={<Skeleton variant="rounded" height={220} />}>
          <VisitorsChart
            points={points}
            label={`Visitors by ${weeks > 12 ? 'week' : 'day'}: ${visitors.current} now, ${visitors.previous} before`}
          />
        </Suspense>
      </TableCard>
      <StatisticsTables statistics={statistics} />
      <PeersCard statistics={statistics} weeks={weeks} />
    </Box>
  )
}
