import { useMemo } from 'react'

/** Every time zone as an option: `America/New_York` → `America/New York (GMT-5)`. */
export const useZones = () =>
  useMemo(
    () =>
      Intl.supportedValuesOf('timeZone').map(timeZone => {
        const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts()
        const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
        return { value: timeZone, label: `${timeZone.replaceAll('_', ' ')} (${offset})` }
      }),
    [],
  )
