import { existsSync } from 'node:fs'
import { run } from '../start/run'
import { root } from '../start/settings'

const generated = [
  'packages/schema/src/generated',
  'packages/rules/src/blocks/generated',
  'packages/rules/src/car/generated',
  'packages/rules/src/dates/generated',
  'packages/rules/src/entities/generated',
  'packages/rules/src/pages/generated',
  'packages/rules/src/leads/delivery/generated',
  'packages/rules/src/measuring/generated',
  'packages/rules/src/search/generated',
  'packages/data/src/pages/generated',
  'packages/runtime/src/generated',
  'packages/services/src/worker/messages/generated',
  'apps/site/src/page/generated',
]

/** Hash of the generated files, and their diff to the last commit. */
const state = async () => {
  const files = (await run('git', ['ls-files', ...generated])).split('\n').filter((file) => file !== '' && existsSync(`${root}${file}`))
  return [await run('git', ['hash-object', ...files]), await run('git', ['status', '--porcelain', '--', ...generated])].join('\n')
}

/** Checks that committed generated files match their sources. */
const before = await state()
await run('npm', ['run', 'gen', '-w', '@forecourt/schema', '-w', '@forecourt/rules'])
if ((await state()) !== before) {
  process.stderr.write(`Generated files were out of date and are now regenerated. Commit the changes in ${generated.join(', ')}.\n`)
  process.exitCode = 1
}
