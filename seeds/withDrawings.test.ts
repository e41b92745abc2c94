import { expect, it } from 'vitest'
import { withDrawings } from './withDrawings'

const pictures = { drawn: (file: string) => Promise.resolve(`${file}.avif`) }

it.each([
  { requested: 'scene:coast ute #d9d4c5 Toyota HiLux', is: 'scenes/scene-coast-ute-d9d4c5-toyota-hilux.avif' },
  { requested: 'scene:coast ute #d9d4c5 Toyota HiLux#100,50', is: 'scenes/scene-coast-ute-d9d4c5-toyota-hilux.avif#100,50' },
  { requested: 'drawn/situation/workshop/0b6e6e', is: 'scenes/situation-workshop-0b6e6e.avif' },
  { requested: 'Half an hour: bring a licence', is: 'Half an hour: bring a licence' },
])('seeding resolves the image $requested to $is', async ({ requested, is }) => {
  expect(await withDrawings({ blocks: [{ image: requested }] }, pictures)).toEqual({ blocks: [{ image: is }] })
})
