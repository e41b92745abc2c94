import { type PostValues, postFields } from '@forecourt/rules/records/kinds/postFields'
import { blankValues } from '@forecourt/rules/records/RecordField'
import { expect, it } from 'vitest'
import { createRecord } from '../../edited-records/editRecord'
import { stockListNames } from '../../edited-records/stockListNames'
import { buildActor as actor } from '../../testing/buildWorld'
import { changeDraft, publishDraft } from '../../testing/siteDraft'
import { useWorld } from '../../testing/useWorld'
import { postKind } from './postKind'

const world = useWorld()

it.each([false, true])('A post reports for each of its sites whether the site has a blog: %s (RTE-24)', async (shows) => {
  const { organisationId, siteId } = world.north
  await changeDraft(world.db.platform, siteId, () => ({ blog: { show: shows } }))
  await publishDraft(world.db.platform, siteId)
  const values = {
    ...blankValues(postFields),
    title: 'First frost',
    body: 'Words.',
    state: 'published',
    publishOn: '2026-03-01',
  } as PostValues
  const made = await createRecord(world.db.forOrganisation(organisationId), postKind, organisationId, {
    allowedSiteIds: null,
    actor,
    key: crypto.randomUUID(),
    values,
  })
  expect(made.ok && made.record.sites.find(({ id }) => id === siteId)).toMatchObject({ isWithoutBlog: !shows })
})

it('The stock lists offered for a post are those of makes and models in stock (RTE-24)', async () => {
  const { organisationId, carId } = world.north
  const lists = () => world.db.forOrganisation(organisationId).transaction((tx) => stockListNames(tx, organisationId))
  const { make, makeSlug, model, modelSlug } = await world.db.platform.transaction((tx) =>
    tx.car.findFirstOrThrow({ where: { id: carId } }),
  )
  expect((await lists()).get(`/search/${makeSlug}`)).toBe(`All ${make}`)
  expect((await lists()).get(`/search/${makeSlug}/${modelSlug}`)).toBe(`${make} ${model}`)
  await world.db.platform.transaction((tx) => tx.car.updateMany({ where: { organisationId }, data: { status: 'withdrawn' } }))
  expect((await lists()).size).toBe(0)
})
