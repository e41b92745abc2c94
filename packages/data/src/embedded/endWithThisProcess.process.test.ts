import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { isRunning } from './withFileLock'

const module = fileURLToPath(new URL('./endWithThisProcess.ts', import.meta.url))

/** A process that starts another, prints its id, and waits; `mode` can let that one live. */
const startParent = (mode: '' | 'letLive') =>
  spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      `import { spawn } from 'node:child_process'
       const { endWithThisProcess } = await import(${JSON.stringify(module)})
       const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' })
       const letLive = endWithThisProcess(child.pid, { group: true, signal: 'TERM' })
       if (${JSON.stringify(mode)}) letLive()
       setTimeout(() => console.log(child.pid), 200)
       setInterval(() => {}, 1000)`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )

it('a child process ends when its parent is killed, unless it was released to live on', async () => {
  for (const [mode, lives] of [
    ['', false],
    ['letLive', true],
  ] as const) {
    const parent = startParent(mode)
    const [line] = await once(parent.stdout, 'data')
    const pid = Number(line)
    expect(isRunning(pid)).toBe(true)
    parent.kill('SIGKILL')
    if (lives) {
      await new Promise((resolve) => setTimeout(resolve, 500))
      expect(isRunning(pid)).toBe(true)
      process.kill(pid, 'SIGKILL')
    } else await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false)
  }
})
