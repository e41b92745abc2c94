/** Does what needs no trace of where an error came from: in development React makes one for each element, which takes a third of drawing a page. */
export const withoutTraces = async <T>(work: () => Promise<T>): Promise<T> => {
  const limit = Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit')
  // React sets a limit of its own each time.
  Object.defineProperty(Error, 'stackTraceLimit', { get: () => 0, set: () => {}, configurable: true })
  try {
    return await work()
  } finally {
    Object.defineProperty(Error, 'stackTraceLimit', { ...limit, configurable: true })
  }
}
