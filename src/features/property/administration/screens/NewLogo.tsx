import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { Input } from '../../../../core/call.ts'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import type { Sending } from '../../../../ui/uploads.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useWords } from '../../../../ui/words.tsx'
import { buckets } from '../../../base/files/buckets.ts'
import { sendInPieces } from '../../../base/files/screens/sendFile.ts'
import type { CreateGroup } from '../contract.ts'
import { words } from '../words.ts'

const Upload = lazy(async () => ({ default: (await import('../../../../ui/kit/Upload.tsx')).Upload }))

/** The logo of an account that does not stand yet: it waits as the sender's own until the account is made. */
export const NewLogo = ({ form }: { form: CallForm<Input<typeof CreateGroup>> }) => {
  const t = useWords(words)
  const say = useSay()
  const { accept, largest } = buckets.AccountLogo
  const problem = form.problemAt('Logo')
  const { Logo } = form.values
  return (
    <div data-form={form.id} data-field="Logo">
      <Suspense fallback={<Skeleton h={112} aria-busy="true" />}>
        <Upload
          label={t('logo')}
          value={Logo?.fileName ?? null}
          accept={accept}
          largest={largest}
          {...(problem && { error: say(problem) })}
          upload={send}
          onChange={(UploadId, file) => form.set('Logo', UploadId && file ? { fileName: file.name, UploadId } : null)}
        />
      </Suspense>
    </div>
  )
}

const send = (chosen: File, sending: Sending): Promise<string> =>
  sendInPieces(
    chosen,
    sending,
    file => ({ bucket: 'AccountLogo', fileName: file.name }),
    async ({ UploadId }) => UploadId,
  )
