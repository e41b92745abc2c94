/** Why a car is hardly viewed, as far as the counts tell, and what to check. */
export const hardlyViewedReason = ({ impressions, views }: { readonly impressions: number; readonly views: number }): string => {
  if (impressions === 0)
    return views === 0
      ? 'Not seen in any list. Open the car: “Why the sites show it this way” names what hides it, and its place in the lists.'
      : 'Opened from links only, not seen in any list. Open the car: “Why the sites show it this way” names its place in the lists.'
  return 'Seen in lists, but seldom opened. Check its first photo and its price.'
}
