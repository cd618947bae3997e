import { useState } from 'react'
import { messages } from '../../../../core/problem.ts'
import { say } from '../../../../ui/say.ts'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import { CameraSheet } from './CameraSheet.tsx'
import { mayFilm } from './camera.ts'
import { FileRows } from './PhotoPicker.tsx'
import classes from './phone.module.css'
import type { StopForm } from './useStopForm.ts'

/** The video of a stop that wants one: half a minute at most. */
export const StopVideo = ({ form }: { form: StopForm }) => {
  const t = useWords(words)
  const [state, setState] = useState<'closed' | 'open' | 'busy' | 'impossible'>('closed')
  const files = form.files[''] ?? []
  const wrong = form.problemAt('video') !== undefined
  const open = async () => setState((await mayFilm()) ? 'open' : 'impossible')
  const keep = async (video: Blob | null) => {
    if (!video) return setState('impossible')
    setState('busy')
    await form.attach('', video, `video ${files.length + 1}.${video.type.includes('mp4') ? 'mp4' : 'webm'}`)
    setState('closed')
  }
  return (
    <fieldset className={classes.field} data-field="video">
      <legend className={classes.label}>{t('phone.video')}</legend>
      <FileRows files={files} onChange={left => form.attached('', left)} />
      {state === 'impossible' && (
        <p className={classes.bad} role="alert">
          {t('phone.noVideo')}
        </p>
      )}
      {wrong && files.length === 0 && (
        <p className={classes.bad} role="alert">
          {say(messages.required)}
        </p>
      )}
      <button type="button" disabled={state === 'busy'} onClick={() => void open()}>
        {t('phone.film')}
      </button>
      {state === 'open' && <CameraSheet title={t('phone.film')} onVideo={video => void keep(video)} onClose={() => setState('closed')} />}
    </fieldset>
  )
}
