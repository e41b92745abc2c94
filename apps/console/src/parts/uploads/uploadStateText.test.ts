import { expect, test } from 'vitest'
import { type QueuedUpload, type SendingState, uploadStateText, uploadsSentence } from './uploadQueue'

const item = (state: SendingState): QueuedUpload => ({
  id: 'a',
  carId: 'c',
  kind: 'photo',
  name: 'a.jpg',
  source: { url: 'https://a.example' },
  order: { batch: 'b', index: 0 },
  state,
})
const done = item({ status: 'done', isKnown: false })
const known = item({ status: 'done', isKnown: true })
const failed = item({ status: 'failed', reason: 'The file is empty.' })
const queued = item({ status: 'queued' })
const sending = item({ status: 'sending', share: 0.345, isWaiting: false })
const waiting = item({ status: 'sending', share: 0.5, isWaiting: true })

test.each([
  { name: 'under way', items: [done, done, sending, queued], message: '2 of 4 uploaded.' },
  { name: 'one failed', items: [done, failed, sending], message: '1 of 3 uploaded, 1 failed.' },
  { name: 'without a connection', items: [done, waiting, waiting], message: '1 of 3 uploaded, waiting for the connection.' },
  { name: 'complete', items: [done, done], message: '2 uploaded.' },
  { name: 'complete, some already uploaded', items: [done, known, known, failed], message: '3 uploaded, 2 were already there, 1 failed.' },
  { name: 'all failed', items: [failed, failed], message: '2 failed.' },
])('the status of all uploads: $name', ({ items, message }) => expect(uploadsSentence(items)).toBe(message))

test.each([
  [queued, 'Waiting'],
  [sending, 'Sending, 35%'],
  [waiting, 'Waiting for the connection…'],
  [item({ status: 'storing' }), 'Saving…'],
  [done, 'Uploaded'],
  [known, 'Already uploaded'],
  [failed, 'The file is empty.'],
])('the status of one upload: %#', ({ state }, message) => expect(uploadStateText(state)).toBe(message))
