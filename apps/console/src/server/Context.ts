import type { Change } from '@forecourt/data/changes/notifyChange'
import type { Database } from '@forecourt/data/createDatabase'
import type { FetchedPhoto } from '@forecourt/data/stock-feeds/feedPhotos'
import type { DnsResolver } from '@forecourt/services/dns/systemDns'
import type { Geocoder } from '@forecourt/services/geocoding/searchGeocoder'
import type { FetchedPicture } from '@forecourt/services/images/fetchPicture'
import type { FileStore } from '@forecourt/services/storage/fileStorage'
import type { UploadFolder } from '@forecourt/services/uploads/uploadFolder'
import type { VehicleLookup } from '@forecourt/services/vehicle-lookup/sampleLookup'
import type { Session } from '../auth/Session'
import type { InboxNews } from './inbox/createInboxNews'
import type { RefreshedServer } from './sites/refreshSites'

/** What every procedure has at hand. Nothing in it comes from the caller's input. */
export interface Context {
  readonly session: Session | null
  readonly db: Database
  /** The instant of the request, ISO in UTC. */
  readonly now: string
  /** The folder of the embedded mail outbox. */
  readonly mailDirectory: string
  /** Where pictures are stored. */
  readonly files: FileStore
  /** Where files are put together that are sent in parts. */
  readonly uploads: UploadFolder
  /** Takes a picture away from everybody, with what was made of it for pages; `files.release` shows it again. */
  readonly withholdPicture: (key: string) => Promise<void>
  /** Fetches a photo of a car from an address somebody typed, and stores it. */
  readonly fetchPhoto: (url: string) => Promise<FetchedPhoto>
  /** Fetches a picture for a library from an address on the internet; nothing is stored. */
  readonly fetchPicture: (address: string) => Promise<FetchedPicture>
  /** The public address of a host, such as http://kirra.localhost:3000. */
  readonly originOf: (host: string) => string
  /** Where people reach the console. */
  readonly consoleUrl: string
  /** What a new site's first address ends in, such as localhost. */
  readonly siteHostSuffix: string
  readonly dns: DnsResolver
  /** Tells what vehicle a VIN or a plate belongs to. */
  readonly vehicles: VehicleLookup
  /** Finds places on the map. */
  readonly geocoder: Geocoder
  /** The installation's key: it seals authenticators' secrets. */
  readonly secret: string
  /** What the sites and the console share: the keys of dealers’ text message gateways are derived from it. */
  readonly internalSecret: string
  /** The domain whose mail is received; null where none is. */
  readonly replyDomain: string | null
  /** What happens in inboxes. */
  readonly inboxNews: () => InboxNews
  /** Tells the site servers of a change and says which of them heard. */
  readonly refreshSites: (change: Change) => Promise<readonly RefreshedServer[]>
}
