import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { expect, test } from 'vitest'
import { addProgram } from '../programs/testing/addProgram'
import { buildSession, createTestCaller } from '../testing/createTestCaller'
import { connectMcpClient, listTexts } from './testing/connectMcpClient'

const world = testWorld()

/** A page of notes about a dealer: what it says, words by which a client looks for the setting, and the value. */
const notes: readonly { readonly note: string; readonly words: string; readonly setting: string; readonly value: unknown }[] = [
  { note: 'We trade as Harbour Motors', words: 'business name', setting: '/identity/name', value: 'Harbour Motors' },
  { note: 'Slogan: Good cars, no fuss', words: 'tagline', setting: '/identity/tagline', value: 'Good cars, no fuss' },
  { note: 'Write to hello@harbourmotors.example', words: 'public email', setting: '/identity/email', value: 'hello@harbourmotors.example' },
  { note: 'Our colour is #0b4f6c', words: 'brand colour', setting: '/theme/brandColour', value: '#0b4f6c' },
  { note: 'Headings in capital letters', words: 'heading case', setting: '/theme/headingCase', value: 'upper' },
  { note: 'Ring us on 02 5550 0164', words: 'main number', setting: '/phone/main', value: '02 5550 0164' },
  { note: 'Only offer calls while we are open', words: 'opening hours', setting: '/phone/callNowInHoursOnly', value: true },
  { note: 'Facebook page harbourmotors', words: 'facebook', setting: '/social/facebook', value: 'https://www.facebook.com/harbourmotors' },
  {
    note: 'A banner: Open on Sundays in December',
    words: 'announcement',
    setting: '/header/announcement',
    value: 'Open on Sundays in December',
  },
  { note: 'Cheapest cars first', words: 'default sorting', setting: '/search/defaultSort', value: 'price_asc' },
  { note: 'Keep sold cars up for a week', words: 'sold car days', setting: '/stock/soldVisibleDays', value: 7 },
  { note: 'Show no previous prices', words: 'was-price', setting: '/price/showWasPrice', value: false },
  { note: 'Deposit of $500, which we only hold', words: 'deposit', setting: '/checkout/deposit', value: 500 },
  { note: 'Don’t ask buyers about their old car', words: 'ask trade-in', setting: '/checkout/askTradeIn', value: false },
  { note: 'No weekly figures on car pages', words: 'weekly repayment', setting: '/finance/showWidget', value: false },
]
const changes = notes.map(({ setting, value }) => ({ setting, value }))

const connect = async () => {
  const client = await connectMcpClient(world.db, await addProgram(world.db, world.north))
  return async (name: string, input: object) => {
    const texts = listTexts(await client.callTool({ name, arguments: { ...input } }))
    return JSON.parse(texts.at(-1) ?? '')
  }
}
const draftOf = async () =>
  (
    await createTestCaller(world.db, buildSession('groupManager', world.north.organisationId)).call.sites.forEditing({
      siteId: world.north.siteId,
    })
  ).draft

test('an MCP client drafts a dealer’s website from a page of notes, without an invalid setting (AUTH-10)', async () => {
  const call = await connect()
  const missed: string[] = []
  for (const { note, words, setting } of notes) {
    const { settings } = await call('find_settings', { query: words })
    const found = settings.find((each: { setting: string }) => each.setting === setting)
    if (!found?.changeable) missed.push(`${note}: ${setting} by “${words}”`)
  }
  expect(missed).toEqual([])
  const checked = await call('check_changes', { changes })
  expect(checked.errors).toEqual([])
  const saved = await call('propose_draft', { changes, expectedRevision: checked.revision })
  expect(saved).toMatchObject({ saved: true, changes: { length: notes.length } })
  const { values, revision } = await draftOf()
  expect(revision).toBe(saved.revision)
  for (const { setting, value } of notes) {
    const [, section = '', field = ''] = setting.split('/')
    expect((values as Record<string, Record<string, unknown>>)[section]?.[field], setting).toEqual(value)
  }
})

test.each([
  {
    note: 'a setting of Forecourt staff',
    change: { setting: '/search/pageSize', value: 12 },
    message: 'can only be changed by Forecourt staff',
  },
  { kind: 'an invalid value', change: { setting: '/theme/brandColour', value: 'navy' }, message: '' },
  { kind: 'an unknown setting', change: { setting: '/identity/motto', value: 'Hello' }, message: 'There is no such setting' },
])('a draft with $kind is refused as a whole, and nothing is saved', async ({ change, message }) => {
  const call = await connect()
  const before = await draftOf()
  const refused = await call('propose_draft', { changes: [...changes, change], expectedRevision: before.revision })
  expect(refused).toMatchObject({ saved: false, errors: [{ setting: change.setting, message: expect.stringContaining(message) }] })
  expect(await draftOf()).toEqual(before)
})
