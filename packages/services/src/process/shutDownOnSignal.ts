/** Shutdown timeout before the process is terminated, in milliseconds. */
const timeoutMs = 9_000

/** Shuts the process down gracefully on a signal, once, within the timeout. */
export function shutDownOnSignal(stop: () => Promise<unknown>): void {
  let ending = false
  function end(): void {
    if (ending) return
    ending = true
    setTimeout(() => process.exit(1), timeoutMs).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
}
