import type { Scope } from '../createDatabase'

/** One thing that was done to a record, as the audit tells it. */
export interface RecordEvent {
  readonly id: string
  /** Such as 'Changed the offer Winter sale'. */
  readonly summary: string
  /** What was different then, a sentence each. */
  readonly changes: readonly string[]
  readonly by: string
  /** ISO in UTC. */
  readonly at: string
  /** Whether `undoRecord` would take this one back. */
  readonly isUndoable: boolean
}

const maxRows = 30

/** What was done to a record, latest first; `noun` as its kind has it. */
export const recordHistory = (scope: Scope, noun: string, id: string): Promise<readonly RecordEvent[]> =>
  scope.transaction(async (tx) => {
    const entries = await tx.auditEntry.findMany({
      where: { target: id, action: { startsWith: `${noun}.` } },
      orderBy: { id: 'desc' },
      take: maxRows,
    })
    const details = entries.map(({ detail }) => (detail ?? {}) as { changes?: readonly string[]; before?: unknown })
    // Only the last change can be taken back: one before it may rest on what came after.
    const last = details.findIndex(({ before }) => before !== undefined && before !== null)
    return entries.map(({ id: entry, summary, actorName, at }, index) => ({
      id: String(entry),
      summary,
      changes: details[index]?.changes ?? [],
      by: actorName,
      at: at.toISOString(),
      isUndoable: index === last,
    }))
  })
