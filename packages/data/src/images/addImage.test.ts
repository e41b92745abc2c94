import { expect, test } from 'vitest'
import { buildActor as actor } from '../testing/buildWorld'
import { useWorld } from '../testing/useWorld'
import { addImage } from './addImage'

const world = useWorld()

test('A picture uploaded again gets the alt text if it has none, and keeps one it has', async () => {
  const { organisationId } = world.north
  const again = async (alt: string) =>
    (
      await addImage(world.db.forOrganisation(organisationId), {
        owner: { organisationId, layerId: null },
        actor,
        key: `${organisationId}/gate.webp`,
        name: 'Gate',
        alt,
        width: 300,
        height: 200,
        bytes: 1000,
        focalX: 0.5,
        focalY: 0.5,
      })
    )?.alt
  expect([await again(''), await again('The gate'), await again('Another gate')]).toEqual(['', 'The gate', 'The gate'])
})
