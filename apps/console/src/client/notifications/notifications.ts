/** A browser's address at its push service, as the server knows it. */
export interface PushSubscriptionKeys {
  readonly endpoint: string
  readonly publicKey: string
  readonly auth: string
}

/** Why this browser can't be notified, in a sentence; null where it can. */
export const notificationProblem = (): string | null => {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied'
      ? 'This browser was told to block notifications of Forecourt. Allow them in its settings for this page.'
      : null
  // Safari on iPhones knows them only for pages of the Home Screen.
  if (/iPhone|iPad/.test(navigator.userAgent))
    return 'On an iPhone or iPad, add Forecourt to the Home Screen first (Share, then “Add to Home Screen”), and open it from there.'
  return 'This browser can’t notify you. Try another one.'
}

const registered = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/service-worker.js').then(() => navigator.serviceWorker.ready)

/** The address under which this browser is notified; null where it isn't. */
export const ownEndpoint = async (): Promise<string | null> => {
  if (!('serviceWorker' in navigator)) return null
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager?.getSubscription())?.endpoint ?? null
}

/** Asks the person, then the browser's push service; null where either says no. */
export const subscribe = async (applicationServerKey: string): Promise<PushSubscriptionKeys | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await registered()
  const held = await registration.pushManager.getSubscription()
  // One that was made for another key of the server is of no use.
  await held?.unsubscribe()
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) return null
  return { endpoint, publicKey: keys.p256dh, auth: keys.auth }
}

/** Shows one at once, so that people see what they will look like. */
export const showFirst = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.ready
  await registration.showNotification('Notifications are on', { body: 'New enquiries show up here.', icon: '/icon-192.png', tag: 'first' })
}

/** Has this browser notified no more: whoever signs out leaves nobody's names on its screen. */
export const unsubscribe = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration('/')
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}
