/** Poll interval unless another is given: a poll costs one short query over an index of what is due. Milliseconds. */
const usualPause = 2_000

/**
 * A poll loop: runs work at once while there is more (`true`) and after a pause in milliseconds when there isn't, until it is
 * stopped. It polls instead of being woken, so that no word gets lost.
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
