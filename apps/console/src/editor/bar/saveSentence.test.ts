import { describe, expect, test } from 'vitest'
import { saveSentence } from './saveSentence'

const savedAt = '2026-11-20T04:00:00.000Z'
const draft = { status: 'saved', savedAt, message: '', problems: [], mergedFrom: null } as unknown as Parameters<typeof saveSentence>[0]
const after = (seconds: number) => Date.parse(savedAt) + seconds * 1_000

describe('the save status', () => {
  const rows = [
    { state: {}, seconds: 2, sentence: 'Saved 2 s ago' },
    { state: {}, seconds: -3, sentence: 'Saved 0 s ago' },
    { state: {}, seconds: 90, sentence: 'Saved 2 min ago' },
    { state: {}, seconds: 7_200, sentence: 'Saved 2 h ago' },
    { state: { mergedFrom: 'Mia' }, seconds: 1, sentence: 'Saved 1 s ago, with Mia’s changes' },
    { state: { savedAt: null }, seconds: 0, sentence: 'No changes yet' },
    { state: { status: 'saving' }, seconds: 0, sentence: 'Saving…' },
    {
      state: { status: 'failed', message: 'The server can’t be reached.' },
      seconds: 0,
      sentence: 'Not saved: The server can’t be reached.',
    },
    {
      state: { status: 'refused', message: '“x” is not a setting.', problems: [{ pointer: '/header/x' }] },
      seconds: 0,
      sentence: 'Not saved: one setting needs fixing',
    },
    { state: { status: 'refused', message: 'The draft is too large.' }, seconds: 0, sentence: 'Not saved: The draft is too large.' },
  ] as const
  for (const { state, seconds, sentence } of rows)
    test(sentence, () => expect(saveSentence({ ...draft, ...state } as typeof draft, after(seconds))).toBe(sentence))
})
