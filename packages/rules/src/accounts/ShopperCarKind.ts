/** How a car is known to an account: saved, viewed or put beside others. */
export type ShopperCarKind = 'watched' | 'viewed' | 'compared'
