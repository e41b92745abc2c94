import type { Change } from '@forecourt/data/changes/notifyChange'
import type { Judgement } from '@forecourt/data/compliance/storedFindings'
import type { Database } from '@forecourt/data/createDatabase'
import type { FetchedPhoto } from '@forecourt/data/stock-feeds/feedPhotos'
import type { Forecast } from '@forecourt/rules/forecast/Forecast'
import type { JudgedSite } from '@forecourt/services/compliance/judgeSite'
import type { DnsResolver } from '@forecourt/services/dns/systemDns'
import type { DomainProbe } from '@forecourt/services/domains/probeDomain'
import type { EvidenceFile } from '@forecourt/services/evidence/evidenceFile'
import type { PageEvidence } from '@forecourt/services/evidence/PageEvidence'
import type { ForecastedSite } from '@forecourt/services/forecast/forecastSite'
import type { ForecastedStock } from '@forecourt/services/forecast/forecastSiteStock'
import type { Geocoder } from '@forecourt/services/geocoding/searchGeocoder'
import type { FetchedPicture } from '@forecourt/services/images/fetchPicture'
import type { FileStore } from '@forecourt/services/storage/fileStorage'
import type { UploadFolder } from '@forecourt/services/uploads/uploadFolder'
import type { VehicleLookup } from '@forecourt/services/vehicle-lookup/sampleLookup'
import type { Session } from '../auth/Session'
import type { InboxEvents } from './inbox/createInboxEvents'
import type { RefreshedServer } from './sites/refreshSites'

/** The context of every procedure. Nothing in it comes from the input. */
export interface Context {
  readonly session: Session | null
  readonly db: Database
  /** Time of the request, ISO in UTC. */
  readonly now: string
  /** The directory of the embedded mail outbox. */
  readonly mailDirectory: string
  /** Whether mail leaves this installation; otherwise the embedded mailbox keeps it. */
  readonly hasMailServer: boolean
  /** The image storage. */
  readonly files: FileStore
  /** The directory where uploaded parts are assembled. */
  readonly uploads: UploadFolder
  /** Withholds a picture and its rendered sizes from everyone; `files.release` shows it again. */
  readonly withholdPicture: (key: string) => Promise<void>
  /** Fetches a car photo from an entered URL and stores it. */
  readonly fetchPhoto: (url: string) => Promise<FetchedPhoto>
  /** Fetches a picture for a library from a URL; stores nothing. */
  readonly fetchPicture: (address: string) => Promise<FetchedPicture>
  /** The public origin of a host, such as http://kirra.localhost:3000. */
  readonly originOf: (host: string) => string
  /** The console's public URL. */
  readonly consoleUrl: string
  /** The suffix of a new site's first host, such as localhost. */
  readonly siteHostSuffix: string
  /** Own domains that an organisation may have. */
  readonly maxDomains: number
  readonly dns: DnsResolver
  /** Looks up a dealer's own domain. */
  readonly probeDomain: DomainProbe
  /** CAA names of the authorities that issue dealers' certificates. */
  readonly certificateAuthorities: readonly string[]
  /** Looks up a vehicle by VIN or plate. */
  readonly vehicles: VehicleLookup
  /** Geocodes addresses. */
  readonly geocoder: Geocoder
  /** The installation's secret: seals authenticator secrets. */
  readonly secret: string
  /** The secret shared by sites and console: keys of dealers’ text message gateways are derived from it. */
  readonly internalSecret: string
  /** Sign-in at Google for dealers' reviews; null if the installation isn't registered with Google. */
  readonly googleConsent: {
    /** Address of the consent screen. */
    readonly address: (state: string) => string
    /** Exchanges the code of a consent for a refresh token; rejects with a sentence. */
    readonly exchange: (code: string) => Promise<string>
  } | null
  /** The domain that receives mail; null if none. */
  readonly replyDomain: string | null
  /** Who helps users of the console; null if the installation names no contact. */
  readonly support: { readonly name: string; readonly phone: string | null; readonly email: string | null } | null
  /** Inbox events. */
  readonly inboxEvents: () => InboxEvents
  /** Notifies the site servers of a change; resolves to their results. */
  readonly refreshSites: (change: Change) => Promise<readonly RefreshedServer[]>
  /** Lets a site server render and judge the pages of a site; null if no server can. */
  readonly judgeSite: (judged: JudgedSite) => Promise<Judgement | null>
  /** Lets a site server compare the live pages of a site with what would go live, until it is aborted; null if no server can. */
  readonly forecastSite: (forecasted: ForecastedSite, signal?: AbortSignal) => Promise<Forecast | null>
  /** Forecasts a change of cars on a live site; null if no site server can be reached. */
  readonly forecastStock: (forecasted: ForecastedStock, signal?: AbortSignal) => Promise<Forecast | null>
  /** Lets a site server show an address as of an instant; null if no server can. */
  readonly requestEvidence: (request: { readonly url: string; readonly at: string }) => Promise<PageEvidence | null>
  /** The same as a file; null if no server can, or if there is nothing to show. */
  readonly requestEvidenceFile: (request: {
    readonly url: string
    readonly at: string
    readonly form: EvidenceFile['form']
  }) => Promise<EvidenceFile | null>
}
