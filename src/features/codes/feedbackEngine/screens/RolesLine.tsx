import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { roleTexts } from '../../functionalities/types/feedback/texts.ts'
import { words } from '../words.ts'
import classes from './feedbackEngine.module.css'

/** Who answers, the most first. */
export const RolesLine = ({ roles }: { roles: readonly { Role: string; Answers: number }[] }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { number } = useFormats()
  if (roles.length === 0) return null
  const said = roles.map(({ Role, Answers }) => `${roleTexts[Role]?.[language] ?? Role} ${number(Answers)}`)
  return (
    <p className={classes.soft}>
      {t('roles')}: {said.join(', ')}
    </p>
  )
}
