import type { HeicReader } from './HeicReader'

/** Global key of the HEIC reader. Code bundled by Next can't start a thread, so it uses the reader that the server registered. */
const name = Symbol.for('forecourt.heicReader')
const holder = globalThis as { [name]?: HeicReader }

/** Registers the HEIC reader of this process. */
export const registerHeicReader = (reader: HeicReader): void => {
  holder[name] = reader
}

/** Fallback in development and tests: decodes in process. */
const inProcess: HeicReader = async (file, maxPixels) => (await import('./decodeHeic')).decodeHeic(file, maxPixels).catch(() => null)

export const readHeic: HeicReader = (file, maxPixels) => (holder[name] ?? inProcess)(file, maxPixels)
