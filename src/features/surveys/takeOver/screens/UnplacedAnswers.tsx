import { Section } from '../../../../ui/kit/Section.tsx'
import { useLanguage, useWords, wordsIn } from '../../../../ui/words.tsx'
import { isSection, sections } from '../../surveyAnswers/sections/sections.ts'
import { words } from '../words.ts'
import classes from './takeOver.module.css'

/** Answers that no page of the building keeps. */
export const UnplacedAnswers = ({ names }: { names: readonly string[] }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const titles = names.filter(isSection).map(key => wordsIn(sections[key].words, language)('title'))
  const questions = names.length - titles.length
  if (names.length === 0) return null
  return (
    <Section title={t('kept')} side={String(names.length)} opened={false}>
      <p className={classes.note}>{t('keptLead')}</p>
      <p className={classes.names}>{[...titles, ...(questions > 0 ? [t('questions', { n: questions })] : [])].join(', ')}</p>
    </Section>
  )
}
