import { ActionIcon, Button, FileButton, Input } from '@mantine/core'
import { IconCamera, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { FileRef } from '../../../../../core/fileRef.ts'
import { type FieldProps, ReadValue, useField } from '../../../../../ui/form/field.tsx'
import { toast } from '../../../../../ui/toasts.ts'
import { useWords } from '../../../../../ui/words.tsx'
import { buckets } from '../../../../base/files/buckets.ts'
import { Download } from '../../screens/FileField.tsx'
import { sendSurveyFile } from '../../screens/sendSurveyFile.ts'
import { useSurvey } from '../../screens/surveyContext.ts'
import classes from '../../screens/surveys.module.css'
import { words as commonWords } from '../../words.ts'

const most = 20

/** Photos and papers of a space. */
export const PhotosField = <V,>(props: FieldProps<V>) => {
  const tc = useWords(commonWords)
  const survey = useSurvey()
  const { reading, value, set, common } = useField(props)
  const [busy, setBusy] = useState(false)
  const files = Array.isArray(value) ? (value as FileRef[]) : [] // the path is one of a list of files
  const send = async (chosen: readonly File[]) => {
    setBusy(true)
    const { GroupId, BuildingId, BuilderId } = survey
    let all = files
    try {
      for (const file of chosen.slice(0, most - files.length)) {
        const { FileId, Name } = await sendSurveyFile({ GroupId, BuildingId, BuilderId }, file)
        all = [...all, { FileId, Name }]
        set(all)
      }
    } catch (error) {
      toast.error(error instanceof Error ? error : tc('uploadFailed'))
    } finally {
      setBusy(false)
    }
  }
  if (reading)
    return (
      <ReadValue label={props.label}>
        {files.length > 0 ? (
          <span className={classes.chips}>
            {files.map(file => (
              <Download key={file.FileId} file={file} />
            ))}
          </span>
        ) : null}
      </ReadValue>
    )
  return (
    <div {...common.wrapperProps}>
      <Input.Label labelElement="div">{props.label}</Input.Label>
      <div className={classes.chips}>
        {files.map(({ FileId, Name }) => (
          <span key={FileId} className={classes.chip}>
            {Name}
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              disabled={common.disabled}
              aria-label={tc('remove', { name: Name })}
              onClick={() => set(files.filter(one => one.FileId !== FileId))}
            >
              <IconX size={14} aria-hidden />
            </ActionIcon>
          </span>
        ))}
        <FileButton
          multiple
          accept={buckets.SurveyAnswer.accept.join(',')}
          onChange={chosen => void send(chosen)}
          disabled={common.disabled}
        >
          {button => (
            <Button {...button} variant="default" size="xs" loading={busy} leftSection={<IconCamera size={16} aria-hidden />}>
              {tc('addPhoto')}
            </Button>
          )}
        </FileButton>
      </div>
    </div>
  )
}
