import type { Database } from '@forecourt/data/createDatabase'
import { createLead } from '@forecourt/data/leads/createLead'
import { getLead } from '@forecourt/data/leads/getLead'
import { changeConversation } from '@forecourt/data/leads/inbox/changeConversation'
import { getConversation } from '@forecourt/data/leads/inbox/getConversation'
import { logCall } from '@forecourt/data/leads/inbox/logContact'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { publishedSite, publishedSites } from '@forecourt/data/sites/publishedSites'
import type { RenderedSite } from '@forecourt/data/sites/RenderedSite'
import { listedCars } from '@forecourt/data/stock/search/listedCars'
import { instantInZone, momentInZone } from '@forecourt/rules/dates/momentInZone'
import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import { locationsForForm } from '@forecourt/rules/leads/form/bookingOffersFor'
import { exampleAnswers } from '@forecourt/rules/leads/form/formFields'
import type { LeadInput } from '@forecourt/rules/leads/Lead'
import { validateLead } from '@forecourt/rules/leads/validateLead'
import { createRandom } from './stock/random'

const shoppers = [
  ['Imogen', 'Clarke', '0491 570 006'],
  ['Tariq', 'Hassan', '0491 570 156'],
  ['Mei', 'Nguyen', '0491 570 157'],
  ['Jordan', 'Walsh', '0491 570 158'],
  ['Bronte', 'Fraser', '0491 570 159'],
  ['Arjun', 'Patel', '0491 570 110'],
] as const

const questions: readonly { readonly form: LeadForm; readonly withCar: boolean; readonly message: string; readonly ofUsed?: true }[] = [
  { form: 'vehicle', withCar: true, message: 'Is this one still available? I could come by on Saturday morning.' },
  { form: 'testDrive', withCar: true, message: 'I’d like to take it on the freeway, if that’s OK.' },
  { form: 'vehicle', withCar: true, message: 'Could you tell me what the service history looks like?', ofUsed: true },
  { form: 'finance', withCar: true, message: 'What would this be over five years with a $3,000 deposit?' },
  { form: 'general', withCar: false, message: 'What are your hours over the long weekend?' },
  { form: 'service', withCar: false, message: 'Logbook service for a 2019 model, 60,000 km. Is Thursday possible?' },
  { form: 'photos', withCar: true, message: '' },
]

const stages = ['new', 'new', 'contacted', 'contacted', 'sold', 'lost'] as const
const actor = { userId: null, name: 'Forecourt demo' }
const mobileNumber = (country: 'AU' | 'NZ', phone: string) => (country === 'AU' ? phone : '021 555 0143')

/** Work on a lead: a call, and a sale or loss. */
export const handleLead = async (db: Database, leadId: string, stage: (typeof stages)[number], at: number) => {
  const id = (await getLead(db.platform, leadId))?.conversationId
  const reader = { userId: '', siteIds: null, now: new Date(at).toISOString() }
  if (!id || stage === 'new') return
  const action = { id, siteIds: null, actor, now: reader.now }
  await logCall(db.platform, { ...action, outcome: 'spoke', key: leadId })
  const conversation = await getConversation(db.platform, id, reader)
  if (stage === 'contacted' || !conversation) return
  const change = { kind: 'stage', stage, ...(stage === 'lost' && { reason: 'Bought elsewhere' }) } as const
  await changeConversation(db.platform, { ...action, change, expectedRevision: conversation.revision })
}

const answeredCount = 24

/** Closed enquiries that were answered within an hour, for sites that show the response time. */
const seedAnswered = async (db: Database, site: RenderedSite, now: number) => {
  const random = createRandom(`answered:${site.slug}`)
  const { timeZone } = site.config.identity
  for (let index = 0; index < answeredCount; index++) {
    const { date } = momentInZone(new Date(now - (index + 2) * 3 * 86_400_000).toISOString(), timeZone)
    const sentAt = Date.parse(instantInZone(date, 11 * 60, timeZone).instant)
    const [name, lastName] = random.pick(shoppers)
    const { message } = random.pick(questions)
    const data = await loadSiteData(db, site, new Date(sentAt).toISOString())
    const context = { config: site.config, site: data, car: null, now: new Date(sentAt).toISOString() }
    const answers: LeadInput = {
      ...exampleAnswers('general', context, 'required'),
      ...{ name, lastName, email: `${name}.${lastName}.${index}@shopper.example`.toLowerCase(), elapsedMs: 38_000 },
      // Numbers reserved for fiction.
      ...{ phone: `03 7010 01${String(index).padStart(2, '0')}`, message: message || 'Please send photos' },
      locationId: data.locations[0]?.id,
    }
    const validated = validateLead(answers, context)
    if (!validated.ok) throw new Error(`A demo lead of ${site.slug} was refused: ${validated.message} ${JSON.stringify(validated.fields)}`)
    const { leadId } = await createLead(db, site, validated.lead, {
      ...{ idempotencyKey: `demo-answered-${site.slug}-${index}`, source: null, now: new Date(sentAt).toISOString() },
    })
    await handleLead(db, leadId, 'lost', sentAt + random.whole(6, 34) * 60_000)
  }
}

/** Enquiries of the last two weeks on every site. `now` in milliseconds. */
export const seedLeads = async (db: Database, now: number) => {
  for (const { siteId } of await publishedSites(db)) {
    const site = await publishedSite(db, siteId)
    if (!site) continue
    if (site.config.forms.showAnswerTime) await seedAnswered(db, site, now)
    const random = createRandom(`leads:${site.slug}`)
    const today = new Date(now).toISOString()
    const data = await loadSiteData(db, site, today)
    const cars = (await listedCars(db, site, today)).filter(({ status, priceCents }) => status === 'in_stock' && priceCents !== null)
    for (let index = 0; index < 6; index++) {
      const [name, lastName, phone] = random.pick(shoppers)
      const { form, withCar, message, ofUsed } = random.pick(questions)
      const car = withCar ? random.pick(cars.filter(({ carType }) => !ofUsed || carType === 'used')) : null
      const context = { config: site.config, site: data, car, now: today }
      const answers: LeadInput = {
        ...exampleAnswers(form, context, 'required'),
        name,
        lastName,
        email: `${name}.${lastName}@shopper.example`.toLowerCase(),
        phone: mobileNumber(site.config.identity.country, phone),
        postcode: data.locations[0]?.address.postcode,
        message: message || 'Please send photos for this car',
        locationId: car?.locationId ?? locationsForForm(form, data.locations)[0]?.id,
        optIn: random.chance(0.4),
        elapsedMs: 41_000,
        url: car ? `/cars/${car.slug}` : '/contact',
        visitedPages: ['/', '/search'],
      }
      const validated = validateLead(answers, context)
      if (!validated.ok)
        throw new Error(`A demo lead of ${site.slug} was refused: ${validated.message} ${JSON.stringify(validated.fields)}`)
      const sentAt = now - random.whole(1, 13 * 24 * 60) * 60_000
      const { leadId } = await createLead(db, site, validated.lead, {
        idempotencyKey: `demo-${site.slug}-${index}`,
        source: random.pick(['Google', 'Facebook', null]),
        now: new Date(sentAt).toISOString(),
      })
      await handleLead(db, leadId, random.pick(stages), Math.min(now, sentAt + random.whole(4, 90) * 60_000))
    }
  }
}
