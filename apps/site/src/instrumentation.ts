/** Runs once at server start: subscribes to changes and starts replaying the spool. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { followChanges } = await import('./refresh/followChanges')
  followChanges()
  const { expireDatedContent } = await import('./refresh/expireDatedContent')
  expireDatedContent()
  const { emptyLeadSpool } = await import('./spool/emptyLeadSpool')
  emptyLeadSpool()
}
