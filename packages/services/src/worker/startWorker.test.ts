import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLead } from '@forecourt/data/leads/createLead'
import { getLead } from '@forecourt/data/leads/getLead'
import { connect } from '@forecourt/data/migrate/connect'
import { listOnboardings } from '@forecourt/data/onboarding/getOnboarding'
import { listOutbox } from '@forecourt/data/outbox/listOutbox'
import { schedulePublication } from '@forecourt/data/publishing/schedules/schedulePublication'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { listVersions } from '@forecourt/data/sites/versions/listVersions'
import { buildLead } from '@forecourt/data/testing/buildLead'
import { changeDraft, liveSite, readDraft } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { beginUpload } from '@forecourt/data/uploads/beginUpload'
import { listUploads } from '@forecourt/data/uploads/uploads'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mailFolder } from '../mail/mailFolder'
import { type EmbeddedSmtp, startEmbeddedSmtp } from '../mail/startEmbeddedSmtp'
import { startWorker } from './startWorker'
import { workerOptions } from './testing/workerOptions'

/** Longest wait for work of the worker, in milliseconds; on a machine that is busy with other tests it takes long. */
const timeoutMs = 150_000

const world = testWorld()
let directory: string
let smtp: EmbeddedSmtp

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'worker-'))
  smtp = await startEmbeddedSmtp({ directory })
})
afterAll(async () => {
  await smtp.stop()
  await rm(directory, { recursive: true })
})

const options = () => workerOptions(world.urls, { smtpUrl: smtp.url, home: directory, directories: [join(directory, 'files')] })

async function send(idempotencyKey: string, facts: Parameters<typeof buildLead>[0] = {}) {
  const site = await liveSite(world.db, world.north.siteId)
  return createLead(world.db, site, buildLead({ carId: world.north.carId, carSlug: world.north.carSlug, ...facts }), {
    idempotencyKey,
    now: new Date().toISOString(),
  })
}

const received = async () => (await mailFolder(directory).list()).messages

