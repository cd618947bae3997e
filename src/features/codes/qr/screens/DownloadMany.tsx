import { Button, Checkbox, Group, SegmentedControl, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useWrite } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import type { ChosenRows } from '../../../../ui/list/useSelection.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetTasks } from '../../../base/tasks/contract.ts'
import { downloadWhenDone } from '../../../base/tasks/screens/started.ts'
import { type QrFileType, type QrSize, qrFileTypes, qrSizes } from '../../picture/model.ts'
import { DownloadQrCodes, type QrCodeFilter } from '../contract.ts'
import type { QrCodeRow } from '../model.ts'
import { words } from '../words.ts'
import classes from './qr.module.css'

type Chosen = { gId: string; chosen: ChosenRows<QrCodeRow> }

/** Downloads the chosen codes as one ZIP, after asking in which formats. */
export const DownloadMany = ({ gId, chosen }: Chosen) => {
  const t = useWords(words)
  const ask = () =>
    dialogs.open(close => <Formats gId={gId} chosen={chosen} onDone={close} />, { title: t('zip.ask', { n: chosen.count }), size: 440 })
  return (
    <Button size="xs" variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={ask}>
      {t('zip.yes')}
    </Button>
  )
}

const Formats = ({ gId, chosen, onDone }: Chosen & { onDone: () => void }) => {
  const t = useWords(words)
  const [fileTypes, setTypes] = useState<QrFileType[]>(['png', 'svg'])
  const [size, setSize] = useState<QrSize>(1000)
  const { run, running } = useWrite(DownloadQrCodes, { refresh: [GetTasks] })
  const start = async () => {
    const what =
      chosen.filter === undefined ? { QrCodeIds: chosen.rows.map(row => row.QrCodeId) } : { filter: chosen.filter as QrCodeFilter } // the list's own
    const did = await run({ GroupId: gId, ...what, fileTypes, size })
    if (!did) return
    downloadWhenDone(did.TaskId)
    chosen.clear()
    toast.success(t('zip.started'))
    onDone()
  }
  return (
    <Stack gap="md">
      <p className={classes.soft}>{t('zip.help')}</p>
      <Checkbox.Group
        label={t('zip.formats')}
        value={fileTypes}
        onChange={next => setTypes(qrFileTypes.filter(one => next.includes(one)))}
        error={fileTypes.length === 0 && t('zip.choose')}
      >
        <Group mt="xs">
          {qrFileTypes.map(type => (
            <Checkbox key={type} value={type} label={type.toUpperCase()} />
          ))}
        </Group>
      </Checkbox.Group>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t('size')}
        value={String(size)}
        onChange={next => setSize(qrSizes.find(one => String(one) === next) ?? 1000)}
        data={qrSizes.map(one => ({ value: String(one), label: `${one} px` }))}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button disabled={fileTypes.length === 0} loading={running} onClick={() => void start()}>
          {t('zip.yes')}
        </Button>
      </Group>
    </Stack>
  )
}
