import { expect, it, vi } from 'vitest'
import { step } from './step'

const listen = () => {
  vi.useFakeTimers()
  const lines: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
  return () => lines.join('')
}
const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

it('a step prints its name and duration on one line', async () => {
  const lines = listen()
  const done = step('Seeding', () => after(1_500))
  expect(lines()).toBe('  Seeding …')
  await vi.runAllTimersAsync()
  await done
  await expect(step('Serving', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(lines()).toBe('  Seeding … 1.5 s\n  Serving … failed\n')
})

it('simultaneous steps print their end on separate lines', async () => {
  const lines = listen()
  const both = Promise.all([step('Seeding', () => after(1_000)), step('Building', () => after(3_000))])
  await vi.runAllTimersAsync()
  await both
  expect(lines()).toBe('  Seeding …\n  Building …\n  Seeding: 1.0 s\n  Building: 3.0 s\n')
})
