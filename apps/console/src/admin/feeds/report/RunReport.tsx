import { fieldLabel } from '@forecourt/rules/car/form/carSections'
import type { CarStage } from '@forecourt/rules/stock/carStage'
import { Box, Button, Link, Tab, Tabs, Typography } from '@mui/material'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import type { FeedReport } from '../../../client/Records'
import { GuideLink } from '../../../parts/help/GuideLink'
import type { NamedCar } from '../../stock/NamedCars'
import { type AddedStages, addedText, stageText } from './addedText'
import { changedFields } from './formatFeedField'
import { MissingPrices } from './MissingPrices'
import { ProblemTable } from './ProblemTable'

/** A car that a run changes. */
interface TouchedCar {
  readonly carId: string | null
  readonly name: string
  readonly stockNumber: string
  readonly row: number | null
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
  readonly overridden: readonly string[]
  /** Stage of an added car. */
  readonly stage?: CarStage
  /** Why no site lists an added car, by site. */
  readonly notOn?: readonly { readonly site: string; readonly message: string }[]
}

const listFormat = new Intl.ListFormat('en-AU')

/** Cars with each changed field: before and after. */
const ChangedCars = ({ label, cars }: { label: string; cars: readonly TouchedCar[] }) => (
  <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {cars.map(({ carId, name, stockNumber, row, before, after, overridden }) => (
      <Box
        component="li"
        key={`${carId} ${stockNumber}`}
        sx={{
          display: 'grid',
          gap: { xs: 0.5, sm: 2 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 5fr) minmax(0, 7fr)' },
          py: 1.25,
          borderTop: 1,
          borderColor: 'divider',
          '&:first-of-type': { borderTop: 0 },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ overflowWrap: 'anywhere' }}>
            {carId ? (
              <Link component={LinkBase} to={`/stock/${carId}`}>
                {name}
              </Link>
            ) : (
              name
            )}
          </Box>
          <Typography variant="body2" color="text.secondary">
            {stockNumber}
            {row !== null && ` · row ${row}`}
          </Typography>
        </Box>
        <Box sx={{ minWidth: 0 }}>
          {changedFields(before, after).map(({ title, from, to }) => (
            <Box key={title} sx={{ overflowWrap: 'anywhere' }}>
              <Typography component="span" variant="body2" color="text.secondary">
                {title}:{' '}
              </Typography>
              <Box component="del" sx={{ color: 'text.secondary' }}>
                {from}
              </Box>{' '}
              →{' '}
              <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
                {to}
              </Box>
            </Box>
          ))}
          {overridden.length > 0 && (
            <Typography variant="body2" color="text.secondary">
              {listFormat.format(overridden.map(fieldLabel))} {overridden.length === 1 ? 'stays' : 'stay'} as entered by a person{' '}
              {overridden.length === 1 ? 'it' : 'them'}.
            </Typography>
          )}
        </Box>
      </Box>
    ))}
  </Box>
)

type Report = Exclude<FeedReport, { outcome: 'refused' }>
type Counts = Report['counts']

interface Props {
  /** Whether the run is a dry run. */
  readonly isDry: boolean
  readonly counts: Counts
  readonly added: readonly TouchedCar[]
  /** Numbers of added cars by stage, if known. */
  readonly addedStages?: AddedStages
  /** Cars that are, or would be, for sale without a price. */
  readonly unpriced?: readonly NamedCar[]
  readonly changed: readonly TouchedCar[]
  readonly gone: readonly TouchedCar[]
  readonly problems: Report['problems']
  /** Downloads the rows with problems as a file; null if the feed's file is no longer stored. */
  readonly onDownload: (() => void) | null
}

const shown = (count: number, all: number) =>
  count < all ? `Showing the first ${count.toLocaleString('en-AU')} of ${all.toLocaleString('en-AU')}.` : null

