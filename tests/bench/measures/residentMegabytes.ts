import { readFile } from 'node:fs/promises'

/** Resident memory of processes in megabytes. */
export const residentMegabytes = async (pids: readonly number[]): Promise<number> => {
  const sizes = await Promise.all(
    pids.map(async (pid) => Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''))?.[1] ?? 0)),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}
