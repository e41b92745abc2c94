import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../tools/start/settings'

const source = path.join(root, 'packages/runtime/src')
/** JSX braces with a bare phone number. */
const bare = /(?:>|^)\s*\{(?:\w+\.)*(?:phone|landline|mobile|phone\.main)\}\s*(?:<|$)/m

it('a page renders every phone number by PhoneNumber, which avoids line breaks', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx$/.test(file))
  expect(files.length).toBeGreaterThan(250)
  const drawn = files.filter((file) =>
    bare.test(readFileSync(path.join(source, file), 'utf8').replaceAll(/<PhoneNumber>[^<]*<\/PhoneNumber>/g, '')),
  )
  expect(drawn).toEqual([])
})
