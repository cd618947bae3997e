import { Button, SegmentedControl } from '@mantine/core'
import { IconDownload, IconMail, IconRefresh, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { CopyField } from '../../../ui/kit/CopyField.tsx'
import { useWords } from '../../../ui/words.tsx'
import { type QrSize, qrFileTypes, qrSizes } from '../picture/style.ts'
import { exampleAddress, printedLink } from '../rules.ts'
import { words } from '../words.ts'
import type { Code, SaveInput } from './draft.ts'
import { QrPicture } from './QrPicture.tsx'
import classes from './qr.module.css'
import { type ActedOn, useQrActions } from './useQrActions.tsx'
import { Verdict } from './Verdict.tsx'

type SideProps = { gId: string; code: Code | null; values: SaveInput; dirty: boolean; mayEdit: boolean }

/** Beside the editor: the picture as it will be printed, whether phones read it, the link, files, e-mail. */
export const EditorSide = ({ gId, code, values, dirty, mayEdit }: SideProps) => {
  const t = useWords(words)
  const act = useQrActions(gId)
  const acted: ActedOn | null = code && { QrCodeId: code.QrCodeId, Name: code.QrName, SignId: code.SignId, Url: code.Url }
  const text = code?.Link ?? printedLink(window.location.origin, exampleAddress)
  return (
    <aside className={classes.side} aria-label={t('preview')}>
      <div className={classes.card}>
        <h2>{t('preview')}</h2>
        <QrPicture text={text} style={values.Style} />
        {!code && <p className={classes.soft}>{t('previewNew')}</p>}
        <Verdict gId={gId} QrCodeId={code?.QrCodeId ?? null} text={text} style={values.Style} />
      </div>
      {code && acted && (
        <div className={classes.card}>
          <CopyField label={t('link')} value={code.Url} />
          <Files dirty={dirty} onDownload={(type, size) => void act.download(acted, type, size)} />
          {mayEdit && (
            <Button variant="default" leftSection={<IconMail size={16} aria-hidden />} disabled={dirty} onClick={() => act.email(acted)}>
              {t('email')}
            </Button>
          )}
          {mayEdit && !dirty && <Service code={code} onRetire={() => void act.retire(acted)} onRestore={() => void act.restore(acted)} />}
        </div>
      )}
    </aside>
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

const Service = ({ code, onRetire, onRestore }: { code: Code; onRetire: () => void; onRestore: () => void }) => {
  const t = useWords(words)
  return code.Retired ? (
    <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRestore}>
      {t('restore')}
    </Button>
  ) : (
    <Button variant="subtle" color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={onRetire}>
      {t('retire')}
    </Button>
  )
}
