import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '../settings'

interface Plan {
  readonly tasks: readonly { readonly taskId: string; readonly dependencies: readonly string[] }[]
}

const plan = JSON.parse(
  execFileSync('npx', ['turbo', 'run', 'build', '--dry=json', '--no-daemon'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }),
) as Plan

it.each(['site', 'console'])('the build of the %s is repeated after a change of any package that it imports', (app) => {
  const { dependencies = {} }: { dependencies?: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(`${root}apps/${app}/package.json`, 'utf8'),
  )
  const own = Object.keys(dependencies).filter((name) => name.startsWith('@forecourt/'))
  const build = plan.tasks.find(({ taskId }) => taskId === `@forecourt/${app}#build`)
  expect(own.length).toBeGreaterThan(3)
  expect(build?.dependencies).toEqual(expect.arrayContaining(own.map((name) => `${name}#sources`)))
})
