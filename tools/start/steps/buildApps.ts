import { run } from '../run'
import { step } from './step'

/** Builds both apps; turbo skips unchanged packages. */
export const buildApps = () =>
  step('Building the site and the console', () => run('npx', ['turbo', 'run', 'build', '--output-logs=errors-only', '--no-daemon']))
