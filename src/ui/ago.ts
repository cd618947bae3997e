const units = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

/** A moment as people say it: "3 hours ago", "yesterday". */
export const ago = (when: number, now: number, language: string): string => {
  const [unit, ms] = units.find(([, length]) => now - when >= length) ?? ['second', 1000]
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.max(0, Math.floor((now - when) / ms)), unit)
}
