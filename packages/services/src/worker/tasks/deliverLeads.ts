import type { DestinationKey } from '@forecourt/data/leads/delivery/dueDeliveries'
import { deliverLeads as deliver } from '../../destinations/deliverLeads'
import type { WorkerContext } from '../createWorkerContext'
import { laterInstant, type Task } from '../Task'

/** The job that sends the due leads of a destination; the database adds the same (`add_destination_job`). */
export const destinationJob = ({ organisationId, id }: DestinationKey) => {
  const key = `destination ${organisationId} ${id}`
  return { name: 'deliverLeads', payload: { organisationId, id }, jobKey: key, queueName: key }
}

/** Sends leads to one destination (ENT-16). The database adds a job with each delivery. */
export const deliverLeads: Task<
  Pick<WorkerContext, 'db' | 'mailer' | 'originTemplate' | 'consoleUrl' | 'linkSecret' | 'trustedHosts' | 'signal' | 'now' | 'log'>
> = {
  name: 'deliverLeads',
  async run(context, { organisationId = '', id = '', at }, { addJob }) {
    const now = () => laterInstant(context.now(), at)
    const delivering = { ...context, now, addresses: context, secret: context.linkSecret, trusted: context.trustedHosts }
    if (!(await deliver(delivering, { organisationId, id }))) return
    const { name, payload, queueName } = destinationJob({ organisationId, id })
    await addJob(name, payload, { queueName })
  },
}
