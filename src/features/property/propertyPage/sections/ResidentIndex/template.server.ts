import type { Language } from '../../../../../core/words.ts'
import { wordsFor } from '../../../../../platform/words.ts'
import type { ResidentIndex } from './model.ts'
import { words } from './words.ts'

/** What a resident usually asks, as a beginning. */
export const templateIndex = (language: Language): { Fields: { Name: string; Type: 'Text' | 'TextVideo' | 'Video' }[] } & ResidentIndex => {
  const t = wordsFor(words, language)
  return {
    Fields: [
      { Name: t('template.welcome'), Type: 'TextVideo' },
      { Name: t('template.moveIn'), Type: 'Text' },
      { Name: t('template.amenities'), Type: 'TextVideo' },
      { Name: t('template.appliances'), Type: 'Video' },
      { Name: t('template.parking'), Type: 'Text' },
      { Name: t('template.packages'), Type: 'Text' },
      { Name: t('template.waste'), Type: 'Text' },
      { Name: t('template.repairs'), Type: 'TextVideo' },
      { Name: t('template.emergency'), Type: 'TextVideo' },
      { Name: t('template.tour'), Type: 'Video' },
      { Name: t('template.office'), Type: 'Text' },
    ],
  }
}
