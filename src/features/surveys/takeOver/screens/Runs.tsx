import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { Call } from '../../../../core/call.ts'
import { useWrite } from '../../../../ui/calls.ts'
import { confirm } from '../../../../ui/dialogs.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { UndoTakeOver } from '../contract.ts'
import type { TakeOverRun } from '../model.ts'
import { takeOverSuccesses } from '../rules.ts'
import { words } from '../words.ts'
import { useFieldLabel } from './labels.ts'
import classes from './takeOver.module.css'

type Props = { place: { GroupId: string; BuildingId: string; BuilderId: string }; runs: readonly TakeOverRun[]; changed: readonly Call[] }

/** What was taken over before, the newest first, each to be taken back. */
export const Runs = ({ place, runs, changed }: Props) => {
  const t = useWords(words)
  if (runs.length === 0) return null
  return (
    <Section title={t('runs')} side={String(runs.length)}>
      <ul className={classes.runs}>
        {runs.map(run => (
          <Run key={run.TakeOverId} place={place} run={run} changed={changed} />
        ))}
      </ul>
    </Section>
  )
}

const Run = ({ place, run, changed }: Omit<Props, 'runs'> & { run: TakeOverRun }) => {
  const t = useWords(words)
  const { dateTime } = useFormats()
  const namesOf = useNames()
  const undo = useWrite(UndoTakeOver, { done: takeOverSuccesses.undone, refresh: changed })
  const ask = async () => {
    if (await confirm({ title: t('undoTitle'), text: t('undoText'), yes: t('undo') }))
      await undo.run({ ...place, TakeOverId: run.TakeOverId })
  }
  return (
    <li className={classes.run}>
      <div>
        <p className={classes.runHead}>{t('runBy', { name: run.FullName, date: dateTime(run.CreatedDate) })}</p>
        <p className={classes.note}>{namesOf(run.Taken)}</p>
        {run.UndoneDate !== null && <p className={classes.note}>{t('undone', { date: dateTime(run.UndoneDate) })}</p>}
        {run.Left.length > 0 && <p className={classes.note}>{t('left', { names: namesOf(run.Left) })}</p>}
      </div>
      {run.UndoneDate === null && (
        <Button variant="default" leftSection={<IconArrowBackUp size={16} aria-hidden />} loading={undo.running} onClick={() => void ask()}>
          {t('undo')}
        </Button>
      )}
    </li>
  )
}

const useNames = (): ((taken: TakeOverRun['Taken']) => string) => {
  const labelOf = useFieldLabel()
  return taken => taken.map(({ Group, Name }) => (Group === 'BasicInfo' || Group === 'Branding' ? labelOf(Group, Name) : Name)).join(', ')
}
