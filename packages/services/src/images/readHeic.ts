import type { HeicReader } from './HeicReader'

/** Under this name the process keeps its reader: what Next bundles can't start a thread, and asks the one that was started beside it. */
const name = Symbol.for('forecourt.heicReader')
const holder = globalThis as { [name]?: HeicReader }

/** From now on this process reads them so. */
export const readHeicWith = (reader: HeicReader): void => {
  holder[name] = reader
}

/** Where nobody started a thread, while developing and in tests, the process reads them itself. */
const inProcess: HeicReader = async (file, most) => (await import('./decodeHeic')).decodeHeic(file, most).catch(() => null)

export const readHeic: HeicReader = (file, most) => (holder[name] ?? inProcess)(file, most)
