/** The step whose terminal line can be continued, as nothing was printed after it. */
let last: object | null = null

/** Prints a step and then its duration. Steps may overlap: one with later steps in between ends on a line of its own. */
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
