import { readdir, readFile } from 'node:fs/promises'

/** Processes on this machine that run one of these scripts. */
export const findProcesses = async (...scripts: readonly string[]): Promise<number[]> => {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger)
  const found = await Promise.all(
    pids.map(async (pid) => {
      const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')
      return command.some((word) => scripts.includes(word)) ? [pid] : []
    }),
  )
  return found.flat()
}
