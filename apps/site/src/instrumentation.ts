/** Runs once at server start: subscribes to changes and starts replaying the spool. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { listenForPublishes } = await import('./refresh/listenForPublishes')
  listenForPublishes()
  const { watchTurns } = await import('./refresh/watchTurns')
  watchTurns()
  const { emptyLeadSpool } = await import('./spool/emptyLeadSpool')
  emptyLeadSpool()
}
