import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useMemo } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import { StatusDot } from '../../../../ui/kit/StatusDot.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { QrStyle } from '../../picture/model.ts'
import type { Mend } from '../../picture/rules.ts'
import { textProblems } from '../../picture/textProblems.ts'
import { CheckQrPicture } from '../contract.ts'
import { words } from '../words.ts'
import { judgeStyle, type StyleProblem } from './judged.ts'
import classes from './qr.module.css'

type VerdictProps = {
  gId: string
  bId?: string | undefined
  QrCodeId: string | null
  text: string
  style: unknown
  /** Where the style's logo comes from, as `CheckQrPicture` takes it; the saved code's own unless set. */
  logo?: string | undefined
  /** Takes a color that would do. */
  onMend?: ((mend: Mend) => void) | undefined
}

/** In words, whether phones read a code in a style. The rules refuse at once; praise comes from reading the picture alone. */
export const Verdict = ({ onMend, ...asked }: VerdictProps) => {
  const t = useWords(words)
  const { style, own, answer, failed } = useAnswer(asked)
  const problems: readonly StyleProblem[] = answer?.Problems ?? own
  const unread = answer?.Unread ?? []
  const [kind, word] = judgeStyle({ complete: style !== null, problems, answer, failed })
  return (
    <div aria-live="polite">
      <StatusDot kind={kind} label={t(`verdict.${word}`)} pill />
      {problems.length + unread.length > 0 && (
        <ul className={classes.problems}>
          {problems.map(({ Field, Kind, Mend }) => (
            <li key={Field + Kind}>
              {t(`safety.${isNamed(Field) ? Field : 'other'}.${Kind}`)}
              {Mend && onMend && <MendButton mend={Mend} onMend={onMend} />}
            </li>
          ))}
          {unread.map(viewing => (
            <li key={viewing}>{t(`unread.${viewing}`)}</li>
          ))}
        </ul>
      )}
      {kind === 'good' && <p className={classes.soft}>{t('verdict.readBack')}</p>}
    </div>
  )
}

/** What the rules say of the style as it stands, and the server's answer as soon as it is about this very style. */
const useAnswer = ({ gId, bId, QrCodeId, text, style: typed, logo }: Omit<VerdictProps, 'onMend'>) => {
  const key = JSON.stringify([typed ?? {}, logo])
  const [settled] = useDebouncedValue(key, 500)
  const style = useMemo(() => styleIn(key), [key])
  const own = useMemo(() => (style ? textProblems(text, style) : []), [text, style])
  const { Logo: _logo, ErrorCorrection, ...look } = style ?? QrStyle.parse({})
  const place = { gId, ...(bId && { bId }), ...(QrCodeId && { QrCodeId }), ...(logo && { Logo: logo }) }
  const input = style && settled === key ? { ...place, ...look, ...(ErrorCorrection && { ErrorCorrection }) } : null
  const { data, isError, isPlaceholderData } = useCall(CheckQrPicture, input, { quiet: true })
  return { style, own, answer: input && !isPlaceholderData ? data : undefined, failed: input !== null && isError }
}

const MendButton = ({ mend, onMend }: { mend: Mend; onMend: (mend: Mend) => void }) => {
  const t = useWords(words)
  return (
    <Button variant="subtle" size="compact-xs" className={classes.mend} onClick={() => onMend(mend)}>
      <span className={classes.swatch} style={{ background: mend.Color }} />
      {t(mend.Field === 'BackgroundColor' ? 'mendGround' : 'mend', { color: mend.Color })}
    </Button>
  )
}

const named = ['FillColor', 'EyeColor', 'QuietZone', 'Logo'] as const
const isNamed = (field: string): field is (typeof named)[number] => named.some(one => one === field)

const styleIn = (key: string): QrStyle | null => {
  const found = QrStyle.safeParse(JSON.parse(key)[0])
  return found.success ? found.data : null
}
