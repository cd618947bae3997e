import type { Language } from '../../../core/words.ts'

/** A day `2026-02-28` as it is shown: 02/28/2026, in es and fr 28/02/2026. */
export const shownDay = (day: string, language: Language): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  return language === 'en' ? `${month}/${date}/${year}` : `${date}/${month}/${year}`
}
