/**
 * Preload after tsx: `node --import tsx --import …/dropSourceMaps.ts program.ts`. tsx makes Node hold the source map of every loaded
 * file, 100 MB for a built app, and Next parses them for each printed error, a fifth of a second each. This disables source maps unless
 * Node was started with NODE_OPTIONS=--enable-source-maps.
 */
const nodeOptions = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' ')
if (!nodeOptions.includes('--enable-source-maps')) process.setSourceMapsEnabled(false)
