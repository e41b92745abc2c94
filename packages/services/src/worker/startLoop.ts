/** Default poll interval in milliseconds: a poll is one short query on an index. */
const usualPause = 2_000

/**
 * Poll loop: repeats at once while `work` returns true, otherwise after a pause in milliseconds, until stopped. Polling can't miss a
 * notification.
 */
export const startLoop = (work: () => Promise<boolean>, onError: (error: unknown) => void, pause = usualPause): (() => Promise<void>) => {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let doing: Promise<void> = Promise.resolve()
  const once = async () => {
    let more = false
    try {
      more = await work()
    } catch (error) {
      onError(error)
    } finally {
      if (!stopped) timer = setTimeout(begin, more ? 0 : pause)
    }
  }
  const begin = () => {
    doing = once()
  }
  begin()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await doing
  }
}
