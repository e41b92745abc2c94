import { listLookupMakes } from '@forecourt/data/manufacturers/listLookupMakes'
import { judgeSite } from '@forecourt/services/compliance/judgeSite'
import { recordedDns, systemDns } from '@forecourt/services/dns/systemDns'
import { domainProbe } from '@forecourt/services/domains/probeDomain'
import { readRedirect } from '@forecourt/services/domains/readRedirect'
import { requestEvidence, requestEvidenceFile } from '@forecourt/services/evidence/requestEvidence'
import { forecastSite } from '@forecourt/services/forecast/forecastSite'
import { forecastSiteStock } from '@forecourt/services/forecast/forecastSiteStock'
import { postcodeGeocoder, searchGeocoder } from '@forecourt/services/geocoding/searchGeocoder'
import { fetchPicture } from '@forecourt/services/images/fetchPicture'
import { deleteRenditions } from '@forecourt/services/media/mediaPath'
import { consentAddress, consentRedirect, exchangeConsent } from '@forecourt/services/review-sources/googleConsent'
import { googleClient } from '@forecourt/services/review-sources/googleReviews'
import { fetchPhoto } from '@forecourt/services/stock-feeds/photos/fetchPhoto'
import { fileStorage } from '@forecourt/services/storage/fileStorage'
import { uploadFolder } from '@forecourt/services/uploads/uploadFolder'
import { sampleLookup } from '@forecourt/services/vehicle-lookup/sampleLookup'
import { currentSession } from '../auth/currentSession'
import type { Session } from '../auth/Session'
import { database } from '../database'
import { type Env, env } from '../env'
import { viewAsHeader } from '../viewAsHeader'
import { parseViewAs, viewedAs } from './access/viewedAs'
import type { Context } from './Context'
import { inboxEvents } from './inbox/inboxEvents'
import { refreshSites } from './sites/refreshSites'

const supportContact = ({ SUPPORT_NAME: name, SUPPORT_PHONE: phone, SUPPORT_EMAIL: email }: Env): Context['support'] =>
  phone || email ? { name, phone: phone ?? null, email: email ?? null } : null

const googleConsent = (settings: Env): Context['googleConsent'] => {
  const client = googleClient(settings.GOOGLE_REVIEWS_CLIENT_ID, settings.GOOGLE_REVIEWS_CLIENT_SECRET)
  const redirectAddress = consentRedirect(settings.CONSOLE_URL)
  return (
    client && {
      address: (state) => consentAddress(client, redirectAddress, state),
      exchange: (code) => exchangeConsent(client, code, { redirectAddress }),
    }
  )
}

/** The context of calls with a session: a signed-in user's, or that of a program with a token. */
export const toContext = (session: Session | null): Context => {
  const settings = env()
  const files = fileStorage(settings.MEDIA_DIR)
  const dns = settings.DNS_RECORDS_FILE ? recordedDns(settings.DNS_RECORDS_FILE) : systemDns(settings.DNS_SERVERS)
  return {
    session,
    db: database(),
    now: new Date().toISOString(),
    mailDirectory: settings.MAIL_DIR,
    hasMailServer: settings.SMTP_PORT_EMBEDDED === undefined,
    files,
    uploads: uploadFolder(settings.UPLOADS_DIR),
    withholdPicture: async (key) => {
      await files.withhold(key)
      await deleteRenditions(key, settings.MEDIA_CACHE_DIR)
    },
    fetchPhoto: (url) => fetchPhoto(url, { files, trusted: [] }),
    fetchPicture: (address) => fetchPicture(address, { trusted: [] }),
    originOf: (host) => settings.SITE_ORIGIN_TEMPLATE.replace('{host}', host),
    consoleUrl: settings.CONSOLE_URL,
    siteHostSuffix: settings.SITE_HOST_SUFFIX,
    maxDomains: settings.MOST_DOMAINS,
    dns,
    probeDomain: domainProbe({ dns, redirectOf: readRedirect() }),
    certificateAuthorities: settings.CERTIFICATE_AUTHORITIES,
    geocoder: settings.GEOCODER_URL ? searchGeocoder(settings.GEOCODER_URL) : postcodeGeocoder,
    vehicles: sampleLookup(
      (kinds) => listLookupMakes(database(), kinds),
      () => new Date().toISOString(),
    ),
    secret: settings.AUTH_SECRET,
    internalSecret: settings.INTERNAL_SECRET,
    googleConsent: googleConsent(settings),
    support: supportContact(settings),
    inboxEvents,
    replyDomain: settings.REPLY_DOMAIN ?? null,
    refreshSites: (change) => refreshSites(change, { urls: settings.SITE_INTERNAL_URLS, secret: settings.INTERNAL_SECRET }),
    judgeSite: (judged) => judgeSite(judged, { urls: settings.SITE_INTERNAL_URLS, secret: settings.INTERNAL_SECRET }),
    requestEvidence: (request) => requestEvidence(request, { urls: settings.SITE_INTERNAL_URLS, secret: settings.INTERNAL_SECRET }),
    requestEvidenceFile: (request) => requestEvidenceFile(request, { urls: settings.SITE_INTERNAL_URLS, secret: settings.INTERNAL_SECRET }),
    forecastSite: (forecasted, signal) =>
      forecastSite(forecasted, { urls: settings.SITE_INTERNAL_URLS, secret: settings.INTERNAL_SECRET }, signal),
    forecastStock: (forecasted, signal) =>
      forecastSiteStock(forecasted, { urls: settings.SITE_INTERNAL_URLS, secret: settings.INTERNAL_SECRET }, signal),
  }
}

/** The context of one request to the console. */
export const createContext = async (request: Request): Promise<Context> => {
  const session = await currentSession()
  const wanted = parseViewAs(request.headers.get(viewAsHeader))
  return toContext(session && wanted ? viewedAs(session, wanted) : session)
}
