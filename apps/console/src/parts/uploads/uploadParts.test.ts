import { uploadPartBytes } from '@forecourt/rules/stock/uploadLimits'
import { expect, test } from 'vitest'
import { UploadProblem, uploadParts } from './uploadParts'

const size = uploadPartBytes * 2 + 500
const file = new Blob([new Uint8Array(size)])
const unreachable = () => Promise.reject(new TypeError('The server could not be reached.'))

type Answers = readonly (() => Promise<{ status: number; received?: number; message?: string }>)[]

/** Uploads to a fake server with these responses in turn; returns the offset of each part. */
const sending = async (answers: Answers, { received = 0, signal = new AbortController().signal } = {}) => {
  const began: number[] = []
  const waits: boolean[] = []
  const parts: number[] = []
  const left = [...answers]
  const result = await uploadParts(file, {
    id: 'u1',
    received,
    signal,
    onProgress: (part) => parts.push(part),
    onWaiting: (isWaiting) => waits.push(isWaiting),
    post: (_id, at) => {
      began.push(at)
      return left.shift()?.() ?? Promise.resolve({ status: 200, received: Math.min(size, at + uploadPartBytes) })
    },
    wait: async () => {},
  }).then(
    () => 'sent',
    (error: Error) => error,
  )
  return { result, began, waits, last: parts.at(-1) }
}

test('A file is uploaded in parts, and continues from the last received part', async () => {
  expect(await sending([])).toMatchObject({ result: 'sent', began: [0, uploadPartBytes, uploadPartBytes * 2], last: 1 })
  expect((await sending([], { received: uploadPartBytes })).began).toEqual([uploadPartBytes, uploadPartBytes * 2])
  expect((await sending([], { received: size })).began).toEqual([])
})

test('An upload waits for a lost connection without limit, and sends the part again', async () => {
  const { result, began, waits } = await sending(Array.from({ length: 20 }, () => unreachable))
  expect([result, began.filter((at) => at === 0).length, waits.includes(true), waits.at(-1)]).toEqual(['sent', 21, true, false])
})

test('After a lost response the upload continues at the offset that the server reports', async () => {
  const { began } = await sending([async () => ({ status: 409, received: uploadPartBytes })])
  expect(began).toEqual([0, uploadPartBytes, uploadPartBytes * 2])
})

test('A busy server is retried a few times; a refusal ends the upload', async () => {
  const busy = async () => ({ status: 503 })
  expect((await sending([busy, busy])).result).toBe('sent')
  expect((await sending([busy, busy, busy, busy, busy])).result).toBeInstanceOf(UploadProblem)
  const full = async () => ({ status: 507, message: 'The server has no room.' })
  expect(((await sending([full, full, full, full, full])).result as Error).message).toBe('The server has no room.')
  const { result, began } = await sending([async () => ({ status: 404, message: 'That file is not on its way any more.' })])
  expect([(result as Error).message, began]).toEqual(['That file is not on its way any more.', [0]])
})

test('An aborted upload sends no further parts', async () => {
  const controller = new AbortController()
  const { result, began } = await sending(
    [
      async () => {
        controller.abort()
        return { status: 200, received: uploadPartBytes }
      },
    ],
    { signal: controller.signal },
  )
  expect([(result as Error).name, began]).toEqual(['AbortError', [0]])
})
