import { useDebouncedValue } from '@mantine/hooks'
import { useMemo } from 'react'
import { useCall } from '../../../ui/calls.ts'
import { StatusDot } from '../../../ui/kit/StatusDot.tsx'
import { useWords } from '../../../ui/words.tsx'
import { CheckQrPicture } from '../contract.ts'
import { matrixOf } from '../picture/matrix.ts'
import { styleProblems } from '../picture/safety.ts'
import { levelOf, QrStyle } from '../picture/style.ts'
import { words } from '../words.ts'
import classes from './qr.module.css'

type VerdictProps = { gId: string; QrCodeId: string | null; text: string; style: unknown }
type Found = { Field: string; Kind: 'refuse' | 'warn' }

/** In words, whether phones read a code in a style: the rules at once, and a reading back by the server for a saved code. */
export const Verdict = ({ gId, QrCodeId, text, style }: VerdictProps) => {
  const t = useWords(words)
  const [settled] = useDebouncedValue(JSON.stringify(style ?? {}), 500)
  const own = useMemo(() => problemsOf(text, style), [text, style])
  const asked = useMemo(() => parsed(settled), [settled])
  const { Logo: _logo, ErrorCorrection, ...look } = asked ?? QrStyle.parse({})
  const input = QrCodeId && asked ? { gId, QrCodeId, ...look, ...(ErrorCorrection && { ErrorCorrection }) } : null
  const { data, isFetching, isPlaceholderData } = useCall(CheckQrPicture, input, { quiet: true })
  const fresh = data && !isPlaceholderData ? data : undefined
  const problems: readonly Found[] = fresh?.Problems ?? own
  const kind = problems.some(one => one.Kind === 'refuse') ? 'bad' : problems.length > 0 ? 'warn' : 'good'
  return (
    <div aria-live="polite">
      <StatusDot kind={kind} label={t(`verdict.${kind}`)} pill />
      {problems.length > 0 && (
        <ul className={classes.problems}>
          {problems.map(({ Field, Kind }) => (
            <li key={Field + Kind}>{t(`safety.${isNamed(Field) ? Field : 'other'}.${Kind}`)}</li>
          ))}
        </ul>
      )}
      {fresh?.Decoded && <p className={classes.soft}>{t('verdict.readBack')}</p>}
      {input && isFetching && !fresh && <p className={classes.soft}>{t('verdict.reading')}</p>}
    </div>
  )
}

const named = ['FillColor', 'EyeColor', 'QuietZone', 'Logo'] as const
const isNamed = (field: string): field is (typeof named)[number] => named.some(one => one === field)

const parsed = (text: string): QrStyle | null => {
  const found = QrStyle.safeParse(JSON.parse(text))
  return found.success ? found.data : null
}

const problemsOf = (text: string, style: unknown): readonly Found[] => {
  const found = QrStyle.safeParse(style ?? {})
  return found.success ? styleProblems(found.data, matrixOf(text, levelOf(found.data))) : []
}
