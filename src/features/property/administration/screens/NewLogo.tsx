import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { Input } from '../../../../core/call.ts'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useWords } from '../../../../ui/words.tsx'
import { buckets } from '../../../base/files/buckets.ts'
import type { CreateGroup } from '../contract.ts'
import { words } from '../words.ts'

const Upload = lazy(async () => ({ default: (await import('../../../../ui/kit/Upload.tsx')).Upload }))

/** The logo of an account that does not stand yet: kept in the form, and sent with it. */
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
          preview={Logo?.base64 ?? null}
          accept={accept}
          largest={largest}
          {...(problem && { error: say(problem) })}
          upload={dataUrl}
          onChange={(base64, file) => form.set('Logo', base64 && file ? { fileName: file.name, base64 } : null)}
        />
      </Suspense>
    </div>
  )
}

const dataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'))
    reader.readAsDataURL(file)
  })
