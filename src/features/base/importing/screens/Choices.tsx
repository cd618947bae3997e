import { Button, Group, Radio } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../ui/calls.ts'
import { confirm } from '../../../../ui/dialogs.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { useGoTo } from '../../../../ui/route.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetTasks } from '../../tasks/contract.ts'
import { words } from '../words.ts'
import classes from './Imports.module.css'
import type { ImportPages } from './importPages.ts'
import type { Import } from './useImport.ts'

type Choice = { Existing: 'Update' | 'Skip'; Wrong: 'Refuse' | 'LeaveOut' }

/** What becomes of records that exist and of rows with errors, and the button that starts. */
export const Choices = ({ of, gId, found }: { of: ImportPages; gId: string; found: Import }) => {
  const t = useWords(words)
  const own = useWords(of.words)
  const goTo = useGoTo()
  const { DiscardImport, GetImport, GetImports, RunImport } = of.calls
  const [{ Existing, Wrong }, set] = useState<Choice>({ Existing: 'Update', Wrong: 'Refuse' })
  const start = useWrite(RunImport, { refresh: [GetImport, GetImports, GetTasks] })
  const discard = useWrite(DiscardImport, { done: t('discarded'), refresh: [GetImports], onSaved: () => goTo(of.listHref) })
  const { New, Changed, Wrong: wrong } = found.Counts
  const n = New + (Existing === 'Update' ? Changed : 0)
  const ids = { GroupId: gId, ImportId: found.acId }
  const throwAway = async () => {
    if (await confirm({ title: t('discardTitle'), text: t('discardText'), yes: t('discard'), danger: true })) await discard.run(ids)
  }
  return (
    <Section title={t('button')} collapsible={false}>
      <div className={classes.choices}>
        {Changed > 0 && (
          <Radio.Group
            label={own('existing')}
            value={Existing}
            onChange={value => set({ Wrong, Existing: value === 'Skip' ? 'Skip' : 'Update' })}
          >
            <Radio mt="xs" value="Update" label={t('update')} />
            <Radio mt="xs" value="Skip" label={t('skip')} />
          </Radio.Group>
        )}
        {wrong > 0 && (
          <Radio.Group
            label={t('wrong')}
            value={Wrong}
            onChange={value => set({ Existing, Wrong: value === 'LeaveOut' ? 'LeaveOut' : 'Refuse' })}
          >
            <Radio mt="xs" value="Refuse" label={t('refuse')} />
            <Radio mt="xs" value="LeaveOut" label={t('leaveOut', { n: wrong })} />
          </Radio.Group>
        )}
      </div>
      {found.NewTags.length > 0 && (
        <p className={classes.hint}>{own('newTags', { n: found.NewTags.length, names: found.NewTags.slice(0, 20).join(', ') })}</p>
      )}
      <Group mt="md">
        <Button
          loading={start.running}
          disabled={n === 0 || (wrong > 0 && Wrong === 'Refuse')}
          onClick={() => void start.run({ ...ids, Existing, Wrong })}
        >
          {own('import', { n })}
        </Button>
        <Button variant="default" loading={discard.running} onClick={() => void throwAway()}>
          {t('discard')}
        </Button>
      </Group>
    </Section>
  )
}
