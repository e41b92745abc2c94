import type { PurgeEdge } from './PurgeEdge'

interface EdgePurgeOptions {
  readonly edges: readonly PurgeEdge[]
  /** Milliseconds after which each purge is repeated. */
  readonly repeatMs?: number
  log(error: unknown): void
}

export interface EdgePurge {
  /** Resolves once all caches confirm; rejects otherwise, and repeats in the background until they do. */
  readonly purge: PurgeEdge
  /** Sends what is to be repeated now. */
  flush(): Promise<void>
}

/** Longest pause between failed attempts, in milliseconds. */
const maxPauseMs = 5_000
/** With more tags, everything is purged. */
const maxTags = 2_000

/**
 * Purges the caches in front of the sites, and once more after a second: a response that left us just before the change may reach a cache
 * after the first purge.
 */
export const createEdgePurge = ({ edges, repeatMs = 1_000, log }: EdgePurgeOptions): EdgePurge => {
  /** Tags to purge again; null for all. */
  let pending: Set<string> | null = new Set()
  let timer: NodeJS.Timeout | null = null
  let failures = 0

  const send = async (tags: readonly string[] | null) => {
    await Promise.all(edges.map((edge) => edge(tags)))
  }

  const repeat = (tags: readonly string[] | null) => {
    for (const tag of tags ?? []) pending?.add(tag)
    if (tags === null || (pending?.size ?? 0) > maxTags) pending = null
    timer ??= setTimeout(() => void flush(), Math.min(maxPauseMs, repeatMs * 2 ** failures)).unref()
  }

  const flush = async () => {
    const tags = pending && [...pending]
    pending = new Set()
    if (timer) clearTimeout(timer)
    timer = null
    if (tags?.length === 0) return
    try {
      await send(tags)
      failures = 0
    } catch (error) {
      failures++
      log(error)
      repeat(tags)
    }
  }

  return {
    async purge(tags) {
      if (edges.length === 0 || tags?.length === 0) return
      repeat(tags)
      await send(tags)
    },
    flush,
  }
}
