import { formatCount } from '../../parts/formatCount'

interface Counts {
  readonly different: number
  readonly same: number
  readonly refused: number
}

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' })

/** What a roll-out will do to its sites: '2 sites will look different and 1 will look the same.' */
export const rolloutSentence = ({ different, same, refused }: Counts): string => {
  const parts = [
    { count: different, words: 'will look different' },
    { count: same, words: 'will look the same' },
    { count: refused, words: `will be left alone, as ${refused === 1 ? 'it' : 'they'} can’t take it` },
  ].filter(({ count }) => count > 0)
  const said = parts.map(({ count, words }, index) =>
    index === 0 ? `${formatCount(count, 'site', 'sites')} ${words}` : `${count.toLocaleString('en-AU')} ${words}`,
  )
  return said.length === 0 ? 'No site is affected.' : `${list.format(said)}.`
}
