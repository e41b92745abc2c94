import { contentHash, recordBuild } from '@forecourt/data/evidence/siteBuilds'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { expect, it } from 'vitest'
import { filesOfPage } from './filesOfPage'

const world = testWorld()
const contents = new Map(
  Object.entries({
    '/assets/site-A1.css': '@font-face { src: url(/assets/figtree-B2.woff2) }',
    '/assets/figtree-B2.woff2': 'font',
    '/assets/start-C3.js': 'import("./Gallery.client-D4.js")',
    '/assets/Gallery.client-D4.js': 'import("./start-C3.js")',
    '/assets/unused-E5.js': 'nothing',
  }).map(([address, text]) => [address, Buffer.from(text)]),
)
const files = Object.fromEntries([...contents].map(([address, content]) => [address, contentHash(content)]))
const body = '<link rel="stylesheet" href="/assets/site-A1.css"/><script>start("/assets/start-C3.js")</script>'

it('the stored files of a page are those that it names and those that these name; files of another build or missing ones are left out (CFG-12)', async () => {
  const stored = new Map([...contents.values()].map((content) => [contentHash(content), content]))
  await recordBuild(world.db, { build: 'one', program: null, files: stored, settings: { files } })
  const found = await filesOfPage(world.db, body, files)
  expect(found.map(({ address }) => address)).toEqual([
    ...['/assets/site-A1.css', '/assets/start-C3.js', '/assets/figtree-B2.woff2', '/assets/Gallery.client-D4.js'],
  ])
  for (const { address, hash, content } of found) expect([hash, content]).toEqual([files[address], contents.get(address)])
  const changed = { ...files, '/assets/start-C3.js': '0'.repeat(64) }
  expect((await filesOfPage(world.db, body, changed)).map(({ address }) => address)).toEqual([
    '/assets/site-A1.css',
    '/assets/figtree-B2.woff2',
  ])
  expect(await filesOfPage(world.db, body, {})).toEqual([])
})
