'use client'

import { useMemo } from 'react'
import { Admin, Authenticated, CustomRoutes, Resource, reactRouterProvider } from 'react-admin'
import { queryClient } from '../client/queryClient'
import { AuditList } from './audit/AuditList'
import { AuditShow } from './audit/AuditShow'
import { BookingsPage } from './bookings/BookingsPage'
import { BookingSettingsPage } from './bookings/settings/BookingSettingsPage'
import { ConsoleLoading } from './ConsoleLoading'
import { CompliancePage } from './compliance/CompliancePage'
import { SiteCompliancePage } from './compliance/SiteCompliancePage'
import { Dashboard } from './dashboard/Dashboard'
import { DemandPage } from './dashboard/demand/DemandPage'
import { StatisticsPage } from './dashboard/statistics/StatisticsPage'
import { SiteDomainsPage } from './domains/SiteDomainsPage'
import { FeedCreate } from './feeds/FeedCreate'
import { FeedList } from './feeds/FeedList'
import { FeedPage } from './feeds/FeedPage'
import { FeedSettingsPage } from './feeds/FeedSettingsPage'
import { RunPage } from './feeds/RunPage'
import { InboxPage } from './inbox/InboxPage'
import { MailsPage } from './inbox/mails/MailsPage'
import { AnswerTimesPage } from './inbox/times/AnswerTimesPage'
import { LayerEditorPage } from './layers/LayerEditorPage'
import { LayerList } from './layers/LayerList'
import { LayerPage } from './layers/LayerPage'
import { ConsoleLayout } from './layout/ConsoleLayout'
import { NoSuchPage } from './layout/NoSuchPage'
import { DestinationCreatePage } from './leads/destinations/DestinationCreatePage'
import { DestinationPage } from './leads/destinations/DestinationPage'
import { DestinationSettingsPage } from './leads/destinations/DestinationSettingsPage'
import { DestinationsPage } from './leads/destinations/DestinationsPage'
import { LeadCreditsPage } from './leads/LeadCreditsPage'
import { LeadList } from './leads/LeadList'
import { LeadShow } from './leads/LeadShow'
import { PrizeEntryList } from './leads/PrizeEntryList'
import { LocationList } from './locations/LocationList'
import { LocationCreate, LocationEdit } from './locations/LocationPages'
import { MarketList } from './markets/MarketList'
import { MarketReportPage } from './markets/MarketReportPage'
import { TemplatePage } from './markets/TemplatePage'
import { MultiSitePage } from './multi-site/MultiSitePage'
import { OnboardingPage } from './onboarding/OnboardingPage'
import { SetupPage } from './onboarding/SetupPage'
import { OrganisationsPage } from './organisations/OrganisationsPage'
import { MailList, MailShow } from './outbox/MailList'
import { UndeliveredPage } from './outbox/UndeliveredPage'
import { AccountsPage } from './payments/AccountsPage'
import { PaymentList } from './payments/PaymentList'
import { PaymentShow } from './payments/PaymentShow'
import { ProfilePage } from './profile/ProfilePage'
import { createAuthProvider } from './providers/createAuthProvider'
import { createDataProvider } from './providers/createDataProvider'
import { RecordList } from './records/RecordList'
import { RecordCreate, RecordEdit } from './records/RecordPages'
import { recordViews } from './recordViews'
import { SiteRedirectsPage } from './redirects/SiteRedirectsPage'
import { ReservationList } from './reservations/ReservationList'
import { ReservationShow } from './reservations/ReservationShow'
import { AddressesPage } from './sites/AddressesPage'
import { AsShownPage } from './sites/as-shown/AsShownPage'
import { FleetPage } from './sites/fleet/FleetPage'
import { SiteManagePage } from './sites/manage/SiteManagePage'
import { SiteEditorPage } from './sites/SiteEditorPage'
import { SiteList } from './sites/SiteList'
import { CarCreate, CarEdit } from './stock/car/CarPages'
import { ConsoleStockList } from './stock/list/ConsoleStockList'
import { WalkPage } from './stock/walk/WalkPage'
import { YardPhotosPage } from './stock/yard/YardPhotosPage'
import { consoleTheme } from './theme/consoleTheme'
import { PersonPage } from './users/PersonPage'
import { UserList } from './users/UserList'
import { ValuationList } from './valuations/ValuationList'
import { ValuationPage } from './valuations/ValuationPage'
import { ValuationRulesPage } from './valuations/ValuationRulesPage'

const { Route } = reactRouterProvider

