import type { HeicReader } from './HeicReader'

/** Global key of the HEIC reader: code that Next bundles can't start a thread, so it uses the one that the server registered. */
const name = Symbol.for('forecourt.heicReader')
const holder = globalThis as { [name]?: HeicReader }

/** Registers the HEIC reader of this process. */
export const readHeicWith = (reader: HeicReader): void => {
  holder[name] = reader
}

/** Fallback in development and tests: decodes in process. */
const inProcess: HeicReader = async (file, most) => (await import('./decodeHeic')).decodeHeic(file, most).catch(() => null)

export const readHeic: HeicReader = (file, most) => (holder[name] ?? inProcess)(file, most)
