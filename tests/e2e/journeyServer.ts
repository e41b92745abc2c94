import path from 'node:path'
import { root } from '../../tools/start/settings'
import { consoleAddress, consolePort, sitePort } from './addresses'

/** The apps that the journeys use: built, with an empty database, on separate ports. `url` responds once they are ready. */
export const journeyServer = {
  command: 'npx tsx tests/e2e/serve.ts',
  url: `${consoleAddress}/sign-in`,
  env: { SITE_PORT: String(sitePort), CONSOLE_PORT: String(consolePort), FORECOURT_DATA: path.join(root, '.data/e2e') },
}
