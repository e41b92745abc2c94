import { defaultTemplates } from '@forecourt/rules/leads/inbox/filledTemplate'
import { expect, it } from 'vitest'
import { createRecord, removeRecord } from '../../edited-records/editRecord'
import { buildActor as actor } from '../../testing/buildWorld'
import { useWorld } from '../../testing/useWorld'
import { answerTemplates, templateKind } from './templateKind'

const world = useWorld()

it('An organisation’s own answer templates replace the default ones, for that organisation only (ENT-16)', async () => {
  const { organisationId } = world.north
  const scope = world.db.forOrganisation(organisationId)
  const values = { name: 'Still here', channel: 'sms', subject: '', text: 'Hi {firstName}' } as const
  const add = (text: string) =>
    createRecord(scope, templateKind, organisationId, {
      key: crypto.randomUUID(),
      values: { ...values, text },
      allowedSiteIds: null,
      actor,
    })
  expect(await answerTemplates(scope, organisationId)).toEqual(defaultTemplates)
  for (const unknown of ['{firstname}', '{first name}'])
    expect(await add(`Hi ${unknown}`)).toMatchObject({ ok: false, fields: { text: expect.stringContaining(unknown) } })
  const made = await add(values.text)
  if (!made.ok) throw new Error(made.reason)
  const { id } = made.record
  expect(await answerTemplates(scope, organisationId)).toEqual([{ id, ...values }])
  const { organisationId: other } = world.south
  expect(await answerTemplates(world.db.forOrganisation(other), other)).toEqual(defaultTemplates)
  await removeRecord(scope, templateKind, id, { allowedSiteIds: null, actor, expectedRevision: 1 })
  expect(await answerTemplates(scope, organisationId)).toEqual(defaultTemplates)
})
