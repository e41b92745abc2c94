/** How long what is begun may take to finish before the process ends all the same. Milliseconds. */
const timeoutMs = 9_000

/** Ends the process in order when it is asked to, once, however often it is asked; in any case within some seconds. */
export function endInOrder(stop: () => Promise<unknown>): void {
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
