import { spawnSync } from 'node:child_process'
import { root } from '../start/settings'
import { deployChecks } from './deployChecks'

/**
 * `npm run deploy:check`: validates the files in deploy/ with the tools that read them. A tool that isn't installed is named with its
 * Debian package; with --all that is an error.
 */
const strict = process.argv.includes('--all')

const isAbsent = (error: Error | undefined) => (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT'

for (const { title, command, args, needs, package: name } of deployChecks) {
  const { error, status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', timeout: 60_000 })
  const isMissing = isAbsent(error) || (needs !== undefined && isAbsent(spawnSync(needs, ['-V']).error))
  if (status === 0) process.stdout.write(`ok       ${title}\n`)
  else if (isMissing) process.stdout.write(`skipped  ${title}: apt-get install ${name}\n`)
  else process.stdout.write(`failed   ${title}\n${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}\n`)
  if (status !== 0 && (strict || !isMissing)) process.exitCode = 1
}