const Added = ({ cars }: { cars: readonly TouchedCar[] }) => (
  <Box component="ul" aria-label="Added cars" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {cars.map(({ carId, name, stockNumber, row, stage, notOn = [] }) => (
      <Box
        component="li"
        key={`${stockNumber} ${row}`}
        sx={{ py: 0.75, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
      >
        {carId ? (
          <Link component={LinkBase} to={`/stock/${carId}`}>
            {name}
          </Link>
        ) : (
          name
        )}
        <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
          {stockNumber}
          {row !== null && ` · row ${row}`}
          {stage && ` · ${stageText(stage)}`}
        </Typography>
        {notOn.map(({ site, message }) => (
          <Typography key={site} variant="body2" color="warning.dark">
            Not shown on {site}. {message}
          </Typography>
        ))}
      </Box>
    ))}
  </Box>
)

/** Notes above the added cars: how many are listed below, and how many no site shows. */
const addedNote = (cars: readonly TouchedCar[], all: number): string | null => {
  const hidden = cars.filter(({ notOn = [] }) => notOn.length > 0).length
  const isNotShown = `${hidden.toLocaleString('en-AU')} of these cars ${hidden === 1 ? 'isn’t' : 'aren’t'} shown on any site. The reason is below its name.`
  return [hidden > 0 && isNotShown, shown(cars.length, all)].filter(Boolean).join(' ') || null
}

/** Report of a run or dry run: cars added, changed by field, unchanged and withdrawn, and rows with problems. */
export const RunReport = ({ isDry, counts, added, addedStages = {}, unpriced = [], changed, gone, problems, onDownload }: Props) => {
  const overriddenCars = changed.filter(({ overridden }) => overridden.length > 0).length
  const tabs = [
    { id: 'added', title: 'Added', count: counts.added, more: addedNote(added, counts.added), body: <Added cars={added} /> },
    {
      id: 'changed',
      title: 'Changed',
      count: counts.changed,
      more: shown(changed.length, counts.changed),
      body: <ChangedCars label="Changed cars" cars={changed} />,
    },
    {
      id: 'unchanged',
      title: 'Unchanged',
      count: counts.unchanged,
      more: null,
      body: (
        <Typography>
          {counts.unchanged.toLocaleString('en-AU')} {counts.unchanged === 1 ? 'car stays as it is.' : 'cars stay as they are.'}
        </Typography>
      ),
    },
    {
      id: 'gone',
      title: isDry ? 'Would be withdrawn' : 'Withdrawn',
      count: counts.gone,
      more: shown(gone.length, counts.gone),
      body: <ChangedCars label="Withdrawn cars" cars={gone} />,
    },
    {
      id: 'problems',
      title: 'Problems',
      count: problems.length,
      more:
        counts.refused === 0
          ? 'Every car was read. A car that is waiting isn’t on the website until the file’s questions are answered. Another field that is left out keeps its previous value, and a price isn’t advertised.'
          : `${counts.refused.toLocaleString('en-AU')} ${counts.refused === 1 ? 'row was' : 'rows were'} skipped. A car that is already in stock keeps its last good values until the next good row, unless its row says it isn’t for sale.`,
      body: (
        <>
          {counts.refused > 0 && <GuideLink guide="fix-rows-that-were-skipped">How to fix skipped rows</GuideLink>}
          <ProblemTable problems={problems} />
        </>
      ),
    },
  ]
  const [chosen, setChosen] = useState<string | null>(null)
  // In a dry run, the changes of existing cars come before the added ones.
  const order = [...(isDry ? ['gone', 'changed'] : []), 'added', 'changed', 'gone', 'problems', 'unchanged']
  const first = order.find((id) => tabs.some((tab) => tab.id === id && tab.count > 0))
  const current = tabs.find(({ id }) => id === (chosen ?? first)) ?? tabs[0]
  return (
    <Box>
      {counts.added > 0 && addedText(addedStages) !== '' && (
        <Typography sx={{ fontWeight: 620, mb: 0.5 }}>
          {counts.added === 1 ? 'The new car' : `The ${counts.added.toLocaleString('en-AU')} new cars`}: {addedText(addedStages)}.
        </Typography>
      )}
      <MissingPrices isDry={isDry} cars={unpriced} />
      {isDry && overriddenCars > 0 && (
        <Typography sx={{ mb: 0.5 }}>
          {overriddenCars === 1 ? 'One car keeps' : `${overriddenCars.toLocaleString('en-AU')} cars keep`} what you changed by hand,
          although the file has another value. See Changed.
        </Typography>
      )}
      <Tabs
        value={current?.id}
        onChange={(_event, id: string) => setChosen(id)}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label="What this file changes"
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 1.5 }}
      >
        {tabs.map(({ id, title, count }) => (
          <Tab
            key={id}
            value={id}
            id={`report-${id}`}
            aria-controls="report-panel"
            label={`${title} ${count.toLocaleString('en-AU')}`}
            sx={{ textTransform: 'none', minHeight: 44 }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="report-panel" aria-labelledby={`report-${current?.id}`} sx={{ minHeight: 80 }}>
        {current?.id === 'problems' && problems.length > 0 && onDownload && (
          <Button variant="outlined" size="small" onClick={onDownload} sx={{ mb: 1.5 }}>
            Download these rows
          </Button>
        )}
        {current?.more && current.count > 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {current.more}
          </Typography>
        )}
        {current?.count === 0 ? <Typography color="text.secondary">None.</Typography> : current?.body}
      </Box>
    </Box>
  )
}
