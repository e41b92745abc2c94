import type { PillTone } from '../../parts/StatusPill'
import type { Rollout } from './useAdvance'

type Outcome = keyof Rollout['counts']

/** What came of a roll-out at a site, in a word or two. */
export const outcomeName: { readonly [Name in Outcome]: string } = {
  waiting: 'Waiting',
  published: 'Published',
  unchanged: 'Looks the same',
  refused: 'Can’t take it',
  undone: 'Undone',
  kept: 'Left as it was',
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

/** The outcomes of a roll-out that any site had: '3 published, 1 can’t take it'. */
export const countsSentence = (counts: Rollout['counts']): string =>
  order
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${counts[outcome].toLocaleString('en-AU')} ${outcomeName[outcome].toLowerCase()}`)
    .join(', ')
