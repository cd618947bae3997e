import { Button } from '@mantine/core'
import { IconCopy, IconFileTypePdf, IconPencil, IconTestPipe, IconTrash } from '@tabler/icons-react'
import { useWrite } from '../../../../ui/calls.ts'
import { confirm, dialogs } from '../../../../ui/dialogs.tsx'
import { useGo } from '../../../../ui/route.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetTasks } from '../../../base/tasks/contract.ts'
import { downloadWhenDone } from '../../../base/tasks/screens/started.ts'
import { MakePrintKit } from '../../../signs/printing/contract.ts'
import { KitButtons } from '../../../signs/printing/screens/KitButtons.tsx'
import { DeleteRounds, GetPMRounds, GetRounds } from '../contract.ts'
import type { RoundRow } from '../model.ts'
import { editRound } from '../routes.ts'
import { words } from '../words.ts'
import { CopyRoundDialog } from './CopyRoundDialog.tsx'

type BarProps = { gId: string; rows: readonly RoundRow[]; onDone: () => void }

/** What can be done with the ticked rounds: with one of them edit, copy and its test kit too. */
export const RoundBar = ({ gId, rows, onDone }: BarProps) => {
  const t = useWords(words)
  const go = useGo()
  const removal = useWrite(DeleteRounds, { done: t('removed'), refresh: [GetRounds, GetPMRounds] })
  const testKit = useWrite(MakePrintKit, { refresh: [GetTasks] })
  const [row, ...others] = rows
  const single = others.length === 0 ? row : undefined
  const QrCodeIds = rows.flatMap(one => one.QrId ?? [])
  const remove = async () => {
    const sure = await confirm({
      title: t('removeTitle', { n: rows.length }),
      text: t('removeText'),
      yes: t('bar.remove'),
      danger: true,
    })
    if (sure && (await removal.run({ GroupId: gId, RoundIds: rows.map(one => one.RoundId) }))) onDone()
  }
  const makeTestKit = async () => {
    const started = await testKit.run({ GroupId: gId, QrCodeIds, FileFormat: 'test' })
    if (!started) return
    downloadWhenDone(started.TaskId)
    toast.success(t('bar.testKit'))
    onDone()
  }
  const small = { size: 'xs', variant: 'default' } as const
  return (
    <>
      {single && (
        <>
          <Button
            {...small}
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={() => go(editRound, { type: single.RoundType, id: single.RoundId })}
          >
            {t('bar.edit')}
          </Button>
          <Button
            {...small}
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={() =>
              dialogs.open(() => <CopyRoundDialog gId={gId} row={single} onDone={onDone} />, {
                title: t('copyTitle', { name: single.QrName }),
              })
            }
          >
            {t('bar.copy')}
          </Button>
          <Button {...small} component="a" href={single.PdfPreview} target="_blank" leftSection={<IconFileTypePdf size={16} aria-hidden />}>
            {t('guide.open')}
          </Button>
        </>
      )}
      <KitButtons gId={gId} choice={{ QrCodeIds }} count={QrCodeIds.length} onStarted={onDone} />
      {single && (
        <Button
          {...small}
          leftSection={<IconTestPipe size={16} aria-hidden />}
          loading={testKit.running}
          onClick={() => void makeTestKit()}
        >
          {t('bar.testKit')}
        </Button>
      )}
      <Button
        {...small}
        color="red"
        leftSection={<IconTrash size={16} aria-hidden />}
        loading={removal.running}
        onClick={() => void remove()}
      >
        {t('bar.remove')}
      </Button>
    </>
  )
}
