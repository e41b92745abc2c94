import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../start/run'
import { root } from '../start/settings'
import { commitProblems, subjectProblem, subjectsAfter } from './commitSubjects'

describe('subjectProblem', () => {
  const exactly = (length: number) => `rules: ${'a'.repeat(length - 7)}`
  const rows: { name: string; subject: string; problem: RegExp | null }[] = [
    { name: 'an area and what changed', subject: 'rules: a price may be a range', problem: null },
    { name: 'an area of two words', subject: 'shared drafts: opened on their hosts', problem: null },
    { name: 'an area that is a path', subject: 'apps/site: one cache', problem: null },
    { name: 'an area with a hyphen', subject: 'sign-in: counted first', problem: null },
    { name: 'the longest', subject: exactly(72), problem: null },
    { name: 'one character too long', subject: exactly(73), problem: /^73 characters, 72 at most: rules: a/ },
    { name: 'no area', subject: 'A price may be a range', problem: /^no area/ },
    { name: 'an area with a capital', subject: 'Rules: a price may be a range', problem: /^no area/ },
    { name: 'two areas', subject: 'rules, site: a price may be a range', problem: /^no area/ },
    { name: 'an area and nothing else', subject: 'rules:', problem: /^no area/ },
    { name: 'no space after the colon', subject: 'rules:a price', problem: /^no area/ },
    { name: 'a colon later on', subject: 'What is new: prices', problem: /^no area/ },
  ]

  it.each(rows)('$name', ({ subject, problem }) => {
    if (problem === null) expect(subjectProblem(subject)).toBeNull()
    else expect(subjectProblem(subject)).toMatch(problem)
  })
})

describe('subjectsAfter', () => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'commits-')))
  const at = (name: string) => path.join(folder, name)
  const git = (name: string, ...args: readonly string[]) =>
    run('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], process.env, at(name))
  const base = async () => (await git('full', 'rev-parse', 'HEAD~2')).trim()

  beforeAll(async () => {
    await run('git', ['init', '--quiet', at('full')])
    for (const subject of ['Before', 'rules: one', 'rules: two']) await git('full', 'commit', '--quiet', '--allow-empty', '-m', subject)
    await run('git', ['clone', '--quiet', '--depth=1', `file://${at('full')}`, at('shallow')])
    cpSync(at('full'), at('export'), { recursive: true, filter: (file) => path.basename(file) !== '.git' })
    await run('git', ['init', '--quiet', at('another')])
    await git('another', 'commit', '--quiet', '--allow-empty', '-m', 'Import of everything')
    cpSync(at('export'), at('another/export'), { recursive: true })
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each([
    { name: 'full', clone: 'a full clone has all after the base', subjects: ['rules: two', 'rules: one'] },
    { name: 'shallow', clone: 'a shallow clone has the newest, without the base', subjects: ['rules: two'] },
    { name: 'export', clone: 'an export without a history has none', subjects: [] },
    { name: 'another', clone: 'a history of its own is not judged', subjects: [] },
    { name: 'another/export', clone: 'an export inside another working tree has none', subjects: [] },
  ])('$clone', async ({ name, subjects }) => {
    expect(await subjectsAfter(await base(), at(name))).toEqual(subjects)
  })
})

it('commits of this project read `area: what changed`, in 72 characters', async () => {
  expect(await commitProblems(root)).toEqual([])
})
