/**
 * tsx has Node keep, in memory, the source map of every file loaded after it: 100 MB for a built app. From here on they are kept only
 * where Node itself was told to (NODE_OPTIONS=--enable-source-maps).
 */
export function dropSourceMaps(): void {
  const told = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' ')
  if (!told.includes('--enable-source-maps')) process.setSourceMapsEnabled(false)
}
