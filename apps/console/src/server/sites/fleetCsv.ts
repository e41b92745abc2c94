import type { FleetRow } from '@forecourt/data/fleet/listFleet'
import { bookingsText, domainText } from '@forecourt/rules/sites/siteHealthTexts'
import { siteStatus } from '@forecourt/rules/sites/siteStatus'
import { troubleReasons } from '@forecourt/rules/sites/troubleReasons'
import { severityLevel } from '@forecourt/rules/sites/troubleSeverity'
import { csvText } from '@forecourt/rules/text/csvText'

type Health = NonNullable<FleetRow['health']>
type Cell = string | number | null

interface Column {
  readonly label: string
  readonly cell: (site: FleetRow, now: number) => Cell
}

/** A column of a health figure; empty until the worker has checked the site. */
const healthColumn = (label: string, cell: (health: Health, now: number) => Cell): Column => ({
  label,
  cell: ({ health }, now) => (health ? cell(health, now) : null),
})

const feedText = ({ feeds, failingFeeds, silentFeeds, feedAt }: Health): string => {
  if (feeds === 0) return 'No feed'
  if (failingFeeds > 0) return 'Failing'
  if (silentFeeds > 0) return 'Never had a file'
  return feedAt ? 'OK' : 'No file yet'
}

/** The columns of the table of dealers, with the reasons, and the instants behind ages. */
const columns: readonly Column[] = [
  { label: 'Dealer', cell: ({ name }) => name },
  { label: 'Organisation', cell: ({ organisationName }) => organisationName },
  { label: 'Address', cell: ({ hosts }) => hosts[0] ?? null },
  healthColumn('Makes', ({ makes }) => makes.join(', ')),
  healthColumn('States', ({ states }) => states.join(', ')),
  { label: 'Urgency', cell: ({ health, severity }) => (health ? severityLevel(severity).text : null) },
  { label: 'Problems', cell: ({ troubles }) => troubles.length },
  {
    label: 'Reasons',
    cell: ({ health, troubles, warnings }, now) =>
      health ? troubleReasons(troubles, health, { warnings: warnings?.length ?? 0, now }).join('; ') : null,
  },
  { label: 'Status', cell: (site) => siteStatus(site).text },
  { label: 'Published (UTC)', cell: ({ publishedAt }) => publishedAt },
  { label: 'Template', cell: ({ template }) => template },
  healthColumn('Domain', (health, now) => domainText(health, now).text),
  healthColumn('Certificate expires (UTC)', ({ certificateExpiresAt }) => certificateExpiresAt),
  healthColumn('Feed', feedText),
  healthColumn('Last good feed file (UTC)', ({ feedAt }) => feedAt),
  healthColumn('Waiting', ({ waiting }) => waiting),
  healthColumn('Waiting since (UTC)', ({ waitingSince }) => waitingSince),
  healthColumn('No one can answer', ({ unanswerable }) => unanswerable),
  healthColumn('Booking requests', ({ bookingRequests }) => bookingRequests),
  healthColumn('No photos', ({ noPhotos }) => noPhotos),
  healthColumn('No price', ({ noPrice }) => noPrice),
  { label: 'Warnings', cell: ({ warnings }) => warnings?.length ?? null },
  healthColumn('Compliance', ({ findings }) => findings),
  healthColumn('Not delivered', ({ undelivered }) => undelivered),
  healthColumn('Refunds failed', ({ failedRefunds }) => failedRefunds),
  healthColumn('Bookings', (health) => bookingsText(health).text),
  healthColumn('Checked (UTC)', ({ checkedAt }) => checkedAt),
]

/** The table of dealers as CSV, one site per line. */
export const fleetCsv = (sites: readonly FleetRow[], now: string): string =>
  csvText(
    columns.map(({ label }) => label),
    sites.map((site) => columns.map(({ cell }) => cell(site, Date.parse(now)))),
  )
