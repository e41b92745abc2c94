/** A browser's push subscription as the server stores it. */
export interface PushSubscriptionKeys {
  readonly endpoint: string
  readonly publicKey: string
  readonly auth: string
}

/** Why this browser can't receive notifications, as a sentence; null where it can. */
export const notificationProblem = (): string | null => {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied'
      ? 'This browser blocks notifications from Forecourt. Allow them in the browser’s settings for this page.'
      : null
  // Safari on iPhones supports push only for Home Screen apps.
  if (/iPhone|iPad/.test(navigator.userAgent))
    return 'On an iPhone or iPad, add Forecourt to the Home Screen first (Share, then “Add to Home Screen”), and open it from there.'
  return 'This browser doesn’t support notifications. Try another one.'
}

const registerServiceWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/service-worker.js').then(() => navigator.serviceWorker.ready)

/** The push endpoint of this browser; null without a subscription. */
export const ownEndpoint = async (): Promise<string | null> => {
  if (!('serviceWorker' in navigator)) return null
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager?.getSubscription())?.endpoint ?? null
}

/** Requests permission from the user, then subscribes at the browser's push service; null when either refuses. */
export const subscribe = async (applicationServerKey: string): Promise<PushSubscriptionKeys | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await registerServiceWorker()
  const existing = await registration.pushManager.getSubscription()
  // A subscription made with another server key can't be used.
  await existing?.unsubscribe()
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) return null
  return { endpoint, publicKey: keys.p256dh, auth: keys.auth }
}

/** Shows a sample notification, so that users see what to expect. */
export const showSampleNotification = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.ready
  await registration.showNotification('Notifications are on', { body: 'New enquiries show up here.', icon: '/icon-192.png', tag: 'first' })
}

/** Unsubscribes this browser, so that no names appear on its screen after sign-out. */
export const unsubscribe = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration('/')
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}
