/** Fetches an island's data in parallel with its code and React. The island retries what fails. */
const fetchAlongside = (...fetched: readonly Promise<unknown>[]): void => {
  for (const one of fetched) one.catch(() => undefined)
}

/** Lazy imports of the islands, by declared name. */
export const islandParts = {
  AwaitedQuote: async () => (await import('../sections/finance/AwaitedQuote.client')).AwaitedQuote,
  CalculatorIsland: async () => {
    fetchAlongside(
      import('../sections/finance/calculator/LiveCalculator.client'),
      import('../sections/finance/calculator/readEarlyEntries'),
    )
    return (await import('../sections/finance/calculator/CalculatorIsland.client')).CalculatorIsland
  },
  CarActions: async (touched?: Element) => {
    if (touched?.closest('a[data-enquiry]')) fetchAlongside(import('../sections/vehicle/buttons/EnquirySheet.client'))
    return (await import('../sections/vehicle/buttons/CarActions.client')).CarActions
  },
  ChosenCars: async () => (await import('../pages/compare/ChosenCars.client')).ChosenCars,
  CompareButton: async () => (await import('../sections/vehicle/buttons/CompareButton.client')).CompareButton,
  CompareTray: async () => (await import('../sections/compare/CompareTray.client')).CompareTray,
  DialogButton: async () => {
    fetchAlongside(import('../ui/Dialog.client'))
    return (await import('../ui/DialogButton.client')).DialogButton
  },
  FavouriteButton: async () => (await import('../sections/vehicle/buttons/FavouriteButton.client')).FavouriteButton,
  FavouritesLink: async () => (await import('../chrome/FavouritesLink.client')).FavouritesLink,
  FilterSection: async () => (await import('../pages/search/filters/FilterSection.client')).FilterSection,
  FindMeACar: async () => {
    fetchAlongside(import('../pages/search/find-me-a-car/FindMeACarSheet.client'))
    return (await import('../pages/search/find-me-a-car/FindMeACar.client')).FindMeACar
  },
  Gallery: async () => (await import('../sections/gallery/Gallery.client')).Gallery,
  HoursIsland: async () => {
    fetchAlongside(import('../sections/location/HoursPanel.client'), import('../ui/numbers/readEnteredValues'))
    return (await import('../sections/location/HoursIsland.client')).HoursIsland
  },
  ListSearch: async () => (await import('../pages/search/ListSearch.client')).ListSearch,
  MobileMenu: async () => {
    fetchAlongside(import('../chrome/MobileSheet.client'))
    return (await import('../chrome/MobileMenu.client')).MobileMenu
  },
  MovableMap: async () => (await import('../pages/car/map/MovableMap.client')).MovableMap,
  NearField: async () => (await import('../pages/search/filters/NearField.client')).NearField,
  PageFormIsland: async () => {
    fetchAlongside(import('../forms/EnquiryForm.client'), import('../ui/numbers/readEnteredValues'))
    return (await import('../forms/PageFormIsland.client')).PageFormIsland
  },
  PageValuationIsland: async () => {
    fetchAlongside(import('../sections/valuation/ValuationFlow.client'), import('../ui/numbers/readEnteredValues'))
    return (await import('../sections/valuation/PageValuationIsland.client')).PageValuationIsland
  },
  PhoneButton: async () => (await import('../sections/vehicle/buttons/PhoneButton.client')).PhoneButton,
  Popups: async () => (await import('../sections/popup/Popups.client')).Popups,
  PriceSearchIsland: async () => {
    fetchAlongside(import('../blocks/price-search/PriceSearchForm.client'), import('../ui/numbers/readEnteredValues'))
    return (await import('../blocks/price-search/PriceSearchIsland.client')).PriceSearchIsland
  },
  PrintButton: async () => (await import('../sections/vehicle/buttons/PrintButton.client')).PrintButton,
  QuickForm: async () => (await import('../blocks/hero/QuickForm.client')).QuickForm,
  RangeField: async () => (await import('../pages/search/filters/RangeField.client')).RangeField,
  RecentSearches: async () => (await import('../sections/search-history/RecentSearches.client')).RecentSearches,
  SavedCars: async () => (await import('../pages/favourites/SavedCars.client')).SavedCars,
  StorageNote: async () => (await import('../pages/favourites/StorageNote.client')).StorageNote,
  KeywordField: async () => (await import('../sections/keyword-search/KeywordField.client')).KeywordField,
  KeywordForm: async () => (await import('../sections/keyword-search/KeywordForm.client')).KeywordForm,
  SearchForm: async () => (await import('../pages/search/browser/SearchForm.client')).SearchForm,
  SentEnquiry: async () => (await import('../pages/success/SentEnquiry.client')).SentEnquiry,
  ShareButton: async () => (await import('../sections/vehicle/buttons/ShareButton.client')).ShareButton,
  StockList: async () => (await import('../pages/search/StockList.client')).StockList,
  ToastRegion: async () => (await import('../ui/toast/toast.client')).ToastRegion,
  VideoLink: async () => (await import('../pages/car/VideoLink.client')).VideoLink,
  ViewedCars: async () => (await import('../pages/car/viewed/ViewedCars.client')).ViewedCars,
  ViewToggle: async () => (await import('../pages/search/results/ViewToggle.client')).ViewToggle,
} as const
