import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import { picturesIn } from '@forecourt/schema/json-schema/picturesIn'
import { settingAt } from '@forecourt/schema/settingAt'
import { lendingLayers } from '../images/listSharedImages'
import type { Transaction } from '../Transaction'
import type { SettingChange } from './SettingChange'

interface PicturedSite {
  readonly id: string
  readonly organisationId: string
  readonly templateLayerId: string
  readonly manufacturerLayerId: string | null
}

/** Pictures that somebody uploaded lie here; others come with the platform and are everybody's. */
const uploads = 'images/'

const picturesOf = (change: SettingChange): string[] => {
  const node = settingAt(change.pointer)?.node ?? {}
  const value = 'add' in change ? [change.add] : 'replace' in change ? change.replace : 'value' in change ? change.value : undefined
  return picturesIn(node, value).flatMap((source) => {
    const { file } = pictureFocus(source)
    return file.startsWith(uploads) ? [file] : []
  })
}

/** By site, why it may not show the pictures that a change brings: they are in somebody else's library. Sites that may are left out. */
export const pictureObstacles = async (
  tx: Transaction,
  sites: readonly PicturedSite[],
  change: SettingChange,
): Promise<ReadonlyMap<string, string>> => {
  const keys = picturesOf(change)
  if (keys.length === 0) return new Map()
  const images = await tx.image.findMany({
    where: { key: { in: keys } },
    include: { organisation: { select: { name: true } }, layer: { select: { name: true } } },
  })
  const platform = await tx.layer.findFirst({ where: { kind: 'platform' }, select: { id: true } })
  const obstacleAt = (site: PicturedSite): string | null => {
    const lending = lendingLayers(site, platform?.id ?? null)
    for (const key of keys) {
      const image = images.find((found) => found.key === key)
      if (!image) return 'The picture is in no library that this site may use.'
      // With neither it is the platform's own.
      if (image.layerId !== null && !lending.includes(image.layerId))
        return `The picture belongs to the layer ${image.layer?.name}, which this site does not use.`
      if (image.organisationId !== null && image.organisationId !== site.organisationId)
        return `The picture is ${image.organisation?.name}’s own. Choose one that is provided for all of these sites.`
    }
    return null
  }
  return new Map(
    sites.flatMap((site) => {
      const obstacle = obstacleAt(site)
      return obstacle === null ? [] : [[site.id, obstacle] as const]
    }),
  )
}
