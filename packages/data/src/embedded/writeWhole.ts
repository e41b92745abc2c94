import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs'

/** Writes a file atomically (to a temporary name, then renamed), whenever the process ends; readable by this user alone. */
export const writeWhole = (file: string, text: string): void => {
  const unfinished = `${file}.${process.pid}.part`
  const handle = openSync(unfinished, 'w', 0o600)
  try {
    writeSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(unfinished, file)
}
