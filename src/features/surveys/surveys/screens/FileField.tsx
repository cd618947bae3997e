import { Upload } from '../../../../ui/kit/Upload.tsx'
import { sendFile } from '../../../../ui/uploads.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { buckets } from '../../../base/files/buckets.ts'
import type { SurveyFile } from '../model.ts'

type Props = {
  label: string
  bucket: 'SurveyHelper' | 'SurveyDownload'
  value: SurveyFile | null
  onChange: (file: SurveyFile | null) => void
  required?: boolean
  error: string | undefined
}

/** A file that customers read or download: its name and its address. */
export const FileField = ({ label, bucket, value, onChange, required = false, error }: Props) => {
  const say = useSay()
  const { accept, largest } = buckets[bucket]
  return (
    <Upload
      label={label}
      value={value?.Name ?? null}
      accept={accept}
      largest={largest}
      required={required}
      {...(error !== undefined && { error: say(error) })}
      upload={(file, onProgress) => sendFile(file, bucket, onProgress)}
      onChange={(Link, file) => onChange(Link ? { Name: file?.name ?? nameIn(Link), Link } : null)}
    />
  )
}

const nameIn = (link: string): string => link.split('/').at(-1) ?? link