/** The console's root: react-admin with our theme, layout and providers. Each resource has a folder. */
export const Console = () => {
  const { authProvider, dataProvider, light, dark } = useMemo(
    () => ({
      authProvider: createAuthProvider(),
      dataProvider: createDataProvider(),
      light: consoleTheme('light'),
      dark: consoleTheme('dark'),
    }),
    [],
  )
  return (
    <Admin
      title="Forecourt"
      authProvider={authProvider}
      dataProvider={dataProvider}
      queryClient={queryClient}
      layout={ConsoleLayout}
      dashboard={Dashboard}
      lightTheme={light}
      darkTheme={dark}
      catchAll={NoSuchPage}
      loginPage={false}
      loading={ConsoleLoading}
      requireAuth
      disableTelemetry
    >
      <Resource name="sites" list={SiteList} recordRepresentation="name" />
      <Resource name="fleet" list={FleetPage} />
      <Resource name="leads" list={LeadList} show={LeadShow} recordRepresentation="name" />
      <Resource name="reservations" list={ReservationList} show={ReservationShow} recordRepresentation="reference" />
      <Resource name="payments" list={PaymentList} show={PaymentShow} recordRepresentation="reference" />
      <Resource name="prizes" list={PrizeEntryList} recordRepresentation="name" />
      <Resource name="valuations" list={ValuationList} edit={ValuationPage} />
      <Resource name="stock" list={ConsoleStockList} edit={CarEdit} create={CarCreate} recordRepresentation="name" />
      <Resource name="feeds" list={FeedList} create={FeedCreate} edit={FeedPage} recordRepresentation="name" />
      <Resource name="locations" list={LocationList} edit={LocationEdit} create={LocationCreate} recordRepresentation="name" />
      {recordViews.map((view) => (
        <Resource
          key={view.resource}
          name={view.resource}
          list={<RecordList view={view} />}
          edit={<RecordEdit view={view} />}
          create={view.isEditOnly ? undefined : <RecordCreate view={view} />}
          recordRepresentation={view.formatName}
        />
      ))}
      <Resource name="users" list={UserList} show={PersonPage} recordRepresentation="name" />
      <Resource name="audit" list={AuditList} show={AuditShow} />
      <Resource name="layers" list={LayerList} recordRepresentation="name" />
      <Resource name="outbox" list={MailList} show={MailShow} recordRepresentation="subject" />
      <CustomRoutes>
        <Route path="/addresses" element={<AddressesPage />} />
        <Route path="/compliance" element={<CompliancePage />} />
        <Route path="/sites/:id/compliance" element={<SiteCompliancePage />} />
        <Route path="/sites/:id/domains" element={<SiteDomainsPage />} />
        <Route path="/sites/:id/redirects" element={<SiteRedirectsPage />} />
        <Route path="/sites/:id/as-shown" element={<AsShownPage />} />
        <Route path="/sites/:id/manage" element={<SiteManagePage />} />
        <Route path="/stock/photos" element={<YardPhotosPage />} />
        <Route path="/stock/:id/walk" element={<WalkPage />} />
        <Route path="/payments/accounts" element={<AccountsPage />} />
        <Route path="/valuations/rules" element={<ValuationRulesPage />} />
        <Route path="/feeds/:id/settings" element={<FeedSettingsPage />} />
        <Route path="/feeds/:id/runs/:runId" element={<RunPage />} />
        <Route path="/markets" element={<MarketList />} />
        <Route path="/markets/:siteId" element={<MarketList />} />
        <Route path="/markets/:siteId/files/create" element={<TemplatePage />} />
        <Route path="/markets/:siteId/files/:templateId" element={<TemplatePage />} />
        <Route path="/markets/:siteId/:format" element={<MarketReportPage />} />
        <Route path="/leads/credits" element={<LeadCreditsPage />} />
        <Route path="/leads/destinations" element={<DestinationsPage />} />
        <Route path="/leads/destinations/create" element={<DestinationCreatePage />} />
        <Route path="/leads/destinations/:id" element={<DestinationPage />} />
        <Route path="/leads/destinations/:id/settings" element={<DestinationSettingsPage />} />
        <Route path="/inbox" element={<InboxPage />} />
        <Route path="/inbox/mails" element={<MailsPage />} />
        <Route path="/inbox/times" element={<AnswerTimesPage />} />
        <Route path="/outbox/undelivered" element={<UndeliveredPage />} />
        <Route path="/numbers" element={<StatisticsPage />} />
        <Route path="/demand" element={<DemandPage />} />
        <Route path="/bookings" element={<BookingsPage />} />
        <Route path="/locations/:id/bookings" element={<BookingSettingsPage />} />
        <Route path="/organisations" element={<OrganisationsPage />} />
        <Route path="/sites/:id/setup" element={<SetupPage />} />
        <Route path="/onboarding/:id" element={<OnboardingPage />} />
        <Route path="/onboarding/:id/:step" element={<OnboardingPage />} />
        <Route path="/layers/:id" element={<LayerPage />} />
        <Route path="/profile" element={<ProfilePage />} />
        <Route path="/multi-site" element={<MultiSitePage />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route
          path="/sites/:id/edit"
          element={
            <Authenticated>
              <SiteEditorPage />
            </Authenticated>
          }
        />
        <Route
          path="/layers/:id/edit"
          element={
            <Authenticated>
              <LayerEditorPage />
            </Authenticated>
          }
        />
      </CustomRoutes>
    </Admin>
  )
}
