import { IconLock } from '@tabler/icons-react'
import type { Permission } from '../../core/permissions.ts'
import { permissionWords } from '../permissionWords.ts'
import { useSession } from '../session.ts'
import { useLanguage, useWords } from '../words.tsx'
import classes from './ReadOnlyNote.module.css'
import { words } from './readOnlyWords.ts'

const quotes = { en: ['“', '”'], es: ['«', '»'], fr: ['«\u00a0', '\u00a0»'] } as const

/** Loaded by `ReadOnlyLine`. */
export const ReadOnlyNote = ({ needs }: { needs: readonly Permission[] }) => {
  const t = useWords(words)
  const name = useWords(permissionWords)
  const [language] = useLanguage()
  const { group } = useSession()
  const [open, close] = quotes[language]
  const names = needs.map(key => `${open}${name(key)}${close}`)
  return (
    <p className={classes.line}>
      <IconLock size={14} aria-hidden />
      {t('readOnly', {
        names: new Intl.ListFormat(language, { type: 'disjunction' }).format(names),
        account: group?.name || t('account'),
      })}
    </p>
  )
}
