import { execFileSync } from 'node:child_process'

export interface Process {
  readonly pid: number
  readonly parent: number
  readonly kilobytes: number
  readonly command: string
}

/** All processes of this machine. */
export const processes = (): Process[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8', maxBuffer: 10_000_000 })
    .split('\n')
    .flatMap((line) => {
      const [, pid, parent, kilobytes, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
      return pid ? [{ pid: Number(pid), parent: Number(parent), kilobytes: Number(kilobytes), command }] : []
    })

/** Child processes, recursively. */
export const descendants = (pid: number, all = processes()): Process[] =>
  all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...descendants(child.pid, all)])