describe('the worker', { shuffle: false, timeout: 4 * timeoutMs }, () => {
  it('the worker delivers messages that waited without a worker, and then each new lead within seconds', async () => {
    const { leadId } = await send('waiting-lead')
    const worker = await startWorker(options())
    await vi.waitFor(async () => expect(await received()).toHaveLength(2), { timeout: timeoutMs })
    const toDealer = (await received()).find(({ to }) => to.includes('north-sales@example.com'))
    expect(toDealer?.subject).toContain('Jo Ng')
    const read = await mailFolder(directory).read(toDealer?.id ?? '')
    expect(read).toMatchObject({
      replyTo: 'jo@example.com',
      text: expect.stringContaining(`https://north.localhost/cars/${world.north.carSlug}`),
    })
    expect(read?.html).toContain(`https://console.example/#/leads/${leadId}/show`)
    expect((await received()).some(({ to }) => to.includes('jo@example.com'))).toBe(true)

    await send('second-lead')
    await vi.waitFor(async () => expect(await received()).toHaveLength(4), { timeout: timeoutMs })
    await worker.stop()
  })

  it('the worker sends each message once, however often a form is sent and a worker starts', async () => {
    await send('second-lead')
    const workers = await Promise.all([startWorker(options()), startWorker(options())])
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(await received()).toHaveLength(4)
    await Promise.all(workers.map((worker) => worker.stop()))
  })

  it('the worker marks a suspicious lead for the dealer and sends no confirmation', async () => {
    const { leadId } = await send('odd-lead', { suspicious: true })
    expect(await getLead(world.db.platform, leadId)).toMatchObject({ suspicious: true })
    const worker = await startWorker(options())
    await vi.waitFor(async () => expect(await received()).toHaveLength(5), { timeout: timeoutMs })
    expect((await received())[0]).toMatchObject({ to: ['north-sales@example.com'], subject: expect.stringMatching(/^\[Check\] /) })
    await worker.stop()
  })

  it('the worker publishes a scheduled version once, with several workers, and notifies its author', async () => {
    const { siteId, organisationId, userId, email } = world.north
    const scope = world.db.forOrganisation(organisationId)
    const actor = { userId, name: 'Mia' }
    await changeDraft(scope, siteId, (values) => ({ ...values, identity: { ...values.identity, tagline: 'As scheduled' } }))
    const scheduled = await schedulePublication(scope, {
      ...(await readDraft(scope, siteId)).publication,
      note: 'For the weekend',
      actor,
      publishAt: new Date(Date.now() + 1500).toISOString(),
      replaces: null,
      now: new Date().toISOString(),
    })
    expect(scheduled).toMatchObject({ ok: true })
    const workers = await Promise.all([startWorker(options()), startWorker(options())])
    const tagline = async () => (await publishedSite(world.db, siteId))?.config.identity.tagline
    await vi.waitFor(async () => expect(await tagline()).toBe('As scheduled'), { timeout: timeoutMs })
    await vi.waitFor(async () => expect((await received())[0]?.to).toEqual([email]), { timeout: timeoutMs })
    expect((await received())[0]?.subject).toBe('Version 2 of north Motors is live')
    expect(await listVersions(scope, siteId)).toHaveLength(2)
    await Promise.all(workers.map((worker) => worker.stop()))
  })

  it('the worker removes onboardings discarded a month ago with their logos, partial files, and abandoned uploads', async () => {
    const { files } = options()
    const used = await files.put('images/a', Buffer.from('<svg>used</svg>'), 'image/svg+xml')
    const unused = await files.put('images/a', Buffer.from('<svg>unused</svg>'), 'image/svg+xml')
    const part = join(directory, 'files/images/a/x.png.1.part')
    await writeFile(part, 'half')
    await utimes(part, new Date(), new Date(Date.now() - 7_200_000))
    await connect(world.ownerUrl, async (client) => {
      const long = `now() - interval '31 days'`
      await client.query(
        `insert into onboardings (name, step, author_name, answers, discarded_at) values
          ('Kept', 'look', 'Test', $1, null), ('Gone', 'look', 'Test', '{}', ${long})`,
        [{ look: { logo: used } }],
      )
      for (const detail of [used, unused])
        await client.query(
          `insert into audit (actor_name, action, target, summary, detail, at) values ('Test', 'onboarding.uploadLogo', 'x', '', $1, ${long})`,
          [detail],
        )
    })
    const begun = { carId: world.north.carId, kind: 'photo' as const, name: 'a.jpg', bytes: 4, actor: { userId: 'u', name: 'U' } }
    const begin = async (clientFileKey: string, hoursAgo: number) => {
      const at = new Date(Date.now() - hoursAgo * 3_600_000)
      const upload = await beginUpload(world.db.platform, { ...begun, clientFileKey, now: at.toISOString() })
      if (!upload.ok) throw new Error('The upload could not be begun.')
      await options().uploads.write(upload.upload.id, 0, Buffer.from('half'))
      await utimes(options().uploads.pathOf(upload.upload.id), at, at)
      return upload.upload.id
    }
    const [fresh] = [await begin('fresh', 1), await begin('given up', 25)]
    const worker = await startWorker(options())
    await vi.waitFor(() => expect(worker.isRunning).toBe(true), { timeout: timeoutMs })
    await connect(world.urls.worker, async (client) => {
      for (const job of ['forgetUploads', 'deleteDiscardedOnboardings', 'removeUnfinished'])
        await client.query('select graphile_worker.add_job($1)', [job])
    })
    const remainingFiles = () => readdir(join(directory, 'files'), { recursive: true })
    await vi.waitFor(async () => expect(await remainingFiles()).toEqual(['images', 'images/a', used.key]), { timeout: timeoutMs })
    expect((await listOnboardings(world.db)).map(({ name }) => name)).toEqual(['Kept'])
    expect(await readdir(join(directory, 'uploads'))).toEqual([fresh])
    expect((await listUploads(world.db.platform, world.north.carId, 'u')).map(({ id }) => id)).toEqual([fresh])
    await worker.stop()
  })

  it('the worker sends each message once that a killed worker had started or that has no job', async () => {
    const before = (await received()).length
    await send('begun-lead', { email: 'kim@example.com' })
    await send('forgotten-lead', { email: 'lee@example.com' })
    await connect(world.urls.platform, (client) => client.query(`update outbox set status = 'delivering' where status = 'pending'`))
    await connect(world.urls.worker, (client) =>
      client.query(`
        update graphile_worker._private_jobs set locked_by = 'pool-killed', locked_at = now() - interval '21 seconds'
        where id in (select id from graphile_worker.jobs where task_identifier = 'deliverMessage' order by id limit 2);
        delete from graphile_worker._private_jobs where locked_by is null
          and id in (select id from graphile_worker.jobs where task_identifier = 'deliverMessage')`),
    )
    const worker = await startWorker(options())
    await vi.waitFor(async () => expect(await received()).toHaveLength(before + 4), { timeout: timeoutMs })
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(await received()).toHaveLength(before + 4)
    await worker.stop()
  })

  it('the worker keeps a message for a retry, with the reason, while the mail server is away', async () => {
    await send('unlucky-lead')
    const worker = await startWorker({ ...options(), smtpUrl: 'smtp://127.0.0.1:1' })
    const failed = async () =>
      (await listOutbox(world.db.platform, { page: 1, perPage: 50 })).rows.filter(({ lastError }) => lastError !== null)
    await vi.waitFor(async () => expect(await failed()).toHaveLength(2), { timeout: timeoutMs })
    expect((await failed()).every(({ status, attempts }) => status === 'pending' && attempts === 1)).toBe(true)
    await worker.stop()
  })

  it('the worker sends an address at most three confirmations a day, in any spelling, and the dealer every lead', async () => {
    const before = (await received()).length
    const confirmations = async () => (await received()).filter(({ to }) => /victim/i.test(to.join()))
    const spelt = ['victim@example.net', 'Victim@Example.NET', 'victim+1@example.net', 'victim+2@example.net', 'victim@example.net']
    const leads = await Promise.all(spelt.map((email, index) => send(`flood-${index}`, { email })))
    const worker = await startWorker(options())
    // At least: mails of the test before may be retried meanwhile.
    await vi.waitFor(async () => expect((await received()).length).toBeGreaterThanOrEqual(before + 5 + 3), { timeout: timeoutMs })
    expect(await confirmations()).toHaveLength(3)
    const refused = async () => {
      const events = await Promise.all(leads.map(async ({ leadId }) => (await getLead(world.db.platform, leadId))?.events ?? []))
      return events.flat().filter(({ text }) => text.startsWith('Not sent: this address'))
    }
    await vi.waitFor(async () => expect(await refused()).toHaveLength(2), { timeout: timeoutMs })
    await worker.stop()
    expect(await confirmations()).toHaveLength(3)
  })
})
