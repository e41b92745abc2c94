import { type News, type ReservationNotice, reservationNews, type Whom } from '../reservations/reservationNews'
import { subscriptionNews } from './subscriptionNews'

/** Notification about a reservation or subscription; null if there is none (CHK-02, CHK-04). */
export const heldNews = (whom: Whom, notice: ReservationNotice, isSubscription: boolean): News | null =>
  (isSubscription ? subscriptionNews : reservationNews)(whom, notice)
