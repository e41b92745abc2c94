import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { holdInstallation } from './holdInstallation'

const module = fileURLToPath(new URL('./holdInstallation.ts', import.meta.url))
let undo: (() => unknown)[] = []
afterEach(async () => {
  for (const one of undo.reverse()) await one()
  undo = []
})

/** A process that holds an installation, and delays its stop. */
const holder = async (data: string, stopsFor: number, isStopping = 'stopping') => {
  const code = `import { holdInstallation } from ${JSON.stringify(module)}
let stopping = false
let asked = 0
await holdInstallation(${JSON.stringify(data)}, { isStopping: () => ${isStopping} })
setInterval(() => {}, 1000)
process.on('SIGTERM', () => { stopping = true; process.stdout.write('stopping'); setTimeout(() => process.exit(0), ${stopsFor}) })
process.stdout.write('holding')`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  undo.push(() => child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}
const folder = () => {
  const data = mkdtempSync(path.join(tmpdir(), 'forecourt-hold-'))
  undo.push(() => rmSync(data, { recursive: true }))
  return data
}
const running = { isStopping: () => false }

it('npm start locks an installation for one process, and for the next one after the first was killed', async () => {
  const data = folder()
  const first = await holder(data, 0)
  expect(await holdInstallation(data, running)).toBe(false)
  first.kill('SIGKILL')
  await once(first, 'exit')
  expect(await holdInstallation(data, running)).toBe(true)
})

it('npm start waits for a process that is stopping, and reports it once', async () => {
  const data = folder()
  const first = await holder(data, 500)
  first.kill('SIGTERM')
  await once(first.stdout, 'data')
  let waits = 0
  expect(await holdInstallation(data, { ...running, onWait: () => void waits++ })).toBe(true)
  // The socket is free a moment before the exit event.
  if (first.exitCode === null) await once(first, 'exit')
  expect([waits, first.exitCode]).toEqual([1, 0])
})

it('npm start asks a running process a second time, in case it has not yet received its stop signal', async () => {
  const data = folder()
  const first = await holder(data, 300, 'asked++ > 0')
  first.kill('SIGTERM')
  await once(first.stdout, 'data')
  expect(await holdInstallation(data, running)).toBe(true)
})
