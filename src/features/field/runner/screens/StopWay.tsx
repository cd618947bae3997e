import { useWords } from '../../../../ui/words.tsx'
import type { RoundStop } from '../../rounds/model.ts'
import { words } from '../words.ts'
import classes from './phone.module.css'

/** Where a stop is: its floor, its sign, and the note of who installed it, where the round gives walking directions. */
export const StopWay = ({ stop: { Floor, SignId, InstallationNote }, isAsked }: { stop: RoundStop; isAsked: boolean }) => {
  const t = useWords(words)
  const facts = [Floor && t('phone.floor', { floor: Floor }), SignId && t('phone.signAt', { sign: SignId })].filter(Boolean)
  return (
    <>
      {isAsked && facts.length > 0 && <p className={classes.soft}>{facts.join(' · ')}</p>}
      {InstallationNote && <p>{InstallationNote}</p>}
    </>
  )
}
