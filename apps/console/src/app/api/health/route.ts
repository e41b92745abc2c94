/** Health of the console process. Doesn't query the database, so that it passes while that is down. */
export const GET = (): Response => Response.json({ ok: true }, { headers: { 'cache-control': 'no-store' } })
