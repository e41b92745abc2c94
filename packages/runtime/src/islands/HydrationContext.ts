import { createContext } from 'react'

/** Has the hydration of a part wait for something more that it loads; null where nothing waits for it. */
export const HydrationContext = createContext<((underway: Promise<void>) => void) | null>(null)
