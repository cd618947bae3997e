import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useRef } from 'react'
import { type FileRef, keptRef } from '../../../../core/fileRef.ts'
import { isEmpty } from '../../../../core/problem.ts'
import { FilesField } from '../../../../ui/form/FilesField.tsx'
import { ReadValue, useField } from '../../../../ui/form/field.tsx'
import { Upload } from '../../../../ui/kit/Upload.tsx'
import type { Sending } from '../../../../ui/uploads.ts'
import { useWords } from '../../../../ui/words.tsx'
import type { FieldControl } from '../screens/controlProps.ts'
import { useFieldFiles } from '../screens/fieldFiles.ts'
import { words } from '../words.ts'

const most = 20

/** A file, or several where the field takes more than one. */
export const FilesControl: FieldControl = props => (props.field.Most === 1 ? <OneFile {...props} /> : <SeveralFiles {...props} />)

const SeveralFiles: FieldControl = ({ field: { Most = most }, ...props }) => {
  const { accept, largest, send, open } = useFieldFiles()
  return <FilesField {...props} accept={accept} largest={largest} most={Most} upload={send} onOpen={open} />
}

const OneFile: FieldControl = ({ field: _field, ...props }) => {
  const { reading, value, set, common } = useField(props)
  const port = useFieldFiles()
  const sent = useRef<FileRef | null>(null)
  const [file] = listFiles(value)
  if (reading) return <ReadValue label={props.label}>{file && <OpenButton file={file} onClick={() => port.open(file)} />}</ReadValue>
  const send = async (chosen: File, sending: Sending): Promise<string> => {
    sent.current = await port.send(chosen, sending)
    return sent.current.FileId
  }
  return (
    <div {...common.wrapperProps}>
      <Upload
        label={props.label}
        value={file?.Name ?? null}
        accept={port.accept}
        largest={port.largest}
        disabled={common.disabled}
        required={common.withAsterisk}
        {...(common.error !== undefined && { error: common.error })}
        upload={send}
        onChange={FileId => set(FileId === null ? null : sent.current && keptRef(sent.current))}
      />
    </div>
  )
}

/** A single file stands for itself, several in a list. */
const listFiles = (value: unknown): readonly FileRef[] =>
  isEmpty(value) ? [] : Array.isArray(value) ? (value as FileRef[]) : [value as FileRef] // the path is one of files

const OpenButton = ({ file, onClick }: { file: FileRef; onClick: () => void }) => {
  const t = useWords(words)
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconDownload size={16} aria-hidden />}
      aria-label={t('download', { name: file.Name })}
      onClick={onClick}
    >
      {file.Name}
    </Button>
  )
}
