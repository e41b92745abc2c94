/**
 * To be loaded before a program, behind tsx: `node --import tsx --import …/dropSourceMaps.ts program.ts`. tsx has Node keep, in memory,
 * the source map of every file it loads, 100 MB for a built app; and Next reads them anew for each error it prints, a fifth of a
 * second each. From here on they are kept only where Node itself was told to (NODE_OPTIONS=--enable-source-maps).
 */
const nodeOptions = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' ')
if (!nodeOptions.includes('--enable-source-maps')) process.setSourceMapsEnabled(false)
