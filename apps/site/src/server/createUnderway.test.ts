import { expect, it } from 'vitest'
import { createUnderway } from './createUnderway'

it('waits, within limits, for what is being done', async () => {
  const underway = createUnderway()
  await underway.settled(5000)
  let release = () => {}
  underway.track(
    new Promise<void>((resolve) => {
      release = resolve
    }),
  )
  underway.track(Promise.reject(new Error('It failed')))
  const started = performance.now()
  await underway.settled(50)
  expect(performance.now() - started).toBeGreaterThanOrEqual(45)
  release()
  await underway.settled(5000)
})
