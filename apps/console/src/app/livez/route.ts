/** This process answers. Whoever finds that it does not may start it again. */
export const dynamic = 'force-dynamic'

export const GET = (): Response => Response.json({ ok: true }, { headers: { 'cache-control': 'no-store' } })
