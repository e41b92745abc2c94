import { run } from '../run'
import { step } from './step'

/** Builds both apps; turbo skips what has not changed since. */
export const buildApps = () =>
  step('Building the site and the console', () => run('npx', ['turbo', 'run', 'build', '--output-logs=errors-only', '--no-daemon']))
