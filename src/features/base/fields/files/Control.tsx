import { Button, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useRef } from 'react'
import type { FileRef } from '../../../../core/fileRef.ts'
import { isEmpty } from '../../../../core/problem.ts'
import { ReadValue, useField } from '../../../../ui/form/field.tsx'
import { Upload } from '../../../../ui/kit/Upload.tsx'
import type { Sending } from '../../../../ui/uploads.ts'
import { useWords } from '../../../../ui/words.tsx'
import type { FieldControl } from '../screens/controlProps.ts'
import { useFieldFiles } from '../screens/fieldFiles.ts'
import { words } from '../words.ts'

const most = 20

/** A file, or several where the field takes more than one: a row for each, and one to add the next. */
export const FilesControl: FieldControl = ({ field: { Most = most }, ...props }) => {
  const { reading, value, set, common } = useField(props)
  const port = useFieldFiles()
  const sent = useRef(new Map<string, FileRef>())
  const files = listFiles(value)
  if (reading)
    return (
      <ReadValue label={props.label}>
        {files.length > 0 && files.map(file => <OpenButton key={file.FileId} file={file} onClick={() => port.open(file)} />)}
      </ReadValue>
    )
  const send = async (chosen: File, sending: Sending): Promise<string> => {
    const file = await port.send(chosen, sending)
    sent.current.set(file.FileId, file)
    return file.FileId
  }
  const put = (next: readonly FileRef[]) => set(Most === 1 ? (next[0] ?? null) : next)
  const change = (at: number, FileId: string | null) => {
    const file = FileId === null ? undefined : sent.current.get(FileId)
    put(files.toSpliced(at, 1, ...(file ? [file] : [])))
  }
  const places = files.length < Most ? [...files, null] : files
  return (
    <Stack gap="xs" {...common.wrapperProps}>
      {places.map((file, at) => (
        <Upload
          key={file?.FileId ?? 'next'}
          label={at === 0 ? props.label : `${props.label} ${at + 1}`}
          value={file?.Name ?? null}
          accept={port.accept}
          largest={port.largest}
          disabled={common.disabled}
          {...(at === 0 && common.error !== undefined && { error: common.error })}
          upload={send}
          onChange={FileId => change(at, FileId)}
        />
      ))}
    </Stack>
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
