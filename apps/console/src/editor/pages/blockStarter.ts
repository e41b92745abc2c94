import type { BlockKind } from '@forecourt/schema/blocks/blocks'

type Words = Readonly<Record<string, unknown>>

const three = (title: string, text: string): readonly Words[] =>
  ['first', 'second', 'third'].map((id) => ({ id, title: title.replace('…', id), text }))

/** Blocks that show nothing until something is said: what they begin with, to be replaced. */
const starters: Partial<Readonly<Record<BlockKind, Words>>> = {
  reasons: { entries: three('A … reason', 'Say in a sentence what it means for the people who read it.') },
  questions: { entries: three('A … question', 'The answer, as you would give it at the counter.') },
  links: { heading: 'Where to next', entries: three('A … link', 'What is found there.') },
  prose: { heading: 'A heading', text: 'What there is to say. A blank line begins another paragraph.' },
  feature: { heading: 'A heading', text: 'Words beside a picture.' },
  banner: { heading: 'One thing to ask for', buttonLabel: 'Contact us', buttonHref: '/contact' },
  people: { entries: [{ id: 'first', name: 'A name', role: 'What they do here' }] },
  prices: { entries: [{ id: 'first', title: 'What it is for', price: '$0', text: 'What is in it.' }] },
}

/** What a block of a kind begins with, so that whoever adds it sees it at once. */
export const blockStarter = (kind: string): Words => starters[kind as BlockKind] ?? {}
