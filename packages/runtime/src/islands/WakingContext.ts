import { createContext } from 'react'

/** Tells who wakes a part of a document that more must come before the part answers; null where nobody waits for it. */
export const WakingContext = createContext<((underway: Promise<void>) => void) | null>(null)
