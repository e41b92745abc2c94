import { expect, it } from 'vitest'
import { run } from './run'

it('gives all that a command printed, however much comes at its end', async () => {
  const script = "process.stdout.write('x'.repeat(60_000)); process.stdout.write('end')"
  const outputs = await Promise.all(Array.from({ length: 20 }, () => run(process.execPath, ['-e', script])))
  expect(new Set(outputs.map((output) => output.slice(-4)))).toEqual(new Set(['xend']))
})

it('does not wait for what a command has left running', async () => {
  const script = "require('node:child_process').spawn('sleep', ['30'], { stdio: 'inherit', detached: true }).unref(); console.log('left')"
  expect(await run(process.execPath, ['-e', script])).toBe('left\n')
}, 20_000)

it('fails with what the command printed', async () => {
  await expect(run(process.execPath, ['-e', "console.error('no'); process.exit(3)"])).rejects.toThrow(/failed:\nno$/)
})

it('says that a command can’t be started', async () => {
  await expect(run('no-such-command', [])).rejects.toThrow(/ENOENT/)
})
