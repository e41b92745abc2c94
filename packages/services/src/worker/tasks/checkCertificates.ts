import { claimDueHosts, maxDueHosts, storeCertificate, storeFaults } from '@forecourt/data/hosts/certificates'
import { domainFaults } from '@forecourt/rules/sites/domainFaults'
import type { WorkerContext } from '../createWorkerContext'
import type { Task } from '../Task'

/** Reads the certificates and the DNS records of dealers' own domains, a few at a time. */
export const checkCertificates: Task<Pick<WorkerContext, 'db' | 'now' | 'certificates' | 'domains' | 'certificateAuthorities'>> = {
  name: 'checkCertificates',
  schedule: { everySeconds: 60 },
  async run({ db, now, certificates, domains, certificateAuthorities: authorities }) {
    const due = await claimDueHosts(db, now())
    await Promise.all(
      due.map(async (entry) => {
        const [certificate, facts] = await Promise.all([certificates(entry.host), domains(entry.host, entry.platformHost)])
        await storeCertificate(db, entry, certificate)
        await storeFaults(db.platform, entry, domainFaults(facts, { hosts: entry.hosts, authorities }), now())
      }),
    )
    return due.length === maxDueHosts
  },
}
