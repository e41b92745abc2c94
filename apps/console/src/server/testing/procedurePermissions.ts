import type { Permission } from '@forecourt/rules/access/permissions'

type Rows = { readonly [Needed in Permission | 'signedIn']?: { readonly [router: string]: string } }

/** The procedures of every record kind. */
const records = 'getList getOne create update remove undo history initialValues choices importFile undoImport exportCsv'

/** Procedures of one organisation, by permission. */
const inOrganisation = {
  signedIn: {
    '': 'me',
    account:
      'get rename changeEmail cancelEmail changePassword endSessions offerTwoFactor confirmTwoFactor newRecoveryCodes removeTwoFactor offerPasskey addPasskey removePasskey chooseNotices addDevice removeDevice tokens tokenChoices addToken revokeToken',
  },
  'site.read': {
    sites:
      'getList getOne getMany forEditing draftPage exportConfig listVersions getVersion compareVersions buttonCounts contentClaims compliance textFindings forecast forecastSides',
    domains: 'list states',
    redirects: 'list missing test exportCsv',
    onboarding: 'checklist warnings',
    organisations: 'getList',
    preview: 'pageData',
    schedules: 'list read',
    requests: 'get read',
    compliance: 'list sites',
    presence: 'beat leave',
    multiSite: 'compare',
  },
  'site.create': {
    sites: 'create changeTemplate remove templateChoices templatePreview templateReport',
    organisations: 'addDealership',
    multiSite: 'clone cloneChoices cloneTexts',
  },
  'site.edit': {
    sites: 'saveDraft importConfig restore',
    images: 'getList shared upload addCarPhoto update',
    requests: 'create withdraw',
    compliance: 'check',
    multiSite: 'dryRun lists change undo history copy',
  },
  'site.publish': {
    sites: 'publish rollBack',
    onboarding: 'invitations',
    redirects: 'change importFile undo dismiss oldSite',
    schedules: 'create move cancel decide',
    requests: 'getList publish sendBack',
  },
  'compliance.waive': { compliance: 'waive endWaiver' },
  'site.manage': { sites: 'changeStatus rename', organisations: 'change' },
  'lead.read': {
    sites: 'leadsCsv',
    leads: 'getList getOne figures unfinished undelivered exportAdf exportCsv',
    leadMails: 'list',
    inbox: 'views saveView removeView page file getOne counts waitForChanges read',
    customers: 'getList getOne history initialValues choices',
    prizes: 'getList exportCsv',
    valuations: 'getList getOne',
  },
  'results.read': { statistics: 'overview demand', leads: 'credits creditsCsv' },
  'results.own': { inbox: 'times' },
  'domain.check': { domains: 'check' },
  'domain.edit': { domains: 'claim change' },
  'lead.update': {
    leads: 'sendAgain',
    leadMails: 'makeLead dismiss',
    inbox: 'send change undo close lose note logCall sites cars deal addEnquiry merge split',
    answerTemplates: records,
    valuations: 'changeOffer extend appraise send',
  },
  'lead.deliver': {
    destinations: 'list leadAddresses getOne choices save pause remove sendTest log resend preview secret renewSecret makeKey revokeKey',
    suppliers: 'list add makeKey saveMail remove',
    mailboxes: 'list save remove',
  },
  'user.manage': {
    inbox: 'settings saveSettings',
    roles: 'save remove',
    users:
      'getList getOne choices invite resend changeRoles disable remove sendPasswordLink changeEmail cancelEmail signOut resetTwoFactor removePasskeys requireTwoFactor',
  },
  'lead.erase': { inbox: 'personData erase', customers: 'erase' },
  'customer.edit': { customers: 'create update remove undo importFile undoImport exportCsv' },
  'reservation.read': { reservations: 'getList getOne figures', payments: 'getList getOne' },
  'reservation.manage': { reservations: 'link act resend', payments: 'link sites request change resend' },
  'payment.manage': { payments: 'accounts addAccount endAccount' },
  'booking.read': { bookings: 'locations range getOne free cars within message exportCsv' },
  'booking.update': { bookings: 'create move transition undo block unblock' },
  'booking.settings': { bookings: 'settings saveSettings trySettings' },
  'stock.read': {
    stock:
      'views saveView removeView getList counts facets listed exportCsv getOne history bulkHistory photos why preview choices suggestions priceKinds',
    feeds: 'owners',
  },
  'feed.read': {
    feeds: 'getList getOne refusedRows runs run file',
    markets: 'list report templates templateChoices previewTemplate',
  },
  'stock.sell': { stock: 'transition markSold', reservations: 'terms reserve' },
  'stock.edit': {
    stock:
      'create duplicate update undo previewBulk bulk undoBulk whatIf forecast matchPhotos addPhoto setPhotos editPhoto restorePhoto setReport lookup choosePriceKinds',
    feeds:
      'choices create change remove pushAddress renewSecret fetchNow upload preview map dryRun forecast applyHeld applyAgain discardHeld undo setOwner',
    markets: 'open stores close saveTemplate removeTemplate sendTemplate deliveries',
    uploads: 'begin ofCar remove',
    valuations: 'toStock',
  },
  'audit.read': { audit: 'getList getOne exportCsv', sites: 'asShown asShownFile asShownZone' },
  'location.edit': {
    locations: 'getList getOne create update discard versions restore waiting addHolidays dealerships',
    dealerships: 'getOne update undo history initialValues choices importFile undoImport exportCsv getList',
  },
  'location.publish': { locations: 'publish forecast removal remove undoRemoval' },
  'offer.edit': { offers: `${records} order preview matching forecast cars findCars choose figures` },
  'post.edit': { posts: `${records} preview forecast` },
  'review.edit': { reviews: records, reviewSources: `${records} fetchNow connect disconnect consentAddress finishConsent` },
  'model.edit': { models: `${records} makeOwn platformTwin preview sites forecast`, accessories: records },
  'finance.edit': { lenders: `${records} sites forecast`, charges: `${records} forecast` },
  'site.share': { sharing: 'list create revoke' },
  'valuation.rules': { valuations: 'rules saveRules dryRun' },
} satisfies Rows

/** Procedures that require a platform-wide role. */
const onPlatform = {
  'site.read': { fleet: 'getList exportCsv choices views saveView removeView' },
  'site.create': {
    fleet: 'changeStatus',
    onboarding: 'getList getOne choices checkSlug checkStock refusedStock save uploadLogo readOldSite discard revive createSite finish',
  },
  'catalogue.edit': { feeds: 'formats publishFormat withdrawFormat', manufacturers: records },
  'user.manage': { users: 'removeDemo' },
  'mail.read': { outbox: 'getList getOne undelivered' },
  'mail.resend': { outbox: 'replay' },
  'layer.edit': {
    presence: 'beatAtLayer leaveLayer',
    layers:
      'getList getOne create forEditing saveDraft lock discard release restore compareReleases sites impact sitePreview pageData pictures uploadPicture renamePicture removePicture',
    rollouts: 'list forecast start advance undo sites',
  },
} satisfies Rows

const readRows = (rows: Rows, ofPlatform: boolean) =>
  Object.entries(rows).flatMap(([permission, routers]) =>
    Object.entries(routers).flatMap(([router, names]) =>
      names.split(' ').map((name) => ({
        path: router === '' ? name : `${router}.${name}`,
        permission: permission as Permission | 'signedIn',
        onPlatform: ofPlatform,
      })),
    ),
  )

/** The permission of each procedure, written by hand and not read from the procedures, so that a weaker check fails a test. */
export const procedurePermissions = [...readRows(inOrganisation, false), ...readRows(onPlatform, true)]
