import { Button, Checkbox, Group, SegmentedControl, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { mostHint } from '../../../../core/hints.ts'
import { useWrite } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { allRows } from '../../../../ui/list/allRows.ts'
import type { ChosenRows } from '../../../../ui/list/useSelection.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetTasks } from '../../../base/tasks/contract.ts'
import { downloadWhenDone } from '../../../base/tasks/screens/started.ts'
import { type QrFileType, type QrSize, qrFileTypes, qrSizes } from '../../picture/model.ts'
import { DownloadQrCodes, GetQrCodes, mostZipped } from '../contract.ts'
import type { QrCodeRow } from '../model.ts'
import { words } from '../words.ts'
import classes from './qr.module.css'

type Chosen = { gId: string; chosen: ChosenRows<QrCodeRow> }

/** Downloads the chosen codes as one ZIP, after asking in which formats. */
export const DownloadMany = ({ gId, chosen }: Chosen) => {
  const t = useWords(words)
  const [reading, setReading] = useState(false)
  // The codes that match now: the ZIP holds those that the question counts.
  const readCodes = async () => {
    setReading(true)
    const found = await allRows(GetQrCodes, { filter: chosen.filter }).catch(error => toast.error(error))
    setReading(false)
    return found ?? []
  }
  const ask = async () => {
    const codes = chosen.filter === undefined ? chosen.rows : await readCodes()
    if (codes.length > mostZipped) return toast.error(mostHint(mostZipped))
    if (codes.length === 0) return
    const QrCodeIds = codes.map(row => row.QrCodeId)
    askFormats(gId, QrCodeIds, { title: t('zip.ask', { n: codes.length }), onStarted: chosen.clear })
  }
  return (
    <Button size="xs" variant="default" leftSection={<IconDownload size={16} aria-hidden />} loading={reading} onClick={() => void ask()}>
      {t('zip.yes')}
    </Button>
  )
}

type AskTerms = { title: string; onStarted?: () => void }
/** Asks in which formats codes are wanted, and makes their ZIP. */
export const askFormats = (gId: string, QrCodeIds: string[], { title, onStarted = () => {} }: AskTerms) =>
  dialogs.open(close => <Formats gId={gId} QrCodeIds={QrCodeIds} onStarted={onStarted} onDone={close} />, { title, size: 440 })

type FormatsProps = { gId: string; QrCodeIds: string[]; onStarted: () => void; onDone: () => void }

const Formats = ({ gId, QrCodeIds, onStarted, onDone }: FormatsProps) => {
  const t = useWords(words)
  const [fileTypes, setTypes] = useState<QrFileType[]>(['png', 'svg'])
  const [size, setSize] = useState<QrSize>(1000)
  const { run, running } = useWrite(DownloadQrCodes, { refresh: [GetTasks] })
  const start = async () => {
    const did = await run({ GroupId: gId, QrCodeIds, fileTypes, size })
    if (!did) return
    downloadWhenDone(did.TaskId)
    onStarted()
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
