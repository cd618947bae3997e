import { Button, SegmentedControl } from '@mantine/core'
import { IconCopy, IconDownload, IconMail, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { dialogs } from '../../../../../ui/dialogs.tsx'
import { CopyField } from '../../../../../ui/kit/CopyField.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { type QrSize, qrFileTypes, qrSizes } from '../../../picture/model.ts'
import { words } from '../../words.ts'
import { CopyDialog } from '../CopyDialog.tsx'
import { LifeMenu } from '../LifeMenu.tsx'
import classes from '../qr.module.css'
import { type ActedOn, useQrActions } from '../useQrActions.tsx'
import type { Code } from './draft.ts'

type FilesProps = { gId: string; code: Code; dirty: boolean; mayEdit: boolean }

/** What can be had of a saved code: its files, a print, its link, a mail. */
export const CodeFiles = ({ gId, code, dirty, mayEdit }: FilesProps) => {
  const t = useWords(words)
  const act = useQrActions(gId)
  const acted: ActedOn = { QrCodeId: code.QrCodeId, BuildingId: code.BuildingId, Name: code.QrName, SignId: code.SignId, Url: code.Url }
  return (
    <div className={classes.card}>
      <Files dirty={dirty} onDownload={(type, size) => void act.download(acted, type, size)} />
      <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} disabled={dirty} onClick={() => void act.print(acted)}>
        {t('print')}
      </Button>
      {mayEdit && (
        <Button variant="default" leftSection={<IconMail size={16} aria-hidden />} disabled={dirty} onClick={() => act.email(acted)}>
          {t('email')}
        </Button>
      )}
      {mayEdit && (
        <Button
          variant="default"
          leftSection={<IconCopy size={16} aria-hidden />}
          disabled={dirty}
          onClick={() => dialogs.open(() => <CopyDialog GroupId={gId} QrCodeId={code.QrCodeId} />, { title: t('copy.title'), size: 480 })}
        >
          {t('copy.open')}
        </Button>
      )}
      <CopyField label={t('link')} value={code.Url} />
      {mayEdit && !dirty && (
        <LifeMenu gId={gId} code={code} onRetire={() => void act.retire(acted)} onRestore={() => void act.restore(acted)} />
      )}
    </div>
  )
}

const Files = ({ dirty, onDownload }: { dirty: boolean; onDownload: (type: (typeof qrFileTypes)[number], size: QrSize) => void }) => {
  const t = useWords(words)
  const [size, setSize] = useState<QrSize>(1000)
  return (
    <>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t('size')}
        value={String(size)}
        onChange={next => setSize(qrSizes.find(one => String(one) === next) ?? 1000)}
        data={qrSizes.map(one => ({ value: String(one), label: `${one} px` }))}
      />
      <div className={classes.formats}>
        {qrFileTypes.map(type => (
          <Button
            key={type}
            size="xs"
            px={4}
            variant="light"
            leftSection={<IconDownload size={14} aria-hidden />}
            disabled={dirty}
            aria-label={t('download', { type: type.toUpperCase() })}
            onClick={() => onDownload(type, size)}
          >
            {type.toUpperCase()}
          </Button>
        ))}
      </div>
      <p className={classes.soft}>{dirty ? t('saveFirst') : t('verdict.onSave')}</p>
    </>
  )
}
