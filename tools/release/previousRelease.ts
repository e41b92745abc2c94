import { withPreviousTree } from './withPreviousTree'

/** Titles of tests that compare lists in the code with all columns: the release before doesn't list new ones, and doesn't use them. */
const aboutLists = ['Every text column is listed as personal or impersonal']

/**
 * `npm run release:previous [test files]`: runs tests of the release before the last migration on the present schema, as its processes run
 * while a release is rolled out (decision 118). Tests of `packages/data` by default: every query and every transaction. `npm run cluster --
 * measure previous` runs its processes.
 */
const files = process.argv.slice(2)
const isGood = await withPreviousTree({ hasLaterMigrations: true }, ({ description, run }) => {
  process.stdout.write(`The release of ${description}\n`)
  const included = `^(?!${aboutLists.join('|')})`
  return run('npx', 'vitest', 'run', '--testNamePattern', included, ...(files.length > 0 ? files : ['packages/data/src']))
})
process.exitCode = isGood ? 0 : 1
