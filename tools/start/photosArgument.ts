import path from 'node:path'

/** The folder after `--photos`, absolute; undefined without it. */
export const photosArgument = (args: readonly string[]): string | undefined => {
  const index = args.indexOf('--photos')
  if (index < 0) return undefined
  const folder = args[index + 1]
  if (!folder || folder.startsWith('--')) throw new Error('--photos takes a folder of photographs, such as --photos ../photos.')
  // npm runs scripts in the package's folder; INIT_CWD is the user's.
  return path.resolve(process.env.INIT_CWD ?? '', folder)
}
