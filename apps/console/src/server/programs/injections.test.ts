import { cleanFieldText } from '@forecourt/data/stock/cleanCar'
import { addCars } from '@forecourt/data/testing/addCars'
import { changeDraft } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { setValue } from '@forecourt/schema/layers/setValue'
import { expect, test } from 'vitest'
import type { Context } from '../Context'
import { createTestContext, testNow } from '../testing/createTestCaller'
import { sendLead } from '../testing/sendLead'
import { storedState } from '../testing/storedState'
import { asData } from './asData'
import { runTool } from './runTool'
import { addProgram } from './testing/addProgram'
import { injections } from './testing/injections'

const world = testWorld()

/** The texts in groups of 20: a conversation, a page, or cars. */
const groups = Array.from({ length: injections.length / 20 }, (_, index) => injections.slice(index * 20, index * 20 + 20))

/** All that tools could have written, with the number of queued messages. */
const everythingStored = async () =>
  (await storedState(world.db)) +
  JSON.stringify(await world.db.platform.transaction((tx) => tx.$queryRaw`select count(*)::int as messages from outbox`))

/** A context that records each call outside the database. */
const createRecordedContext = (called: string[], context: Context): Context => {
  const record =
    <Result>(name: string, result: Result) =>
    async () => {
      called.push(name)
      return result
    }
  return {
    ...context,
    refreshSites: record('refreshSites', []),
    fetchPhoto: record('fetchPhoto', { fault: 'none', isFinal: true }),
    fetchPicture: record('fetchPicture', { ok: false, message: 'none', isFinal: true }),
    withholdPicture: record('withholdPicture', undefined),
    probeDomain: record('probeDomain', { addresses: null, platform: null, caa: null, redirectsTo: null }),
  }
}

/** Stores each text as a shopper’s message: an enquiry and 19 e-mails in each conversation. */
const storeMessages = async (): Promise<readonly string[]> => {
  const { organisationId, siteId } = world.north
  const conversations: string[] = []
  for (const [index, [first = '', ...mails]] of groups.entries()) {
    const shopper = { message: first, email: `i${index}@shopper.example`, phone: '' }
    const { conversationId } = await sendLead(world.db, siteId, `injection-${index}`, shopper)
    conversations.push(conversationId)
    await world.db.platform.transaction((tx) =>
      tx.conversationEntry.createMany({
        data: mails.map((text) => ({ organisationId, conversationId, kind: 'mailIn', at: new Date(testNow), siteId, text })),
      }),
    )
  }
  return conversations
}

/** Stores each text as a car’s name, colour and comments. */
const storeCars = () =>
  addCars(
    world.db,
    world.north,
    injections.map((text, index) => ({ id: `injection-${index}`, name: text, colour: text, dealerComments: text })),
  )

/** Stores the texts on ten pages of the site’s draft. */
const storePages = () => {
  const pages = groups.map((texts, index) => ({
    ...{ id: `injection-${index}`, path: `/injection-${index}`, title: texts[0]?.slice(0, 80), description: texts[1], shown: true },
    blocks: [{ id: 'text', kind: 'prose', heading: 'A heading', text: texts.join('\n\n') }],
  }))
  return changeDraft(world.db.platform, world.north.siteId, (values) => setValue(values, '/pages/list', pages))
}

test('200 texts that give orders, in leads, cars and pages, reach a program as data: they change nothing and call nothing else', async () => {
  expect(new Set(injections).size).toBe(200)
  const conversations = await storeMessages()
  await storeCars()
  await storePages()
  const program = await addProgram(world.db, world.north)
  const called: string[] = []
  const context = createRecordedContext(called, createTestContext(world.db, program.session).context)
  const read = async (name: string, input: object) => {
    const result = await runTool({ program, context, name }, input)
    if (!result.ok) throw new Error(`${name}: ${result.message}`)
    return asData(result.data)
  }
  /** The texts that no result contains. */
  const missingFrom = (results: readonly string[], texts: readonly string[] = injections) =>
    texts.filter((text) => !results.some((result) => result.includes(JSON.stringify(text).slice(1, -1))))
  const before = await everythingStored()

  const replies: string[] = []
  for (const conversationId of conversations) replies.push(await read('draft_reply', { conversationId }))
  expect(missingFrom(replies)).toEqual([])
  await read('list_leads', { view: 'all' })

  const stock: string[] = []
  for (const page of [1, 2, 3, 4, 5]) stock.push(await read('query_stock', { page }))
  // Cars are stored without markup.
  expect(
    missingFrom(
      stock,
      injections.map((text) => cleanFieldText(text, 'name')),
    ),
  ).toEqual([])
  await read('explain_button', { button: 'enquire', carId: 'injection-0' })

  expect(missingFrom([await read('explain_setting', { setting: '/pages/list' })])).toEqual([])
  await read('find_settings', { query: 'pages' })

  expect(await everythingStored()).toBe(before)
  expect(called).toEqual([])
})
