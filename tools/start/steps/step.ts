/** The step whose line on the screen can still be gone on with: nothing was written after it. */
let last: object | null = null

/** Says what is being done, then how long it took. Steps may run beside each other: one that others have begun after ends on a line of its own. */
export const step = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const begun = Date.now()
  const own = {}
  process.stdout.write(`${last ? '\n' : ''}  ${what} …`)
  last = own
  const end = (how: string) => {
    process.stdout.write(last === own ? ` ${how}\n` : `${last ? '\n' : ''}  ${what}: ${how}\n`)
    last = null
  }
  try {
    const result = await work()
    end(`${((Date.now() - begun) / 1000).toFixed(1)} s`)
    return result
  } catch (error) {
    end('failed')
    throw error
  }
}
