/** Runs once when a server starts: from then on it hears of every change, and stores what waited for the database. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { listenForPublishes } = await import('./refresh/listenForPublishes')
  listenForPublishes()
  const { watchTurns } = await import('./refresh/watchTurns')
  watchTurns()
  const { emptyLeadSpool } = await import('./spool/emptyLeadSpool')
  emptyLeadSpool()
}
