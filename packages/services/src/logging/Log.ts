/**
 * Writes a line to the log of the process: ids, and never a name, an address or anything entered. An error is described without what it
 * quotes (`describeError`); of an error whose message another system wrote, only the kind is logged (`faultKind`).
 */
export type Log = (line: string, error?: unknown) => void

/** The log of this process, as `startLog` set it up. */
export const consoleLog: Log = (line, error) => console.error(line, ...(error instanceof Error ? [error] : []))

/** The kind of an error without its message: name, code and status. */
export const faultKind = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error
  const { code, responseCode, status } = error as { code?: unknown; responseCode?: unknown; status?: unknown }
  const codes = [code, responseCode, status].filter((one) => ['string', 'number'].includes(typeof one))
  return [error.name, ...codes].join(' ')
}
