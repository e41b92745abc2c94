import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs'

/** Writes a file atomically (temporary file, then rename), readable by this user only. */
export const writeFileAtomicallySync = (file: string, text: string): void => {
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
