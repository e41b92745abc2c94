import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

/** Writes a generated file, unless it is that already: what reads it at the same time, such as a compiler, never sees half of it. */
export const writeWhenChanged = (file: URL, text: string): void => {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, text)
}
