/** Runs once when a server starts: it learns where pictures come from; from then on it hears of every change, and stores what waited for the database. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { env } = await import('./env')
  const { setPictureOrigin } = await import('@forecourt/runtime/ui/pictureSource')
  setPictureOrigin(env().IMAGE_CDN)
  const { listenForPublishes } = await import('./refresh/listenForPublishes')
  listenForPublishes()
  const { watchTurns } = await import('./refresh/watchTurns')
  watchTurns()
  const { emptyLeadSpool } = await import('./spool/emptyLeadSpool')
  emptyLeadSpool()
}
