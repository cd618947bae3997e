import { Alert } from '@mantine/core'
import { words } from '../words.ts'
import { useWords } from '../words.tsx'
import classes from './form.module.css'

/** At the foot of a form that was refused because somebody else had saved in between. */
export const ConflictNote = ({ of }: { of: { conflict: boolean } }) => {
  const t = useWords(words)
  if (!of.conflict) return null
  return (
    <Alert color="amber" className={classes.conflict} role="alert">
      {t('conflict')}
    </Alert>
  )
}
