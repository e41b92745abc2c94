import { expect, it } from 'vitest'
import type { Pictures } from './pictures'
import { withDrawings } from './withDrawings'

const pictures = { drawing: (words: string, folder: string) => Promise.resolve(`${folder}/${words.replaceAll(/\W/g, '-')}.webp`) }

it.each([
  { asked: 'scene:coast ute #d9d4c5 Toyota HiLux', is: 'scenes/scene-coast-ute--d9d4c5-Toyota-HiLux.webp' },
  { asked: 'scene:coast ute #d9d4c5 Toyota HiLux#100,50', is: 'scenes/scene-coast-ute--d9d4c5-Toyota-HiLux.webp#100,50' },
  { asked: 'drawn/situation/workshop/0b6e6e', is: 'scenes/situation-workshop--0b6e6e.webp' },
  { asked: 'Half an hour: bring a licence', is: 'Half an hour: bring a licence' },
])('$asked becomes $is', async ({ asked, is }) => {
  expect(await withDrawings({ blocks: [{ image: asked }] }, pictures as unknown as Pictures)).toEqual({ blocks: [{ image: is }] })
})
