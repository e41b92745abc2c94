import { expect, it, vi } from 'vitest'
import { step } from './step'

const listen = () => {
  vi.useFakeTimers()
  const said: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  return () => said.join('')
}
const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

it('a step says on one line what it is and how long it took', async () => {
  const said = listen()
  const done = step('Seeding', () => after(1_500))
  expect(said()).toBe('  Seeding …')
  await vi.runAllTimersAsync()
  await done
  await expect(step('Serving', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(said()).toBe('  Seeding … 1.5 s\n  Serving … failed\n')
})

it('steps beside each other end on lines of their own', async () => {
  const said = listen()
  const both = Promise.all([step('Seeding', () => after(1_000)), step('Building', () => after(3_000))])
  await vi.runAllTimersAsync()
  await both
  expect(said()).toBe('  Seeding …\n  Building …\n  Seeding: 1.0 s\n  Building: 3.0 s\n')
})
