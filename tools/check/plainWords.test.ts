import { expect, it } from 'vitest'
import { run } from '../start/run'

/** Words of docs/style.md that name no concept of the platform. */
const words = [
  'somebody|nobody|everybody|anybody|whoever|whomever|whence|whereby|anew|deeds?|told|hears?|heard|parted|makeshift|lent',
  'stands? (?:in|beside|on|at)|lays?|laid|tends?|tended|wakes?|woken?|mends?|mended|in words|worked out|(?:in|at) one go',
  'gives? back|given back|takes? back|puts? away|(?:came|comes) of|(?:is|to be) had|whose word|once and for all|in its turn',
].join('|')

/** Patterns of names that begin with one of these words, and of names that contain one. */
const names = [
  String.raw`(?<!\\)\b(?:somebody|nobody|whoever|anybody|anew|deeds?|told|lay|laid|tend|tended|wake|lent|mended)(?=[A-Z])\w+`,
  String.raw`(?<!\\)\b[a-z]\w*(?:Somebody|Nobody|Whoever|Anybody|Anew|Deeds?|Told|Laid|Lent|Mended|Takeovers?)(?:[A-Z]\w*)?\b`,
  String.raw`\b(?:const|let|function|readonly|type|interface) (?:somebody|nobody|whoever|anybody|anew|deeds?|told|laid|lent|mended|says)\b`,
].join('|')

const kinds = {
  comment: String.raw`^\s*(?:/?\*|//)\W.*\b(?:${words})\b|\s// .*\b(?:${words})\b`,
  name: names,
  title: String.raw`(?:\b(?:it|test|describe)(?:\.\w+)*|[)\]])\(\s*['"\x60][^'"\x60]*\b(?:${words})\b|^ +\{? ?name: ['"\x60][^'"\x60]*\b(?:${words})\b`,
}

/** Files whose comments and names are generated, or the words themselves. */
const generated = /\/generated\/|^tools\/check\/plainWords\.test\.ts$/

/** Lines that need such a word: a part of each, and why. */
const exceptions: readonly (readonly [part: string, reason: string])[] = [['as root it runs as `nobody`', 'The name of a Unix user.']]

const found = async (kind: keyof typeof kinds): Promise<string[]> => {
  const of = kind === 'title' ? ['*.test.ts', '*.test.tsx', '*.spec.ts'] : ['*.ts', '*.tsx', '*.mjs', '*.css', '*.prisma']
  const lines = await run('git', ['grep', '-nP', ...(kind === 'name' ? [] : ['-i']), kinds[kind], '--', ...of]).catch(() => '')
  return lines.split('\n').filter((line) => line !== '' && !generated.test(line.split(':', 1)[0] ?? ''))
}

it.each(['comment', 'name', 'title'] as const)('every %s uses the words of the platform (docs/style.md)', async (kind) => {
  expect((await found(kind)).filter((line) => !exceptions.some(([part]) => line.includes(part)))).toEqual([])
})

it('the word list has few exceptions, and each is still needed', async () => {
  const all = (await Promise.all([found('comment'), found('name'), found('title')])).flat()
  expect(exceptions.length).toBeLessThanOrEqual(20)
  expect(exceptions.filter(([part]) => !all.some((line) => line.includes(part)))).toEqual([])
})
