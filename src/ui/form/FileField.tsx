import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { lazy, Suspense, useRef } from 'react'
import { type FileRef, keptRef } from '../../core/fileRef.ts'
import type { Sending } from '../uploads.ts'
import { type FieldProps, ReadValue, useField } from './field.tsx'
import classes from './form.module.css'

type FileFieldProps<V> = FieldProps<V> & {
  /** Endings with dot. */
  accept: readonly string[]
  /** Bytes. */
  largest: number
  wrongType?: string | undefined
  upload: (file: File, sending: Sending) => Promise<FileRef>
  /** Shows the file. */
  onOpen: (file: FileRef) => void
}
const Upload = lazy(async () => ({ default: (await import('../kit/Upload.tsx')).Upload }))

/** One file, whose value is a `FileRef`; null without one. */
export const FileField = <V,>({ accept, largest, wrongType, upload, onOpen, ...props }: FileFieldProps<V>) => {
  const { reading, value, set, common } = useField(props)
  const sent = useRef<FileRef | null>(null)
  const file = value ? (value as FileRef) : null // the path is one of a file
  if (reading)
    return (
      <ReadValue label={props.label}>
        {file && (
          <Button variant="default" size="xs" leftSection={<IconFileText size={16} aria-hidden />} onClick={() => onOpen(file)}>
            {file.Name}
          </Button>
        )}
      </ReadValue>
    )
  const send = async (chosen: File, sending: Sending): Promise<string> => {
    sent.current = await upload(chosen, sending)
    return sent.current.FileId
  }
  return (
    <div {...common.wrapperProps}>
      <Suspense fallback={<div className={classes.uploadWait} />}>
        <Upload
          label={props.label}
          value={file?.Name ?? null}
          accept={accept}
          largest={largest}
          disabled={common.disabled}
          required={common.withAsterisk}
          {...(common.description !== undefined && { help: common.description })}
          {...(common.error !== undefined && { error: common.error })}
          wrongType={wrongType}
          upload={send}
          onChange={FileId => set(FileId === null ? null : sent.current && keptRef(sent.current))}
        />
      </Suspense>
    </div>
  )
}
