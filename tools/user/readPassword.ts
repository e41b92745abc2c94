import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Prompts for a password without echo; without a terminal, reads the first line of stdin. */
export const readPassword = async (): Promise<string> => {
  const terminal = process.stdin.isTTY
  if (terminal) process.stderr.write('Password: ')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: terminal ? silent : undefined, terminal })
  try {
    for await (const line of lines) return line
    return ''
  } finally {
    lines.close()
    if (terminal) process.stderr.write('\n')
  }
}
