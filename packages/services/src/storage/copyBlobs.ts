import type { Blobs } from './Blobs'

export interface CopyCounts {
  readonly copied: number
  /** Already there. */
  readonly skipped: number
}

/** Copies files that are missing or incomplete at the target, one after another; repeated after an interruption, it continues. */
export const copyBlobs = async (from: Blobs, to: Blobs, onCopied: (name: string) => void = () => {}): Promise<CopyCounts> => {
  let copied = 0
  let skipped = 0
  for await (const { name, size } of from.list()) {
    if ((await to.sizeOf(name)) === size) {
      skipped++
      continue
    }
    const bytes = await from.read(name)
    // Removed since it was listed.
    if (!bytes) continue
    await to.write(name, bytes)
    copied++
    onCopied(name)
  }
  return { copied, skipped }
}
