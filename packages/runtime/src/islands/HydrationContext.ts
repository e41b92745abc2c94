import { createContext } from 'react'

/** Adds a promise that an island's hydration waits for; null if hydration waits for nothing. */
export const HydrationContext = createContext<((underway: Promise<void>) => void) | null>(null)
