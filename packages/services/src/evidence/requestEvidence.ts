import { postToSiteServer, type SiteServers } from '../site-servers/postToSiteServer'
import type { EvidenceFile, EvidenceForm } from './evidenceFile'
import type { PageEvidence } from './PageEvidence'

/** An address and an instant, ISO in UTC. */
interface EvidenceRequest {
  readonly url: string
  readonly at: string
}

const timeoutMs = 120_000

/** Evidence of an address from the first reachable site server; null if none answers. */
export const requestEvidence = async (request: EvidenceRequest, servers: SiteServers): Promise<PageEvidence | null> =>
  (await postToSiteServer({ path: '/api/evidence', body: request, timeoutMs }, servers)) as PageEvidence | null

/** The evidence of an address as a file from the first reachable site server; null if none answers. */
export const requestEvidenceFile = async (
  request: EvidenceRequest & { readonly form: EvidenceForm },
  servers: SiteServers,
): Promise<EvidenceFile | null> =>
  (await postToSiteServer({ path: '/api/evidence-file', body: request, timeoutMs }, servers)) as EvidenceFile | null
