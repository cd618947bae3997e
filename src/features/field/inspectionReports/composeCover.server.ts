import type { Language } from '../../../core/words.ts'
import { wordsFor } from '../../../platform/words.ts'
import type { CoverFacts } from './coverFacts.ts'
import { coverWords } from './coverWords.ts'

/** Findings that a cover names one by one. */
const mostNamed = 5

/** The cover as the portal itself writes it, without AI: figures against the previous walk, findings with the worst first, what is good again. */
export const composeCover = ({ Figures, Previous, Findings, Fixed, Skipped, ...of }: CoverFacts, language: Language): string[] => {
  const t = wordsFor(coverWords, language)
  const share = ({ Done, Total }: { Done: number; Total: number }) => String(Total === 0 ? 100 : Math.round((100 * Done) / Total))
  const places = (list: readonly { Stop: string; Question?: string }[]) =>
    list.map(({ Stop, Question }) => (Question ? `${Stop}, ${Question}` : Stop)).join('; ')
  const again = Findings.filter(one => one.Again).length
  const first = [
    t('done', { done: String(Figures.Done), total: String(Figures.Total), round: of.Round, building: of.Building, share: share(Figures) }),
    Skipped.length > 0 && t('skipped', { n: Skipped.length, list: places(Skipped) }),
    Previous && t('was', { share: share(Previous), errors: Previous.Errors }),
    Figures.GeoAsked > 0 && t('geo', { n: String(Figures.GeoIn), of: String(Figures.GeoAsked) }),
  ]
  const found =
    Findings.length === 0 ? t('none') : t('findings', { n: Findings.length, fresh: String(Findings.length - again), again: String(again) })
  const named = Findings.slice(0, mostNamed).map((one, i) =>
    [
      t('finding', { n: String(i + 1), stop: one.Stop, question: one.Question, answer: one.Answer }),
      one.Again && t('again'),
      one.Note && t('note', { note: one.Note }),
    ]
      .filter(Boolean)
      .join(' '),
  )
  const more = Findings.length - mostNamed
  return [
    first.filter(Boolean).join(' '),
    found,
    ...named,
    more > 0 ? t('more', { n: more }) : '',
    Fixed.length > 0 ? t('fixed', { n: Fixed.length, list: places(Fixed) }) : '',
  ].filter(Boolean)
}
