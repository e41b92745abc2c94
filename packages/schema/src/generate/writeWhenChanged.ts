import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

/** Writes a generated file only if it changed, so that concurrent readers, such as a compiler, never see a partial file. */
export const writeWhenChanged = (file: URL, text: string): void => {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, text)
}
