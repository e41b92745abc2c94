interface LockState {
  readonly locks: readonly string[]
  readonly lockReasons?: Readonly<Record<string, string>>
}

/** The number of locks, or reasons of locks, that differ between two states of a layer. */
export const lockDifference = (before: LockState, after: LockState): number => {
  const pointers = new Set([...before.locks, ...after.locks])
  const differs = (pointer: string) =>
    before.locks.includes(pointer) !== after.locks.includes(pointer) ||
    (before.lockReasons?.[pointer] ?? '') !== (after.lockReasons?.[pointer] ?? '')
  return [...pointers].filter(differs).length
}
