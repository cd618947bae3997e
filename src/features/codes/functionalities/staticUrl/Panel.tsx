import { useContext } from 'react'
import { FieldMode } from '../../../../ui/form/field.tsx'
import { UrlField } from '../../../../ui/form/fields.tsx'
import { Upload } from '../../../../ui/kit/Upload.tsx'
import { sendFile, wrongTypeOf } from '../../../../ui/uploads.ts'
import { useWords } from '../../../../ui/words.tsx'
import { buckets } from '../../../base/files/buckets.ts'
import { formIn, type PanelProps } from '../panels.ts'
import { type StaticUrlForm, staticUrl, staticUrlFiles } from './definition.ts'
import { words } from './words.ts'

/** The page that a code opens: an address, or a file whose address the upload gives. */
export const Panel = ({ form }: PanelProps) => {
  const t = useWords(words)
  const mode = useContext(FieldMode)
  const { values, at, change } = formIn<StaticUrlForm>(form)
  return (
    <>
      <UrlField of={form} name={at('Url')} label={t('Url')} help={t('UrlHelp')} maxLength={2000} required />
      {mode !== 'read' && (
        <Upload
          label={t('file')}
          value={fileName(values.Url)}
          accept={staticUrlFiles}
          largest={buckets.StaticUrl.largest}
          disabled={mode === 'off'}
          wrongType={wrongTypeOf('StaticUrl')}
          upload={(file, sending) => sendFile(file, 'StaticUrl', sending)}
          onChange={stored => change(() => ({ Url: stored ?? staticUrl.initial.Url }))}
        />
      )}
    </>
  )
}

/** The name of an uploaded file by its address; null for any other address. */
const fileName = (url: string): string | null => /\/files\/[\da-f-]{36}\/[\da-f-]{36}\/([^/?#]+)$/.exec(url)?.[1] ?? null
