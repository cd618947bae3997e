import { Checkbox } from '@mantine/core'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { words as kitWords } from '../../../../ui/words.ts'
import { useWords } from '../../../../ui/words.tsx'

type TickProps = { on: boolean; label: string; reading: boolean; onChange: (on: boolean) => void }

/** Whether a person uses a way: a box to tick, or a mark to read. */
export const MethodTick = ({ on, label, reading, onChange }: TickProps) => {
  const t = useWords(kitWords)
  if (!reading) return <Checkbox aria-label={label} checked={on} onChange={event => onChange(event.currentTarget.checked)} />
  return (
    <span>
      {on ? <IconCheck size={18} aria-hidden /> : <IconMinus size={18} aria-hidden color="var(--ink-soft)" />}
      <span className="unseen">{on ? t('yes') : t('no')}</span>
    </span>
  )
}
