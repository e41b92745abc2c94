import { expect, it } from 'vitest'
import { run } from './run'

it('run returns all output of a command, also what it prints just before it ends', async () => {
  const script = "process.stdout.write('x'.repeat(60_000)); process.stdout.write('end')"
  const outputs = await Promise.all(Array.from({ length: 20 }, () => run(process.execPath, ['-e', script])))
  expect(new Set(outputs.map((output) => output.slice(-4)))).toEqual(new Set(['xend']))
})

it('run does not wait for a background process that a command started', async () => {
  const script = "require('node:child_process').spawn('sleep', ['30'], { stdio: 'inherit', detached: true }).unref(); console.log('left')"
  expect(await run(process.execPath, ['-e', script])).toBe('left\n')
}, 20_000)

it('running a command fails with the output of the command', async () => {
  await expect(run(process.execPath, ['-e', "console.error('no'); process.exit(3)"])).rejects.toThrow(/failed:\nno$/)
})

it('running a command reports that a command can’t be started', async () => {
  await expect(run('no-such-command', [])).rejects.toThrow(/ENOENT/)
})
