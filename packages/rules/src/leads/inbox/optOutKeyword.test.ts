import { expect, it } from 'vitest'
import { optOutKeyword } from './replyText'

it.each([
  { text: 'STOP', word: 'stop' },
  { text: ' Stop. ', word: 'stop' },
  { text: 'opt-out', word: 'stop' },
  { text: 'STOPALL', word: 'stop' },
  { text: 'Unsubscribe!', word: 'stop' },
  { text: 'Start', word: 'start' },
  { text: 'Please stop by on Saturday', word: null },
  { text: 'Does it stop well?', word: null },
  { text: 'starting price', word: null },
  { text: '', word: null },
  { text: '🛑', word: null },
])('the inbox reads “$text” as $word (ENT-16)', ({ text, word }) => expect(optOutKeyword(text)).toBe(word))
