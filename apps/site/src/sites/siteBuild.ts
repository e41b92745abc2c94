import { shared } from './shared'

/** Name of the build of this process, set by the server before the first request; empty in development. */
export const siteBuild = (build = ''): string => shared('siteBuild', () => build)
