import { appRouter } from '../appRouter'
import { createCallerFactory } from '../trpc'

/** Calls the procedures without HTTP. */
export const createCaller = createCallerFactory(appRouter)
