import { createContext, useContext, useId, useState } from 'react'

/** Gives the next id within a part of a document. */
export type PartIds = () => string

/** Numbers the ids of a part in the order they are asked for, which is the same where it is written and where it is taken over. */
export const partIds = (line: number): PartIds => {
  let count = 0
  return () => `_i${line}-${count++}_`
}

/** The ids of the part that is drawn; null for what is drawn as a whole, or was drawn by others and lies in it. */
export const PartIdsContext = createContext<PartIds | null>(null)

/** An id that is unique in its document: React's own where it draws all of it; in a part one that any renderer takes over (decision 088). */
export const usePartId = (): string => {
  const own = useId()
  const next = useContext(PartIdsContext)
  const [id] = useState(() => next?.() ?? own)
  return id
}
