/** Memory of what is cached for organisations; the least recently used ones are evicted first. */
export interface MemoryBudget {
  /** Marks an organisation as used. */
  touch(organisationId: string): void
  /** Records the size in bytes of a part of an organisation's data, replacing the part's previous size. */
  setSize(organisationId: string, part: string, bytes: number): void
  /** Forgets an organisation without evicting it. */
  remove(organisationId: string): void
}

interface MemoryBudgetOptions {
  readonly maxBytes: number
  /** Frees everything of an organisation. */
  evict(organisationId: string): void
}

/** Limits the memory of cached organisations. The one used last stays, whatever its size. */
export function createMemoryBudget({ maxBytes, evict }: MemoryBudgetOptions): MemoryBudget {
  /** Sizes of parts by organisation, least recently used first. */
  const organisations = new Map<string, Map<string, number>>()
  let total = 0

  function touch(organisationId: string): Map<string, number> {
    const parts = organisations.get(organisationId) ?? new Map<string, number>()
    organisations.delete(organisationId)
    organisations.set(organisationId, parts)
    return parts
  }

  function remove(organisationId: string): void {
    for (const bytes of organisations.get(organisationId)?.values() ?? []) total -= bytes
    organisations.delete(organisationId)
  }

  return {
    touch: (organisationId) => void touch(organisationId),
    remove,
    setSize(organisationId, part, bytes) {
      // A size that is measured again, such as after a change, is no use.
      const parts = organisations.get(organisationId) ?? touch(organisationId)
      total += bytes - (parts.get(part) ?? 0)
      parts.set(part, bytes)
      for (const [oldest] of organisations) {
        if (total <= maxBytes || organisations.size === 1) break
        remove(oldest)
        evict(oldest)
      }
    },
  }
}
