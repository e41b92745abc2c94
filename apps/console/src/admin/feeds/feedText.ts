import { feedKinds } from '@forecourt/rules/stock/feedKinds'
import type { FeedRecord, FeedRunRecord } from '../../client/Records'
import type { PillTone } from '../../parts/StatusPill'

type Feed = Pick<FeedRecord, 'source' | 'schedule' | 'paused' | 'failures' | 'message'>
type Run = Pick<FeedRunRecord, 'status' | 'added' | 'changed' | 'unchanged' | 'gone' | 'refused' | 'rows' | 'exceededLimits'>

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
const listFormat = new Intl.ListFormat('en-AU')
const cityOf = (timeZone: string) => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
const number = (count: number, noun: string) => `${count.toLocaleString('en-AU')} ${noun}`

const kindOf = ({ kind }: { readonly kind: string }) => feedKinds.find((each) => each.kind === kind)

/** The source of a feed in short, such as 'dms.example.com'. */
export const sourceText = ({ source }: Pick<Feed, 'source'>): string => {
  switch (source.kind) {
    case 'upload':
      return 'A file you upload'
    case 'push':
      return 'Pushed by the dealer’s system'
    case 'https':
      return URL.canParse(source.url) ? new URL(source.url).host : source.url
    case 'folder':
      return `${source.file} in its folder`
    default:
      return kindOf(source)?.title ?? ''
  }
}

/** The schedule of a feed in its time zone: 'Daily at 6:00 and 18:00, Sydney time'. */
export const scheduleText = ({ schedule, source }: Pick<Feed, 'schedule' | 'source'>): string => {
  if (!kindOf(source)?.isFetched) return 'Whenever a file comes in'
  if (schedule === null) return 'Only on request'
  if (schedule.kind === 'daily') return `Daily at ${listFormat.format(schedule.at.map(clock))}, ${cityOf(schedule.timeZone)} time`
  const { minutes } = schedule
  if (minutes % 60 !== 0) return `Every ${minutes} minutes`
  return minutes === 60 ? 'Every hour' : `Every ${minutes / 60} hours`
}

/** Number of cars that are held back from the website until a user resolves unrecognised values. */
export const waitingCars = ({ problems }: Pick<FeedRunRecord, 'problems'>): number =>
  new Set(problems.filter(({ waits }) => waits).map(({ row }) => row)).size

/** Number of cars whose price is left out until a user says what the prices of the file include. */
export const unpricedCars = ({ problems }: Pick<FeedRunRecord, 'problems'>): number =>
  new Set(problems.filter(({ isUnpriced }) => isUnpriced).map(({ row }) => row)).size

/** Whether the stock is as the file of a run says. */
export const isImported = ({ status }: Pick<FeedRunRecord, 'status'>): boolean => status === 'applied' || status === 'unchanged'

/** What is missing from a website because of these cars. */
export const unpricedText = (cars: number): string =>
  `${number(cars, cars === 1 ? 'car has' : 'cars have')} no price on the website: the file doesn’t say what its prices include.`

/** Outcome of a run in one sentence. */
export const runText = ({ status, added, changed, gone, refused, rows, exceededLimits }: Run): string => {
  if (status === 'refused') return exceededLimits[0]?.message ?? 'The file could not be read.'
  if (status === 'held') return exceededLimits[0]?.message ?? `${number(rows, rows === 1 ? 'row is' : 'rows are')} waiting for your review.`
  if (status === 'discarded') return 'Reviewed. If it was imported, that import has its own entry.'
  if (status === 'unchanged') return `Nothing new in ${number(rows, rows === 1 ? 'row' : 'rows')}.`
  const parts = [
    [added, 'added'],
    [changed, 'changed'],
    [gone, 'withdrawn'],
    [refused, 'refused'],
  ] as const
  const countTexts = parts.filter(([count]) => count > 0).map(([count, what]) => number(count, what))
  const summary = countTexts.length === 0 ? 'No cars were changed.' : `${listFormat.format(countTexts)}.`
  return status === 'undone' ? `Undone: ${summary}` : summary
}

/** Status pill of a run. */
export const runStates: { readonly [Status in Run['status']]: { readonly tone: PillTone; readonly text: string } } = {
  applied: { tone: 'good', text: 'Imported' },
  unchanged: { tone: 'quiet', text: 'Nothing new' },
  held: { tone: 'waiting', text: 'Needs review' },
  refused: { tone: 'bad', text: 'Not readable' },
  discarded: { tone: 'quiet', text: 'Reviewed' },
  undone: { tone: 'info', text: 'Undone' },
}

/** Health pill of a feed; problems that need action come first. */
export const feedHealth = ({
  paused,
  failures,
  lastRun,
}: Pick<FeedRecord, 'paused' | 'failures' | 'lastRun'>): { tone: PillTone; text: string } => {
  if (lastRun?.status === 'held') return { tone: 'waiting', text: 'Needs review' }
  if (paused) return { tone: 'quiet', text: 'Paused' }
  if (failures > 0) return { tone: 'bad', text: failures === 1 ? 'Failed' : `Failed ${failures} times` }
  if (lastRun === null) return { tone: 'info', text: 'No file yet' }
  return lastRun.status === 'refused' ? { tone: 'bad', text: 'Not readable' } : { tone: 'good', text: 'Working' }
}
