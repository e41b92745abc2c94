/** Says what is being done, then how long it took. */
export const step = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const begun = Date.now()
  process.stdout.write(`  ${what} …`)
  try {
    const result = await work()
    process.stdout.write(` ${((Date.now() - begun) / 1000).toFixed(1)} s\n`)
    return result
  } catch (error) {
    process.stdout.write(' failed\n')
    throw error
  }
}
