import { Alert, SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../../../ui/calls.ts'
import { LinesSkeleton } from '../../../ui/kit/Skeletons.tsx'
import { sizeText } from '../../../ui/kit/Upload.tsx'
import { useWords } from '../../../ui/words.tsx'
import { GetMail } from '../contract.ts'
import { words } from '../words.ts'

/** One mail: recipients, problem, attachments, and its body in a frame that runs nothing. */
export const MailView = ({ id }: { id: string }) => {
  const t = useWords(words)
  const [as, setAs] = useState('picture')
  const { data: mail } = useCall(GetMail, { MailId: id })
  if (!mail) return <LinesSkeleton lines={8} />
  return (
    <Stack gap="sm">
      <div>
        <span style={{ color: 'var(--ink-soft)' }}>{t('to')}:</span> {mail.To.join(', ')}
      </div>
      {mail.Attachments.length > 0 && (
        <div>
          <span style={{ color: 'var(--ink-soft)' }}>{t('attachments')}:</span>{' '}
          {mail.Attachments.map(({ name, size }) => `${name} (${sizeText(size)})`).join(', ')}
        </div>
      )}
      {mail.Problem && (
        <Alert color="red" title={t('problem')}>
          {mail.Problem}
        </Alert>
      )}
      <SegmentedControl
        aria-label={t('mail')}
        value={as}
        onChange={setAs}
        data={[
          { value: 'picture', label: t('asPicture') },
          { value: 'text', label: t('asText') },
        ]}
        style={{ alignSelf: 'start' }}
      />
      {as === 'picture' ? (
        <iframe
          title={mail.Subject}
          srcDoc={mail.Html}
          sandbox=""
          style={{ width: '100%', height: 460, border: '1px solid var(--line)', borderRadius: 8, background: 'white' }}
        />
      ) : (
        <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0, fontSize: 13 }}>{mail.Text}</pre>
      )}
    </Stack>
  )
}
