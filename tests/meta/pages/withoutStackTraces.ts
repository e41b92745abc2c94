/** Runs without stack traces: in development React creates one per element, a third of the rendering time. */
export const withoutStackTraces = async <T>(work: () => Promise<T>): Promise<T> => {
  const limit = Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit')
  // React sets its own limit each time.
  Object.defineProperty(Error, 'stackTraceLimit', { get: () => 0, set: () => {}, configurable: true })
  try {
    return await work()
  } finally {
    Object.defineProperty(Error, 'stackTraceLimit', { ...limit, configurable: true })
  }
}
