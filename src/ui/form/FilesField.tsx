import { ActionIcon, Button, FileButton, Input } from '@mantine/core'
import { IconCamera, IconDownload, IconPaperclip, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { type FileRef, keptRef } from '../../core/fileRef.ts'
import { sizeText } from '../../core/sizeText.ts'
import { Gallery, type GalleryPicture } from '../kit/Gallery.tsx'
import { UploadList } from '../kit/UploadList.tsx'
import { useUploads } from '../kit/useUploads.ts'
import { words } from '../kit/words.ts'
import type { Sending } from '../uploads.ts'
import { useWords } from '../words.tsx'
import classes from './FilesField.module.css'
import { type FieldProps, ReadValue, useField } from './field.tsx'

export type FilesFieldProps<V> = FieldProps<V> & {
  /** Endings with dot. */
  accept: readonly string[]
  /** Largest size in bytes. */
  largest: number
  /** Files that it takes. */
  most: number
  upload: (file: File, sending: Sending) => Promise<FileRef>
  /** Downloads one of the files. */
  onOpen: (file: FileRef) => void
  /** Files of which the caller has links, so that pictures among them are shown; a link is no part of the value. */
  known?: readonly FileRef[] | undefined
  /** Reads `known` anew: its links end. */
  renew?: () => Promise<unknown>
  /** The button that adds one, in its own words. */
  add?: string
}

const isPicture = (name: string): boolean => /\.(png|jpe?g|webp)$/i.test(name)

/** Several files. The value is a list of `FileRef`; pictures are shown small, and large when they are chosen. */
export const FilesField = <V,>(props: FilesFieldProps<V>) => <FilesInput {...props} camera={false} />

/** The same for photos above all: a phone offers its camera. */
export const PhotosField = <V,>(props: FilesFieldProps<V>) => <FilesInput {...props} camera />

type InputProps<V> = FilesFieldProps<V> & { camera: boolean }

const FilesInput = <V,>({ accept, largest, most, upload, onOpen, known = [], renew, add, camera, ...props }: InputProps<V>) => {
  const t = useWords(words)
  const { reading, value, set, common } = useField(props)
  const files = Array.isArray(value) ? (value as FileRef[]) : [] // the path is one of a list of files
  const latest = useRef(files)
  useEffect(() => {
    latest.current = files
  })
  const sent = useSentPictures()
  const keep = (file: FileRef) => {
    latest.current = [...latest.current, keptRef(file)] // two may end before the form is drawn again
    set(latest.current)
  }
  const send = async (file: File, sending: Sending) => sent.note(file, await upload(file, sending))
  const uploads = useUploads<FileRef>({ accept, largest, upload: send, onStored: keep })
  const shown = files.map(file => sent.find(file) ?? known.find(({ FileId }) => FileId === file.FileId) ?? file)
  const left = most - files.length - uploads.items.length
  const remove = (gone: FileRef) => set(files.filter(({ FileId }) => FileId !== gone.FileId))
  if (reading)
    return (
      <ReadValue label={props.label}>
        {files.length > 0 ? <Kept label={props.label} files={shown} onOpen={onOpen} renew={renew} /> : null}
      </ReadValue>
    )
  return (
    <Input.Wrapper
      {...common.wrapperProps}
      label={props.label}
      labelElement="div"
      required={props.required === true}
      description={common.description}
      error={common.error}
      inputWrapperOrder={common.inputWrapperOrder}
    >
      <div className={classes.field}>
        <Kept label={props.label} files={shown} onOpen={onOpen} renew={renew} {...(!common.disabled && { onRemove: remove })} />
        <UploadList items={uploads.items} onCancel={uploads.cancel} onAgain={uploads.again} />
        <div className={classes.foot}>
          <FileButton
            multiple
            accept={accept.join(',')}
            onChange={chosen => uploads.start(chosen.slice(0, left))}
            disabled={common.disabled || left <= 0}
          >
            {button => (
              <Button
                {...button}
                variant="default"
                size="xs"
                disabled={common.disabled || left <= 0}
                leftSection={camera ? <IconCamera size={16} aria-hidden /> : <IconPaperclip size={16} aria-hidden />}
              >
                {add ?? t(camera ? 'upload.addPhotos' : 'upload.addFiles')}
              </Button>
            )}
          </FileButton>
          <span className={classes.small}>{t(left > 0 ? 'upload.limitOnly' : 'upload.most', { limit: sizeText(largest), most })}</span>
        </div>
      </div>
    </Input.Wrapper>
  )
}

/** Pictures that were sent from here are shown as they lie here, for as long as the field stands: by no link, which would end. */
const useSentPictures = () => {
  const [sent] = useState(() => new Map<string, FileRef>())
  useEffect(() => () => sent.forEach(({ Link = '' }) => URL.revokeObjectURL(Link)), [sent])
  return {
    note: (file: File, stored: FileRef): FileRef => {
      if (isPicture(stored.Name)) sent.set(stored.FileId, { ...keptRef(stored), Link: URL.createObjectURL(file) })
      return stored
    },
    find: ({ FileId }: FileRef): FileRef | undefined => sent.get(FileId),
  }
}

type KeptProps = {
  label: string
  files: readonly FileRef[]
  onOpen: (file: FileRef) => void
  onRemove?: (file: FileRef) => void
  renew: (() => Promise<unknown>) | undefined
}

/** What is kept: pictures that can be shown side by side, everything else by its name. */
const Kept = ({ label, files, onOpen, onRemove, renew }: KeptProps) => {
  const t = useWords(words)
  const corner = (file: FileRef, filled: boolean) =>
    onRemove && (
      <ActionIcon
        variant={filled ? 'filled' : 'subtle'}
        color={filled ? 'dark' : 'gray'}
        size="sm"
        radius="xl"
        aria-label={t('upload.removeOf', { name: file.Name })}
        onClick={() => onRemove(file)}
      >
        <IconX size={14} aria-hidden />
      </ActionIcon>
    )
  const pictures = files.flatMap((file): GalleryPicture[] =>
    file.Link && isPicture(file.Name)
      ? [{ id: file.FileId, name: file.Name, address: file.Link, small: file.Thumbnail, corner: corner(file, true) }]
      : [],
  )
  const others = files.filter(({ FileId }) => !pictures.some(({ id }) => id === FileId))
  return (
    <>
      {pictures.length > 0 && <Gallery label={label} pictures={pictures} renew={renew} />}
      {others.length > 0 && (
        <ul className={classes.files}>
          {others.map(file => (
            <li key={file.FileId} className={classes.file}>
              <Button
                variant="subtle"
                size="compact-sm"
                leftSection={<IconDownload size={16} aria-hidden />}
                aria-label={t('upload.download', { name: file.Name })}
                onClick={() => onOpen(file)}
              >
                {file.Name}
              </Button>
              {file.Size !== undefined && <span className={classes.small}>{sizeText(file.Size)}</span>}
              {corner(file, false)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
