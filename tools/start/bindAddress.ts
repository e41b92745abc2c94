import { createDatabase } from '@forecourt/data/createDatabase'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { anybodyThere } from '@forecourt/data/people/addFirstPerson'
import { demoEmails } from '@forecourt/data/people/demoPeople'

const loopback = '127.0.0.1'

/** Who can sign in: nobody yet, or people with the demo's password, which everybody knows. */
export interface SignIns {
  readonly anybody: boolean
  readonly demo: boolean
}

/** Where an app listens: wherever it is told to, else only on this machine while anybody could sign in with the demo's password. */
export const bindAddress = (told: string | undefined, { demo }: SignIns): string | undefined => told || (demo ? loopback : undefined)

/** Who can sign in to an installation. */
export const signInsOf = async (ownerUrl: string): Promise<SignIns> => {
  const { APP_DATABASE_URL: app, PLATFORM_DATABASE_URL: platform } = process.env
  const db = createDatabase({ ...(app && platform ? { app, platform } : roleUrls(ownerUrl)), poolSize: 1 })
  try {
    return { anybody: await anybodyThere(db), demo: (await demoEmails(db)).length > 0 }
  } finally {
    await db.close()
  }
}
