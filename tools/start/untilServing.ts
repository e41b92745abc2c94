/** Polls until a server responds below 500; rejects with its last response. */
export const untilServing = async (url: string, seconds: number) => {
  const deadline = Date.now() + seconds * 1_000
  let last = 'no response'
  while (Date.now() < deadline) {
    try {
      const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(30_000) })
      await response.arrayBuffer()
      if (response.status < 500) return
      last = `status ${response.status}`
    } catch (error) {
      last = (error as Error).message
    }
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error(`${url} did not respond within ${seconds} seconds (${last}).`)
}
