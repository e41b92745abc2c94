/** A request's body, or null when it is longer than `limit` bytes; stops reading there, whatever its header says. */
export async function readBytes(request: Request, limit: number): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null
  if (!request.body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > limit) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks)
}

/** The text of a request's body, or null when it is longer than `limit` bytes. */
export const readBody = async (request: Request, limit: number): Promise<string | null> =>
  (await readBytes(request, limit))?.toString('utf8') ?? null
