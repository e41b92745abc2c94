import type { Owner } from '@forecourt/data/edited-records/EditedKind'
import { createRecord } from '@forecourt/data/edited-records/editRecord'
import { modelKind } from '@forecourt/data/manufacturers/modelKind'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { buildActor } from '@forecourt/data/testing/buildWorld'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import { useWorld } from '@forecourt/data/testing/useWorld'
import { exampleAnswers } from '@forecourt/rules/leads/form/formFields'
import { validateLead } from '@forecourt/rules/leads/validateLead'
import { type ModelValues, modelFields } from '@forecourt/rules/records/kinds/modelFields'
import { blankValues } from '@forecourt/rules/records/RecordField'
import { expect, test } from 'vitest'

// biome-ignore lint/correctness/useHookAtTopLevel: a fixture, not a hook
const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'

const modelName = 'Crossland Roamer 21'

test('Shoppers enquire about a model that the dealer wrote, and no other dealer’s site offers it (ENT-13, MOD-01)', async () => {
  const { organisationId } = world.north
  const values = { ...blankValues(modelFields), makeName: 'Crossland', name: 'Roamer 21', published: true } as ModelValues
  const adding = { key: 'roamer', values, allowedSiteIds: null, actor: buildActor }
  expect(await createRecord(world.db.forOrganisation(organisationId), modelKind, organisationId as Owner, adding)).toMatchObject({
    ok: true,
  })
  const check = async (siteId: string) => {
    const published = await liveSite(world.db, siteId)
    const { config } = published
    const site = await loadSiteData(world.db, published, now)
    const context = { config, site, car: null, model: modelName, now }
    return validateLead({ ...exampleAnswers('model', context, 'all'), aboutModel: modelName, elapsedMs: 9000 }, context)
  }
  expect(await check(world.north.siteId)).toMatchObject({ ok: true, lead: { form: 'model', aboutModel: modelName } })
  const site = await loadSiteData(world.db, await liveSite(world.db, world.south.siteId), now)
  expect(site.range.map(({ model }) => model)).not.toContain('Roamer 21')
})
