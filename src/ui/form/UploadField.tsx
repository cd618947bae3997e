import { Anchor } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { ownFile } from '../../core/ownFile.ts'
import { words } from '../kit/words.ts'
import { sendFile, wrongTypeOf } from '../uploads.ts'
import { fileLinkProps } from '../viewers/openFile.tsx'
import { useWords } from '../words.tsx'
import { asText, type FieldProps, ReadValue, useField } from './field.tsx'
import classes from './form.module.css'

type UploadProps<V> = FieldProps<V> & {
  /** Endings with dot: `['.png', '.jpg']`. */
  accept: readonly string[]
  /** Largest size in bytes. */
  largest?: number
  /** What kind of file it is, for the store. */
  bucket: string
  /** Where a stored file is shown; its own address here unless set. Null: it cannot be. */
  preview?: (stored: string) => string | null
}
const Upload = lazy(async () => ({ default: (await import('../kit/Upload.tsx')).Upload }))
const nameOf = (stored: string): string => stored.split('/').at(-1) || stored
const isPicture = (file: string): boolean => /\.(png|jpe?g|gif|webp|svg)(\?|$)/i.test(file)

/** A file: the value is what the store keeps of it, null without one. */
export const UploadField = <V,>({ accept, largest, bucket, preview = ownFile, ...props }: UploadProps<V>) => {
  const { reading, value, set, common } = useField(props, one => nameOf(asText(one)))
  const t = useWords(words)
  const stored = asText(value) || null
  const place = stored && preview(stored)
  if (reading)
    return (
      <ReadValue label={props.label}>
        {place ? <Stored place={place} name={nameOf(stored)} /> : <span className={classes.none}>{t('upload.none')}</span>}
      </ReadValue>
    )
  return (
    <div {...common.wrapperProps}>
      <Suspense fallback={<div className={classes.uploadWait} />}>
        <Upload
          label={props.label}
          value={stored && nameOf(stored)}
          preview={place && isPicture(place) ? place : null}
          accept={accept}
          {...(largest !== undefined && { largest })}
          {...(common.description !== undefined && { help: common.description })}
          {...(common.error !== undefined && { error: common.error })}
          disabled={common.disabled}
          required={props.required === true}
          wrongType={wrongTypeOf(bucket)}
          upload={(file, sending) => sendFile(file, bucket, sending)}
          onChange={next => set(next)}
        />
      </Suspense>
    </div>
  )
}

const Stored = ({ place, name }: { place: string; name: string }) =>
  isPicture(place) ? (
    <img src={place} alt={name} className={classes.picture} />
  ) : (
    <Anchor {...fileLinkProps({ Name: name, Link: place })} target="_blank" rel="noreferrer" inherit>
      {name}
    </Anchor>
  )
