import { createDatabase } from '@forecourt/data/createDatabase'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { anybodyThere } from '@forecourt/data/people/addFirstPerson'
import { demoEmails } from '@forecourt/data/people/demoPeople'
import type { SignIns } from './bindAddress'

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
