import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../../../tools/start/settings'

/** Runs `work` while another process serves so many cars. */
export const withServedStock = async <T>(cars: number, work: (port: number) => Promise<T>): Promise<T> => {
  const script = `${root}tests/bench/search/serveStock.ts`
  const server = spawn(process.execPath, ['--import', 'tsx', script, String(cars)], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const said = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])
    return await work(Number(String(said[0])))
  } finally {
    server.kill()
  }
}
