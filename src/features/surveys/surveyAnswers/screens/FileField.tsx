import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useRef } from 'react'
import type { FileRef } from '../../../../core/fileRef.ts'
import { type FieldProps, ReadValue, useField } from '../../../../ui/form/field.tsx'
import { Upload } from '../../../../ui/kit/Upload.tsx'
import { toast } from '../../../../ui/toasts.ts'
import type { Sending } from '../../../../ui/uploads.ts'
import { useWords } from '../../../../ui/words.tsx'
import { buckets } from '../../../base/files/buckets.ts'
import { words } from '../words.ts'
import { downloadSurveyFile, sendSurveyFile } from './sendSurveyFile.ts'
import { useSurvey } from './surveyContext.ts'

const { accept, largest } = buckets.SurveyAnswer

/** A file of an answer: uploaded by the customer, downloaded by staff. The value is `{ FileId, Name }`, null without one. */
export const FileField = <V,>(props: FieldProps<V>) => {
  const survey = useSurvey()
  const { reading, value, set, common } = useField(props)
  const sent = useRef<FileRef | null>(null)
  const file = value as FileRef | null | undefined // the path is one of a file
  if (reading) return <ReadValue label={props.label}>{file && <Download file={file} />}</ReadValue>
  const send = async (chosen: File, sending: Sending): Promise<string> => {
    const { GroupId, BuildingId, BuilderId } = survey
    const { FileId, Name } = await sendSurveyFile({ GroupId, BuildingId, BuilderId }, chosen, sending)
    sent.current = { FileId, Name }
    return FileId
  }
  return (
    <div {...common.wrapperProps}>
      <Upload
        label={props.label}
        value={file?.Name ?? null}
        accept={accept}
        largest={largest}
        disabled={common.disabled}
        required={common.withAsterisk}
        {...(common.error !== undefined && { error: common.error })}
        upload={send}
        onChange={stored => set(stored === null ? null : sent.current)}
      />
    </div>
  )
}

/** A button that downloads a file of the survey. */
export const Download = ({ file }: { file: FileRef }) => {
  const t = useWords(words)
  const survey = useSurvey()
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconDownload size={16} aria-hidden />}
      aria-label={t('download', { name: file.Name })}
      onClick={() => void downloadSurveyFile(survey, file).catch(error => toast.error(error))}
    >
      {file.Name}
    </Button>
  )
}
