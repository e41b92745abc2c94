/** Reads a request body; null beyond `limit` bytes. Stops reading there, whatever its header declares. */
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

/** Reads a request body as text; null beyond `limit` bytes. */
export const readBody = async (request: Request, limit: number): Promise<string | null> =>
  (await readBytes(request, limit))?.toString('utf8') ?? null
