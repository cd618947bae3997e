import { type ReactNode, useState } from 'react'
import { useWords } from '../../../../ui/words.tsx'
import type { AttachedFile } from '../../inspections/items.ts'
import { words } from '../words.ts'
import { CameraSheet } from './CameraSheet.tsx'
import { shrinkPhoto } from './camera.ts'
import classes from './phone.module.css'

type FilesProps = { files: readonly AttachedFile[]; onChange: (files: readonly AttachedFile[]) => void }

/** Files by name, each with a way to leave it out. */
export const FileRows = ({ files, onChange }: FilesProps): ReactNode => {
  const t = useWords(words)
  return files.map(({ FileId, Name }) => (
    <p key={FileId} className={classes.file}>
      <span>{Name}</span>
      <button
        type="button"
        aria-label={`${t('phone.leaveOut')}: ${Name}`}
        onClick={() => onChange(files.filter(one => one.FileId !== FileId))}
      >
        {t('phone.leaveOut')}
      </button>
    </p>
  ))
}

type PickerProps = FilesProps & {
  /** Keeps a photo on the phone. */
  onFile: (file: Blob, name: string) => Promise<void>
  /** What the photos are of, for who does not see where they stand. */
  of?: string
}

/** Photos: taken by the camera inside the page, or chosen. */
export const PhotoPicker = ({ files, onChange, onFile, of }: PickerProps) => {
  const t = useWords(words)
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const name = (text: string) => (of ? `${text}: ${of}` : text)
  const keep = async (make: () => Promise<Blob>) => {
    setBusy(true)
    setWrong(false)
    await make()
      .then(blob => onFile(blob, `photo ${files.length + 1}.jpg`))
      .catch(() => setWrong(true))
    setBusy(false)
    setOpen(false)
  }
  return (
    <>
      <FileRows files={files} onChange={onChange} />
      {isWrong && (
        <p className={classes.bad} role="alert">
          {t('phone.noPicture')}
        </p>
      )}
      <button type="button" disabled={isBusy} aria-label={name(t('phone.takePhoto'))} onClick={() => setOpen(true)}>
        {t('phone.takePhoto')}
      </button>
      <label className={classes.pick}>
        {t('phone.choosePhoto')}
        <input
          type="file"
          accept="image/*"
          aria-label={name(t('phone.choosePhoto'))}
          className={classes.hidden}
          disabled={isBusy}
          onChange={event => {
            const [file] = event.currentTarget.files ?? []
            event.currentTarget.value = ''
            if (file) void keep(() => shrinkPhoto(file))
          }}
        />
      </label>
      {isOpen && (
        <CameraSheet title={t('phone.takePhoto')} onPhoto={photo => void keep(async () => photo)} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
