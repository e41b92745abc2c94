import { Mark } from '../brand/Mark'

/** Loading screen of the console. */
export const ConsoleLoading = () => (
  <div
    role="status"
    aria-label="Loading the console"
    style={{ position: 'fixed', inset: 0, display: 'grid', placeItems: 'center', background: 'light-dark(#f2f5f4, #0d1412)' }}
  >
    <Mark size={44} />
  </div>
)
