import { formatCount } from '../../parts/formatCount'
import type { PillTone } from '../../parts/StatusPill'
import type { Rollout } from './useAdvance'

interface Counts {
  readonly different: number
  readonly same: number
  readonly refused: number
}

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' })

/** The expected result of a roll-out: '2 sites will look different and 1 will look the same.' */
export const rolloutSentence = ({ different, same, refused }: Counts): string => {
  const parts = [
    { count: different, text: 'will look different' },
    { count: same, text: 'will look the same' },
    { count: refused, text: 'can’t be changed' },
  ].filter(({ count }) => count > 0)
  const texts = parts.map(({ count, text }, index) =>
    index === 0 ? `${formatCount(count, 'site', 'sites')} ${text}` : `${count.toLocaleString('en-AU')} ${text}`,
  )
  return texts.length === 0 ? 'No site is affected.' : `${list.format(texts)}.`
}

type Outcome = keyof Rollout['counts']

/**
 * Display names of outcomes at a site. `unchanged`: published, without a visible change. `kept`: nothing was published, because the site uses
 * this release or a newer one already or, for an undo, because it was changed since.
 */
export const outcomeName: { readonly [Name in Outcome]: string } = {
  waiting: 'Waiting',
  published: 'Published',
  unchanged: 'Looks the same',
  refused: 'Can’t be changed',
  undone: 'Undone',
  kept: 'Left unchanged',
  skipped: 'Not reached',
}

export const outcomeTone: { readonly [Name in Outcome]: PillTone } = {
  waiting: 'waiting',
  published: 'good',
  unchanged: 'quiet',
  refused: 'bad',
  undone: 'info',
  kept: 'waiting',
  skipped: 'quiet',
}

const order: readonly Outcome[] = ['published', 'unchanged', 'refused', 'undone', 'kept', 'skipped', 'waiting']

/** The non-zero outcomes of a roll-out: '3 published, 1 can’t be changed'. */
export const countsSentence = (counts: Rollout['counts']): string =>
  order
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${counts[outcome].toLocaleString('en-AU')} ${outcomeName[outcome].toLowerCase()}`)
    .join(', ')
