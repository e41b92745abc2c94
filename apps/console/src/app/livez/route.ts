/** Liveness probe. On failure the process can be restarted. */
export const dynamic = 'force-dynamic'

export const GET = (): Response => Response.json({ ok: true }, { headers: { 'cache-control': 'no-store' } })
