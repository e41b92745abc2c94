const last = new Map<string, Promise<unknown>>()

/**
 * Does work on the same thing one after another in this process: forty photos of a car that arrive at once would otherwise each hold a
 * connection to the database while they wait for the same row, and leave none to anybody else.
 */
export const inTurn = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
  const mine = (last.get(key) ?? Promise.resolve()).then(work, work)
  last.set(key, mine)
  try {
    return await mine
  } finally {
    if (last.get(key) === mine) last.delete(key)
  }
}
