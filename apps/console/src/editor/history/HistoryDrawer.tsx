export const HistoryDrawer = (_props: { readonly open: boolean; readonly onClose: () => void }) => null
